// Actions at the board: back, forward, flip, evaluation, draw, resign, sounds. Each presses a button or a setting that a
// tab has too.

import { t } from "../i18n/index.js";
import { element } from "../ui/create.js";
import { byId, isUsable, setUsable } from "../ui/dom.js";
import { svgElement } from "../ui/svg.js";
import { TABS_CHANGED } from "../ui/tabs.js";

/** @typedef {import("../i18n/index.js").Key} Key */

/** Ids of the pressed elements, labels and icons; alternatives serve games with another control. @type {[ids: string[], label: Key, shape: string][]} */
const ACTIONS = [
  [["walk-back"], "walk.back", "M15 5l-8 7 8 7"],
  [["walk-on"], "walk.on", "M9 5l8 7-8 7"],
  [["turn-board", "flip"], "turn", "M7 20V5m0 0L3 9m4-4 4 4m6-5v15m0 0 4-4m-4 4-4-4"],
  [["evaluation-shown"], "evaluation", "M5 20V4h5v16ZM5 13h5M15 20V9h4v11Z"],
  [["draw-offer"], "draw.offer", "M5 9h14M5 15h14"],
  [["resign"], "resign", "M6 21V4m0 1h12l-3 4 3 4H6"],
  [["sounds"], "sounds", "M4 10v4h3l5 4V6L7 10ZM15.5 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12"],
];

/** @type {import("./index.js").CreateTool} */
export function createBoardActions() {
  const find = (/** @type {string[]} */ ids) =>
    ids.map((id) => document.getElementById(id)).find((one) => one !== null);
  const pairs = ACTIONS.flatMap(([ids, label, shape]) => {
    const source = find(ids);
    return source ? [{ source, label, button: createButton(source, label, shape) }] : [];
  });
  const bar = element("div", { class: "board-actions" }, ...pairs.map(({ button }) => button));
  document.querySelector(".toolbar")?.append(bar);

  /** Follows the pressed elements; called after every move. */
  function update() {
    for (const { source, button } of pairs) {
      if (source.ariaDisabled !== button.ariaDisabled) setUsable(button, isUsable(source));
      if (source instanceof HTMLInputElement) button.ariaPressed = String(source.checked);
    }
  }

  function show() {
    for (const { label, button } of pairs) button.title = t(label);
    update();
  }

  byId("workbench").addEventListener(TABS_CHANGED, update);
  show();
  return { show, changed: update };
}

/** @param {HTMLElement} source @param {Key} label @param {string} shape */
function createButton(source, label, shape) {
  const path = svgElement("path", { d: shape });
  const looks = { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" };
  const button = element(
    "button",
    { type: "button", class: "round", "data-label": label, "data-presses": source.id },
    svgElement("svg", looks, path),
  );
  button.ariaLabel = t(label);
  button.addEventListener("click", () => {
    if (isUsable(button)) source.click();
  });
  return button;
}
