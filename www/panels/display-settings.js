// How the table looks and sounds: letters and numbers at the board, the pace of what moves, sounds, and whether a move
// by touch is asked about.

import { createPanel, element, textElement } from "../ui/create.js";
import { createSounds } from "./sounds.js";

/** @typedef {import("../table/settings.js").Looks} Looks */

/** How many times as fast as usual things move; none: not at all. @type {Record<Looks["speed"], number>} */
const PACES = { none: 0, slow: 0.5, usual: 1, fast: 2.5 };

/** @type {import("./index.js").NewTool} */
export function createDisplaySettings(table, _kind, game) {
  const looks = () => table.settings.current().looks;
  const boxes = /** @type {const} */ (["coordinates", "confirm", "sounds"]).map((name) => {
    const box = element("input", { id: name, type: "checkbox" });
    box.addEventListener("change", () => choose({ [name]: box.checked }));
    return { name, box };
  });
  const paces = /** @type {Looks["speed"][]} */ (Object.keys(PACES));
  const speed = element(
    "select",
    { id: "speed" },
    ...paces.map((pace) => textElement("option", `speed.${pace}`, { value: pace })),
  );
  speed.addEventListener("change", () =>
    choose({ speed: /** @type {Looks["speed"]} */ (speed.value) }),
  );
  createPanel(
    "play",
    "looks",
    "looks",
    ...boxes.map(({ name, box }) =>
      element("label", { class: "choice" }, box, textElement("span", name)),
    ),
    element("label", { class: "choice" }, speed, textElement("span", "speed")),
    ...(game.looks?.(table) ?? []),
  );
  const sounds = createSounds(() => looks().sounds);
  setPace(() => PACES[looks().speed]);
  show();

  /** @param {Partial<Looks>} change */
  function choose(change) {
    table.settings.change({ looks: { ...looks(), ...change } });
  }

  function show() {
    for (const { name, box } of boxes) box.checked = looks()[name];
    speed.value = looks().speed;
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
