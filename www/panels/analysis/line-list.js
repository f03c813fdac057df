// The best lines of the analysis: value, move numbers and moves. A click plays the line on the board as a variation;
// pointing at it or focusing it shows the position at its end.

import { thumbnail } from "../../board/thumbnail.js";
import { isProved } from "../../engine/score-order.js";
import { t } from "../../i18n/index.js";
import { moveNumber, moverOf } from "../../table/players.js";
import { leading, scoreText, shortScoreForFirst } from "../../table/score.js";
import { element } from "../../ui/create.js";
import { openVariation } from "../record/variations.js";
import { previewLine } from "./preview-line.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../engine/engine.types").MoveValue} MoveValue */
/** @typedef {import("../../table/game-ui.types").GameUi} GameUi */

/** Maximum moves of a line that are shown. */
const MAX_MOVES = 12;

/** Gap between the list and the preview, in pixels. */
const GAP = 8;

/** @param {import("../../table/table.js").Table} table @param {GameUi} gameUi */
export function createLineList(table, gameUi) {
  const list = element("ol", { class: "best", "data-label": "analysis.best" });
  const preview = createPreview(gameUi);
  list.append(preview.box);
  /** @type {ReturnType<typeof createEntry>[]} */
  const entries = [];

  /** Keeps the elements while the analysis runs, so that a press is not lost. */
  function createEntry() {
    const button = element("button", { type: "button", class: "plain" });
    const item = element("li", {}, button);
    const line = { record: "", view: table.match.state().view };
    button.addEventListener("click", () => openVariation(table, line.record));
    for (const type of ["pointerenter", "focus"])
      button.addEventListener(type, () => preview.show(line.view, button));
    for (const type of ["pointerleave", "blur"]) button.addEventListener(type, preview.hide);

    /** @param {MoveValue} value @param {typeof line} end */
    const draw = ({ score }, end) => {
      const { side, ply } = table.match.state().view;
      Object.assign(line, end);
      button.textContent = `${shortScoreForFirst(score, side)} ${numberedMoves(end.view, ply, gameUi)}`;
      const ahead = leading(score, side);
      button.title = `${t(`${ahead.side}.name`)} ${scoreText(ahead.score)}`;
      item.toggleAttribute("data-proved", isProved(score));
    };
    return { item, draw };
  }

  /** The end of a line; null for a line of the previous position. @param {MoveValue} value */
  function endOf({ pv }) {
    try {
      const { record } = table.match.state();
      return previewLine(table, record, null, pv.slice(0, MAX_MOVES));
    } catch {
      return null;
    }
  }

  return {
    list,

    /** @param {MoveValue[]} values */
    draw(values) {
      list.ariaLabel = t("analysis.best");
      const lines = values.flatMap((value) => {
        const end = endOf(value);
        return end ? [{ value, end }] : [];
      });
      for (const { item } of entries.splice(lines.length)) item.remove();
      while (entries.length < lines.length) {
        const entry = createEntry();
        entries.push(entry);
        preview.box.before(entry.item);
      }
      for (const [at, { value, end }] of lines.entries()) entries[at].draw(value, end);
      if (lines.length === 0) preview.hide();
    },
  };
}

/** A small board next to a line. @param {GameUi} gameUi */
function createPreview(gameUi) {
  const box = element("div", { class: "line-preview", popover: "manual" });
  return {
    box,

    /** @param {View} view @param {HTMLElement} button */
    show(view, button) {
      box.replaceChildren(thumbnail(view, gameUi));
      box.showPopover();
      const { left, top, bottom } = button.getBoundingClientRect();
      const { offsetHeight: height } = box;
      const isAbove = bottom + GAP + height > innerHeight;
      box.style.left = `${left}px`;
      box.style.top = `${isAbove ? top - GAP - height : bottom + GAP}px`;
    },

    hide: () => box.hidePopover(),
  };
}

/**
 * The moves from a ply on, with numbers: `4… c6 5. d4` where the sides share a number, else `8. d3 c4`.
 * @param {View} view @param {number} from @param {GameUi} gameUi
 */
function numberedMoves(view, from, gameUi) {
  const moves = view.moves.slice(from, from + MAX_MOVES).map((move, at) => {
    const isNumbered = at === 0 || (gameUi.pairMoves && moverOf(view, from + at) === "first");
    const number = isNumbered ? `${moveNumber(view, from + at, gameUi)} ` : "";
    return number + gameUi.moveName(move);
  });
  return moves.join(" ");
}
