// How the table looks and sounds: letters and numbers at the board, the pace of what moves, sounds, and whether a move
// by touch is asked about.

import { createPanel, element, textElement } from "../../ui/create.js";
import { createSounds } from "./sounds.js";

/** @typedef {import("../../table/settings.js").Looks} Looks */

/** How many times as fast as usual things move; none: not at all. @type {Record<Looks["speed"], number>} */
const PACES = { none: 0, slow: 0.5, usual: 1, fast: 2.5 };

/** How loud sounds are until somebody says otherwise. */
const VOLUME = 0.7;

/** @type {import("../index.js").NewTool} */
export function createDisplaySettings(table, _kind, game) {
  const looks = () => table.settings.current().looks;
  const boxes = /** @type {const} */ (["coordinates", "evaluation", "confirm", "sounds"]).map(
    (name) => {
      const id = name === "evaluation" ? "evaluation-shown" : name;
      const box = element("input", { id, type: "checkbox" });
      box.addEventListener("change", () => choose({ [name]: box.checked }));
      return { name, box };
    },
  );
  const paces = /** @type {Looks["speed"][]} */ (Object.keys(PACES));
  const speed = element(
    "select",
    { id: "speed" },
    ...paces.map((pace) => textElement("option", `speed.${pace}`, { value: pace })),
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
  const sounds = createSounds(() => (looks().sounds ? (looks().volume ?? VOLUME) : 0));
  setPace(() => PACES[looks().speed]);
  show();

  /** @param {Partial<Looks>} change */
  function choose(change) {
    table.settings.change({ looks: { ...looks(), ...change } });
  }

  function show() {
    for (const { name, box } of boxes) box.checked = looks()[name] === true;
    speed.value = looks().speed;
    volume.valueAsNumber = looks().volume ?? VOLUME;
    volume.disabled = !looks().sounds;
    document.documentElement.toggleAttribute("data-bare", !looks().coordinates);
  }

  return { show, changed: sounds.changed };
}

/** Plays every animation of the page so many times as fast. @param {() => number} factor */
function setPace(factor) {
  document.addEventListener("animationstart", ({ target }) => {
    const now = factor();
    if (now === 1 || !(target instanceof Element)) return;
    for (const animation of target.getAnimations({ subtree: true })) {
      if (now > 0) animation.playbackRate = now;
      else animation.cancel();
    }
  });
}
