// The board of the workshop: a small board with the texts that a program writes on its cells.

import { layOut } from "../../../board/layout.js";
import { thumbnail } from "../../../board/thumbnail.js";
import { svgElement } from "../../../ui/svg.js";

/** Sizes of the small board (www/board/thumbnail.js). */
const CELL = 48;
const RIM = 12;

/** Maximum length of a text on a cell. */
const MAX_MARK = 6;

/**
 * @param {HTMLElement} container @param {string} game @param {import("../../../engine/engine.types").View} view
 * @param {import("../../../board/thumbnail.types").Look} look
 * @param {{ marks: Record<string, string>, label: string }} more
 */
export function drawPosition(container, game, view, look, { marks, label }) {
  const picture = thumbnail(view, look);
  const levels = look.thumbnail.ground === "levels";
  const { place } = layOut(view, CELL, levels ? RIM : null);
  for (const [cell, text] of Object.entries(marks)) {
    const at = view.names.indexOf(cell);
    if (at < 0) continue;
    const [x, y] = place(at);
    const words = [...String(text)].slice(0, MAX_MARK).join("");
    const size = Math.min(20, (CELL * 1.5) / Math.max(2, words.length));
    picture.append(
      svgElement(
        "text",
        { class: "cell-text", x: x + CELL / 2, y: y + CELL / 2 + size / 3, "font-size": size },
        words,
      ),
    );
  }
  picture.removeAttribute("aria-hidden");
  picture.setAttribute("role", "img");
  picture.setAttribute("aria-label", label);
  container.className = `small-board small-board-${game}`;
  container.replaceChildren(picture);
}
