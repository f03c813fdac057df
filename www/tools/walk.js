// Buttons and keys that walk through the game, and for two computers a pause and single moves.

import { isUsable, setUsable } from "../page/parts.js";
import { shape } from "../page/shapes.js";
import { en } from "../strings/en/playing.js";
import { speakerOf } from "../strings/index.js";
import { make } from "./make.js";

/** @typedef {import("../table/flow.js").State} State */

const { say } = speakerOf(en);

const SHAPES = {
  first: "M7 5v14M18 5l-8 7 8 7",
  back: "M15 5l-8 7 8 7",
  on: "M9 5l8 7-8 7",
  last: "M17 5v14M6 5l8 7-8 7",
  pause: "M9 6v12M15 6v12",
  go: "M8 5l11 7-11 7Z",
  step: "M6 5l8 7-8 7ZM18 5v14",
};

/** Keys beside those of the menu; the second of a pair is there for other keyboards. @type {Record<string, "first" | "back" | "on" | "last">} */
export const WALKING = {
  ",": "back",
  ".": "on",
  ";": "first",
  "<": "first",
  ":": "last",
  ">": "last",
};

/** @type {import("./index.js").NewTool} */
export function createWalk(table) {
  const buttons = {
    first: button("first", "walk.first", () => table.goTo(0)),
    back: button("back", "walk.back", () => table.goTo(table.state().view.ply - 1)),
    on: button("on", "walk.on", () => table.goTo(table.state().view.ply + 1)),
    last: button("last", "walk.last", () => table.goTo(table.state().view.moves.length)),
    pause: button("pause", "pause", pauseOrGoOn),
    step: button("step", "step", () => table.step()),
  };
  const bar = /** @type {HTMLElement} */ (document.getElementById("walk"));
  bar.role = "group";
  bar.dataset.label = "walk";
  bar.ariaLabel = say("walk");
  bar.append(...Object.values(buttons));

  function pauseOrGoOn() {
    if (table.state().phase === "waiting") return table.playOn();
    table.pause();
    table.tell(say("paused"));
  }

  /** @param {State} state */
  function draw({ view, phase, seats }) {
    const { ply, moves } = view;
    for (const name of /** @type {const} */ (["first", "back"])) setUsable(buttons[name], ply > 0);
    for (const name of /** @type {const} */ (["on", "last"]))
      setUsable(buttons[name], ply < moves.length);
    const alone = seats.first !== null && seats.second !== null;
    const waits = phase === "waiting";
    buttons.pause.hidden = !alone;
    buttons.step.hidden = !alone;
    setUsable(buttons.pause, !view.outcome);
    setUsable(buttons.step, waits);
    name(buttons.pause, waits ? "pause.end" : "pause", waits ? "go" : "pause");
  }

  draw(table.state());

  return {
    changed: draw,
    /** @param {string} key */
    press(key) {
      const way = WALKING[key];
      if (!way) return false;
      buttons[way].click();
      return true;
    },
  };
}

/** @param {keyof typeof SHAPES} sign @param {keyof typeof en} key @param {() => void} press */
function button(sign, key, press) {
  const made = make("button", { type: "button", class: "round", id: `walk-${sign}` });
  const looks = { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" };
  made.append(shape("svg", looks, shape("path")));
  name(made, key, sign);
  made.addEventListener("click", () => {
    if (isUsable(made)) press();
  });
  return made;
}

/** @param {HTMLElement} made @param {keyof typeof en} key @param {keyof typeof SHAPES} shape */
function name(made, key, shape) {
  made.dataset.label = key;
  made.ariaLabel = say(key);
  made.title = say(key);
  made.querySelector("path")?.setAttribute("d", SHAPES[shape]);
}
