// Buttons and keys that step through the match; for two computer players also pause and single moves.

import { t } from "../../i18n/index.js";
import { element } from "../../ui/create.js";
import { isUsable, setUsable } from "../../ui/dom.js";
import { svgElement } from "../../ui/svg.js";

/** @typedef {import("../../table/match-controller.js").State} State */

const SHAPES = {
  first: "M7 5v14M18 5l-8 7 8 7",
  back: "M15 5l-8 7 8 7",
  on: "M9 5l8 7-8 7",
  last: "M17 5v14M6 5l8 7-8 7",
  pause: "M9 6v12M15 6v12",
  go: "M8 5l11 7-11 7Z",
  step: "M6 5l8 7-8 7ZM18 5v14",
};

/** Keys in addition to those of the toolbar; alternatives serve other keyboard layouts. @type {Record<string, "first" | "back" | "on" | "last">} */
const NAVIGATION_KEYS = {
  ",": "back",
  ".": "on",
  ";": "first",
  "<": "first",
  ":": "last",
  ">": "last",
};

/** @type {import("../index.js").CreateTool} */
export function createNavigation(table) {
  const buttons = {
    first: button("first", "walk.first", () => table.match.goTo(0)),
    back: button("back", "walk.back", () => table.match.goTo(table.match.state().view.ply - 1)),
    on: button("on", "walk.on", () => table.match.goTo(table.match.state().view.ply + 1)),
    last: button("last", "walk.last", () =>
      table.match.goTo(table.match.state().view.moves.length),
    ),
    pause: button("pause", "pause", togglePause),
    step: button("step", "step", () => table.match.step()),
  };
  const bar = /** @type {HTMLElement} */ (document.getElementById("walk"));
  bar.role = "group";
  bar.dataset.label = "walk";
  bar.ariaLabel = t("walk");
  bar.append(...Object.values(buttons));

  function togglePause() {
    if (table.match.state().phase === "waiting") return table.match.playOn();
    table.match.pause();
    table.announce(t("paused"));
  }

  /** @param {State} state */
  function draw({ view, phase, players }) {
    const { ply, moves } = view;
    for (const name of /** @type {const} */ (["first", "back"])) setUsable(buttons[name], ply > 0);
    for (const name of /** @type {const} */ (["on", "last"]))
      setUsable(buttons[name], ply < moves.length);
    const computersOnly = players.first !== null && players.second !== null;
    const isPaused = phase === "waiting";
    buttons.pause.hidden = !computersOnly;
    buttons.step.hidden = !computersOnly;
    setUsable(buttons.pause, !view.outcome);
    setUsable(buttons.step, isPaused);
    setLabel(buttons.pause, isPaused ? "pause.end" : "pause", isPaused ? "go" : "pause");
  }

  draw(table.match.state());

  return {
    changed: draw,
    show() {
      for (const each of Object.values(buttons)) each.title = each.ariaLabel ?? "";
    },
    /** @param {string} key */
    handleKey(key) {
      const target = NAVIGATION_KEYS[key];
      if (!target) return false;
      buttons[target].click();
      return true;
    },
  };
}

/** @param {keyof typeof SHAPES} sign @param {import("../../i18n/index.js").Key} key @param {() => void} press */
function button(sign, key, press) {
  const button = element("button", { type: "button", class: "round", id: `walk-${sign}` });
  const looks = { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" };
  button.append(svgElement("svg", looks, svgElement("path")));
  setLabel(button, key, sign);
  button.addEventListener("click", () => {
    if (isUsable(button)) press();
  });
  return button;
}

/** @param {HTMLElement} button @param {import("../../i18n/index.js").Key} key @param {keyof typeof SHAPES} shape */
function setLabel(button, key, shape) {
  button.dataset.label = key;
  button.ariaLabel = t(key);
  button.title = t(key);
  button.querySelector("path")?.setAttribute("d", SHAPES[shape]);
}
