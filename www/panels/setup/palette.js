// Controls of the set-up: the palette of pieces, the side to move, and rights that the cells do not show.

import { t } from "../../i18n/index.js";
import { SIDES } from "../../table/players.js";
import { element, textElement } from "../../ui/create.js";
import { icon } from "../../ui/svg.js";

/** @typedef {import("../../table/game-tools.types").Setup} Setup */
/** @typedef {import("../../engine/engine.types").Side} Side */

/** The letter of an empty cell. */
export const EMPTY = ".";

/** Name of a cell's content. @param {Setup["pieces"]} pieces @param {string} letter */
export const contentName = (pieces, letter) =>
  pieces.find((piece) => piece.letter === letter)?.name() ?? t("setup.nothing");

/** The palette that selects the piece to place, or the eraser. @param {Setup["pieces"]} pieces */
export function createPalette(pieces) {
  const view = element("div", {
    class: "palette",
    role: "radiogroup",
    "data-label": "setup.piece",
    "aria-label": t("setup.piece"),
  });
  let chosen = pieces[0].letter;
  /** @param {string} letter */
  function choose(letter) {
    chosen = letter;
  }
  return {
    view,
    chosen: () => chosen,
    /** The piece of a label in the palette; null elsewhere. @param {Element} target */
    pieceAt(target) {
      const letter = target.closest("label")?.querySelector("input")?.value;
      return pieces.find((piece) => piece.letter === letter) ?? null;
    },
    draw() {
      const labels = pieces.map(({ letter, drawing, name }) =>
        choice("radio", "set-piece", letter, letter === chosen, name(), choose, drawing),
      );
      const name = t("setup.erase");
      const eraser = choice("radio", "set-piece", EMPTY, chosen === EMPTY, name, choose);
      view.replaceChildren(...labels, eraser);
    },
  };
}

/** The choice of the side to move. @param {(side: Side) => void} choose */
export function createSides(choose) {
  const view = element("fieldset", { class: "sides" }, textElement("legend", "setup.side"));
  return {
    view,
    /** @param {Side} chosen */
    draw(chosen) {
      const labels = SIDES.map((side) =>
        choice("radio", "set-side", side, side === chosen, t(`${side}.name`), () => choose(side)),
      );
      view.replaceChildren(view.children[0], ...labels);
    },
  };
}

/**
 * Boxes of rights that the cells do not show, such as castling; an impossible one is disabled.
 * @param {Setup["rights"]} rights @param {(ids: string[]) => void} choose
 */
export function createRights(rights, choose) {
  const legend = element("legend");
  const view = element("fieldset", { class: "sides" }, legend);
  view.hidden = !rights;
  return {
    view,
    /** @param {readonly string[]} chosen @param {string} cells */
    draw(chosen, cells) {
      if (!rights) return;
      legend.textContent = rights.legend();
      const labels = rights.boxes.map(({ id, name }) => {
        const others = chosen.filter((one) => one !== id);
        const isPossible = rights.isPossible(id, cells);
        const isChosen = isPossible && chosen.includes(id);
        const label = choice("checkbox", "set-right", id, isChosen, name(), () =>
          choose(isChosen ? others : [...others, id]),
        );
        label.control.disabled = !isPossible;
        return label;
      });
      view.replaceChildren(legend, ...labels);
    },
  };
}

/**
 * @param {"radio" | "checkbox"} type @param {string} name @param {string} value @param {boolean} isChosen @param {string} text
 * @param {(value: string) => void} choose @param {string} [drawing] shown in place of the text
 * @returns {HTMLLabelElement & { control: HTMLInputElement }}
 */
function choice(type, name, value, isChosen, text, choose, drawing) {
  const input = element("input", { type, name, value });
  input.checked = isChosen;
  input.addEventListener("change", () => choose(value));
  const label = element(
    "label",
    { title: drawing ? text : null },
    input,
    ...(drawing ? [icon(drawing, "piece")] : []),
    element("span", { class: drawing ? "visually-hidden" : "" }, text),
  );
  return /** @type {HTMLLabelElement & { control: HTMLInputElement }} */ (label);
}
