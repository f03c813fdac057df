// The promotion dialog next to the square: queen, rook, bishop or knight. Modal, so that the browser traps the focus,
// closes it with Escape and restores the focus.

import { translatorFor } from "../../i18n/index.js";
import { dialogById } from "../../ui/dom.js";
import { rovingTabindex } from "../../ui/roving-tabindex.js";
import { icon } from "../../ui/svg.js";
import { messages } from "./i18n/game.js";
import { drawingOf, letterOf } from "./pieces.js";

const { t } = translatorFor(messages);

const CHOICES = /** @type {const} */ (["q", "r", "b", "n"]);

/** @param {HTMLElement} board @param {{ play(move: string): void, closed(): void }} listener */
export function createPromotion(board, { play, closed }) {
  const dialog = dialogById("promotion", board);
  const buttons = () => [...dialog.querySelectorAll("button")];
  rovingTabindex(dialog, { items: buttons, columns: () => 1 });
  dialog.addEventListener("close", closed);
  dialog.addEventListener("click", (event) => {
    const choice = event.target instanceof Element && event.target.closest("button");
    dialog.close();
    if (choice) play(choice.value);
  });

  return {
    /**
     * Lets the user choose one of several promotions.
     * @param {string[]} moves  in algebraic notation @param {Element} square
     * @param {import("../../engine/engine.types").Side} side
     */
    show(moves, square, side) {
      dialog.setAttribute("aria-label", t("promotion"));
      dialog.replaceChildren(...CHOICES.flatMap((kind) => choice(kind, moves, side)));
      const { left, top, bottom, width } = square.getBoundingClientRect();
      dialog.style.setProperty("--size", `${width}px`);
      dialog.showModal();
      const room = innerHeight - dialog.offsetHeight;
      const opensDown = top + bottom < innerHeight;
      const wanted = opensDown ? top : bottom - dialog.offsetHeight;
      dialog.style.left = `${Math.max(0, Math.min(left, innerWidth - dialog.offsetWidth))}px`;
      dialog.style.top = `${Math.max(0, Math.min(wanted, room))}px`;
      buttons()[0]?.focus();
    },
    close: () => dialog.close(),
  };
}

/** @param {typeof CHOICES[number]} kind @param {string[]} moves @param {import("../../engine/engine.types").Side} side */
function choice(kind, moves, side) {
  const move = moves.find((text) => text.includes(`=${kind.toUpperCase()}`));
  if (!move) return [];
  const drawing = drawingOf(letterOf(kind, side));
  const button = document.createElement("button");
  button.type = "button";
  button.value = move;
  button.ariaLabel = t(drawing);
  button.append(icon(drawing, "piece"));
  return [button];
}
