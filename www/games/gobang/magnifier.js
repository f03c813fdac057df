// Magnifier above the finger, which covers the board.

import { element } from "../../ui/create.js";

/** Pixels to the centre of the finger, and to the edges of the window. */
const OFFSET = 40;
const MARGIN = 6;

/** 5×5 squares. */
const SQUARES = 25;

/** @param {ParentNode} tree the body of the page or the shadow tree of an element */
export function createMagnifier(tree) {
  const squares = Array.from({ length: SQUARES }, () => element("span"));
  squares[SQUARES >> 1].dataset.middle = "";
  const label = element("b");
  const view = element(
    "div",
    { class: "magnifier", "aria-hidden": "true", hidden: "" },
    element("div", { class: "enlarged" }, ...squares),
    label,
  );
  tree.append(view);

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
      const above = y - OFFSET - height;
      const isAbove = above >= MARGIN;
      const sideways = x > innerWidth / 2 ? x - OFFSET - width : x + OFFSET;
      const left = isAbove ? x - width / 2 : sideways;
      const fitting = Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN));
      view.style.left = `${fitting}px`;
      view.style.top = `${Math.max(MARGIN, above)}px`;
    },
    hide() {
      view.hidden = true;
    },
  };
}
