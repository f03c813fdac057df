// Flips the board, in games in which it lies between two people. The cells change their order in the page, so that
// reading order and arrow keys match the picture.

import { flipCells } from "../board/flip.js";
import { t } from "../i18n/index.js";
import { textButton } from "../ui/create.js";

/** @type {import("./index.js").CreateTool} */
export function createFlipBoard(table, { canFlip }) {
  if (!canFlip) return {};
  const board = /** @type {HTMLElement} */ (document.getElementById("board"));
  const button = textButton("turn", flip, { id: "turn-board" });
  document.getElementById("tool-buttons")?.append(button);

  const isFlipped = () => table.settings.current().switches.turned === true;

  function flip() {
    const { switches } = table.settings.current();
    table.settings.change({ switches: { ...switches, turned: !isFlipped() } });
    const { names } = table.match.state().view;
    const corner = isFlipped() ? names[0] : names[names.length - 1];
    table.announce(t("turned", { cell: corner }));
  }

  /** Applies the setting; a newly created board is not flipped. */
  function show() {
    button.ariaPressed = String(isFlipped());
    flipCells(board, isFlipped(), () => table.flipped());
  }

  show();
  return { show, changed: show };
}
