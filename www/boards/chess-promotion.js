// The small window at the square where a pawn arrives: queen, rook, bishop or knight. It is modal, so that the
// browser keeps the focus in it, closes it with Escape and gives the focus back.

import { dialog, picture } from "../page/parts.js";
import { en } from "../strings/en/chess.js";
import { speakerOf } from "../strings/index.js";
import { drawingOf, letterOf } from "./chess-pieces.js";
import { rove } from "./roving.js";

const { say } = speakerOf(en);

const CHOICES = /** @type {const} */ (["q", "r", "b", "n"]);

/** @param {{ play(move: string): void, closed(): void }} listener */
export function createPromotion({ play, closed }) {
  const paper = dialog("promotion");
  const buttons = () => [...paper.querySelectorAll("button")];
  rove(paper, { items: buttons, columns: () => 1 });
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
     * @param {import("../engine/types.js").Side} side
     */
    ask(moves, square, side) {
      paper.setAttribute("aria-label", say("promotion"));
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

/** @param {typeof CHOICES[number]} kind @param {string[]} moves @param {import("../engine/types.js").Side} side */
function choice(kind, moves, side) {
  const move = moves.find((text) => text.includes(`=${kind.toUpperCase()}`));
  if (!move) return [];
  const drawing = drawingOf(letterOf(kind, side));
  const made = document.createElement("button");
  made.type = "button";
  made.value = move;
  made.ariaLabel = say(drawing);
  made.append(picture(drawing, "piece"));
  return [made];
}
