// Display settings: coordinates, evaluation bar, animation speed, sounds, and confirmation of moves by touch.

import { createPanel, element, textElement } from "../../ui/create.js";
import { evaluationSetting, isEvaluationShown } from "../analysis/evaluation.js";
import { createSounds } from "./sounds.js";

/** @typedef {import("../../table/settings.js").Looks} Looks */

/** Animation speed factors; 0 disables animations. @type {Record<Looks["speed"], number>} */
const SPEED_FACTORS = { none: 0, slow: 0.5, usual: 1, fast: 2.5 };

/** Default volume, from 0 to 1: low, because sounds are on by default. */
const DEFAULT_VOLUME = 0.3;

/** @type {import("../index.js").CreateTool} */
export function createDisplaySettings(table, _gameUi, game) {
  const looks = () => table.settings.current().looks;
  const boxes = /** @type {const} */ (["coordinates", "evaluation", "confirm", "sounds"]).map(
    (name) => {
      const id = name === "evaluation" ? "evaluation-shown" : name;
      const box = element("input", { id, type: "checkbox" });
      box.addEventListener("change", () => {
        const isOn = name === "evaluation" ? evaluationSetting(box.checked) : box.checked;
        choose({ [name]: isOn });
      });
      return { name, box };
    },
  );
  const speeds = /** @type {Looks["speed"][]} */ (Object.keys(SPEED_FACTORS));
  const speed = element(
    "select",
    { id: "speed" },
    ...speeds.map((name) => textElement("option", `speed.${name}`, { value: name })),
  );
  speed.addEventListener("change", () =>
    choose({ speed: /** @type {Looks["speed"]} */ (speed.value) }),
  );
  const volume = element("input", { id: "volume", type: "range", min: 0.1, max: 1, step: 0.1 });
  volume.addEventListener("change", () => {
    choose({ volume: volume.valueAsNumber });
    sounds.sample();
  });
  createPanel(
    "play",
    "looks",
    "looks",
    ...boxes.map(({ name, box }) =>
      element("label", { class: "choice" }, box, textElement("span", name)),
    ),
    element("label", { class: "choice" }, volume, textElement("span", "volume")),
    element("label", { class: "choice" }, speed, textElement("span", "speed")),
    ...(game.looks?.(table) ?? []),
  );
  const sounds = createSounds(() => (looks().sounds ? (looks().volume ?? DEFAULT_VOLUME) : 0));
  scaleAnimations(() => SPEED_FACTORS[looks().speed]);
  show();

  /** @param {Partial<Looks>} change */
  function choose(change) {
    table.settings.change({ looks: { ...looks(), ...change } });
  }

  function show() {
    for (const { name, box } of boxes)
      box.checked = name === "evaluation" ? isEvaluationShown(table) : looks()[name] === true;
    speed.value = looks().speed;
    volume.valueAsNumber = looks().volume ?? DEFAULT_VOLUME;
    volume.disabled = !looks().sounds;
    document.documentElement.toggleAttribute("data-bare", !looks().coordinates);
  }

  return { show, changed: sounds.changed };
}

/** Scales the speed of every animation of the page. @param {() => number} factor */
function scaleAnimations(factor) {
  document.addEventListener("animationstart", ({ target }) => {
    const rate = factor();
    if (rate === 1 || !(target instanceof Element)) return;
    for (const animation of target.getAnimations({ subtree: true })) {
      if (rate > 0) animation.playbackRate = rate;
      else animation.cancel();
    }
  });
}
