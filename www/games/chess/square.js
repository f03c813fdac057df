// Draws a square of the chess board: its piece, and its state in data attributes for styles/games/chess.css.

import { translatorFor } from "../../i18n/index.js";
import { setAttribute } from "../../ui/attributes.js";
import { svgElement } from "../../ui/svg.js";
import { messages } from "./i18n/game.js";
import { drawingOf } from "./pieces.js";

/** @typedef {import("../../engine/engine.types").View} View */

const { t } = translatorFor(messages);

/**
 * @param {HTMLElement} square @param {View} view @param {number} at  its cell in the view
 * @param {Record<"isMovable" | "isTarget" | "isSelected" | "isHinted" | "isPlanned" | "isPlanning", boolean>} how
 */
export function drawSquare(square, view, at, how) {
  const { isMovable, isTarget, isPlanned } = how;
  const letter = view.cells[at];
  const drawing = letter === "." ? null : drawingOf(letter);
  const isLast = at === view.last?.from || at === view.last?.cell;
  const isChecked = at === view.checkedCell;
  drawPiece(square, drawing);
  setAttribute(square, "data-movable", isMovable ? "" : null);
  setAttribute(square, "data-target", isTarget ? "" : null);
  setAttribute(square, "data-taken", isTarget && drawing ? "" : null);
  setAttribute(square, "data-last", isLast ? "" : null);
  setAttribute(square, "data-check", isChecked ? "" : null);
  setAttribute(square, "data-hint", how.isHinted ? "" : null);
  setAttribute(square, "data-planned", isPlanned ? "" : null);
  setAttribute(square, "aria-pressed", how.isSelected ? "true" : null);
  const isEnabled = isMovable || isTarget || how.isPlanning;
  setAttribute(square, "aria-disabled", isEnabled ? null : "true");
  const cell = view.names[at];
  const content = drawing
    ? t("cell.piece", { piece: t(drawing), cell })
    : t("cell.empty", { cell });
  const key = cellState({ isTarget, isChecked, isPlanned });
  setAttribute(square, "aria-label", key ? t(key, { content }) : content);
}

/** Text for a square's state. @param {{ isTarget: boolean, isChecked: boolean, isPlanned: boolean }} how */
function cellState({ isTarget, isChecked, isPlanned }) {
  if (isPlanned) return "cell.planned";
  if (isTarget) return "cell.target";
  return isChecked ? "cell.check" : null;
}

/** @param {Element} square @param {string | null} drawing */
function drawPiece(square, drawing) {
  const piece = square.querySelector("svg");
  const use = piece?.firstElementChild;
  const href = drawing && `#${drawing}`;
  if (!piece || (use?.getAttribute("href") ?? null) === href) return;
  piece.replaceChildren();
  if (href) piece.append(svgElement("use", { href }));
}
