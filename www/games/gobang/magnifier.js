// A piece of the board, enlarged above the finger that covers it.

import { element } from "../../ui/create.js";

/** Pixels between it and the middle of the finger, and the edges of the window. */
const ABOVE = 40;
const MARGIN = 6;

/** Five by five squares and the name of the one in the middle. */
const SQUARES = 25;

export function createMagnifier() {
  const squares = Array.from({ length: SQUARES }, () => element("span"));
  squares[SQUARES >> 1].dataset.middle = "";
  const label = element("b");
  const view = element(
    "div",
    { class: "magnifier", "aria-hidden": "true", hidden: "" },
    element("div", { class: "enlarged" }, ...squares),
    label,
  );
  document.body.append(view);

  return {
    /** @param {(HTMLElement | null)[]} shown  null beyond the edge @param {{ x: number, y: number, name: string }} finger */
    draw(shown, { x, y, name }) {
      squares.forEach((square, at) => {
        const original = shown[at];
        square.dataset.shows = original ? (original.dataset.stone ?? "empty") : "nothing";
      });
      label.textContent = name;
      view.hidden = false;
      const { width, height } = view.getBoundingClientRect();
      const above = y - ABOVE - height;
      const isAbove = above >= MARGIN;
      const beside = x > innerWidth / 2 ? x - ABOVE - width : x + ABOVE;
      const left = isAbove ? x - width / 2 : beside;
      const fitting = Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN));
      view.style.left = `${fitting}px`;
      view.style.top = `${Math.max(MARGIN, above)}px`;
    },
    hide() {
      view.hidden = true;
    },
  };
}
