// The promotion dialog beside the square: queen, rook, bishop or knight. It is modal, so that the browser traps the
// focus, closes it with Escape and restores the focus.

import { translatorFor } from "../../i18n/index.js";
import { dialogById } from "../../ui/dom.js";
import { rovingTabindex } from "../../ui/roving-tabindex.js";
import { icon } from "../../ui/svg.js";
import { messages } from "./i18n/game.js";
import { drawingOf, letterOf } from "./pieces.js";

const { t } = translatorFor(messages);

const CHOICES = /** @type {const} */ (["q", "r", "b", "n"]);

/** @param {{ play(move: string): void, closed(): void }} listener */
export function createPromotion({ play, closed }) {
  const paper = dialogById("promotion");
  const buttons = () => [...paper.querySelectorAll("button")];
  rovingTabindex(paper, { items: buttons, columns: () => 1 });
  paper.addEventListener("close", closed);
  paper.addEventListener("click", (event) => {
    const choice = event.target instanceof Element && event.target.closest("button");
    paper.close();
    if (choice) play(choice.value);
  });

  return {
    /**
     * Asks which of these moves is meant.
     * @param {string[]} moves  in algebraic notation @param {Element} square
     * @param {import("../../engine/engine.types").Side} side
     */
    ask(moves, square, side) {
      paper.setAttribute("aria-label", t("promotion"));
      paper.replaceChildren(...CHOICES.flatMap((kind) => choice(kind, moves, side)));
      const { left, top, bottom, width } = square.getBoundingClientRect();
      paper.style.setProperty("--size", `${width}px`);
      paper.showModal();
      const room = innerHeight - paper.offsetHeight;
      const goesDown = top + bottom < innerHeight;
      const wanted = goesDown ? top : bottom - paper.offsetHeight;
      paper.style.left = `${Math.max(0, Math.min(left, innerWidth - paper.offsetWidth))}px`;
      paper.style.top = `${Math.max(0, Math.min(wanted, room))}px`;
      buttons()[0]?.focus();
    },
    close: () => paper.close(),
  };
}

/** @param {typeof CHOICES[number]} kind @param {string[]} moves @param {import("../../engine/engine.types").Side} side */
function choice(kind, moves, side) {
  const move = moves.find((text) => text.includes(`=${kind.toUpperCase()}`));
  if (!move) return [];
  const drawing = drawingOf(letterOf(kind, side));
  const made = document.createElement("button");
  made.type = "button";
  made.value = move;
  made.ariaLabel = t(drawing);
  made.append(icon(drawing, "piece"));
  return [made];
}
