// Display of the machine: the board with the considered cells, the current line, the variables and a sentence.

import { formatNumber, translatorFor } from "../../i18n/index.js";
import { RoomBoard } from "../../museum/board.js";
import { valueText as textOf } from "../../museum/value-text.js";
import { element } from "../../ui/create.js";
import { buttonById, byId, setUsable } from "../../ui/dom.js";
import { messages } from "./i18n/museum.js";

/** @typedef {import("../../museum/museum.types").RoomKind} RoomKind */
/** @typedef {import("../../museum/machine.js").Machine} Machine */

/**
 * @typedef {object} State
 * @property {string} cells
 * @property {Machine | null} machine
 * @property {import("../../museum/museum.types").ListingLine[]} listing
 * @property {boolean} isRunning
 * @property {string} result  empty until the program has chosen
 */

const { t } = translatorFor(messages);

/** A text of the room. @param {string} key @param {Record<string, string | number>} [values] */
export const text = (key, values) => t(/** @type {any} */ (key), values);

/** @param {RoomKind} kind @param {Machine} machine @param {string} name */
export const valueText = (kind, machine, name) =>
  textOf(kind, machine, name, (value) => t(value ? "yes" : "no"));

/** @param {RoomKind} kind @param {ReturnType<typeof import("./listing.js").createListing>} lines @param {(cell: number) => void} press */
export function createDisplay(kind, lines, press) {
  const board = new RoomBoard(kind);
  byId("board-holder").replaceChildren(board.picture);
  byId("output").lang = kind.language ?? "";
  board.picture.addEventListener("click", ({ target }) => {
    const { cell } = /** @type {SVGElement} */ (target).dataset;
    if (cell !== undefined) press(Number(cell));
  });

  /** @param {State} state */
  function drawBoard({ cells, machine, result }) {
    const isDone = result !== "";
    board.draw(cells, isDone ? "" : (machine?.board ?? ""), {
      touched: machine?.cell,
      also: (machine && machine.line > 0 && !isDone && kind.alsoConsidered?.(machine)) || [],
      best: kind.kinds.zug || isDone ? machine?.bestCell : null,
    });
  }

  /** @param {Machine | null} machine */
  function drawVariables(machine) {
    const rows = [...(machine?.values.keys() ?? [])].map((name) =>
      element(
        "div",
        { class: machine?.changed.has(name) ? "new" : null },
        element("dt", {}, name),
        element("dd", {}, machine ? valueText(kind, machine, name) : ""),
      ),
    );
    byId("variables").replaceChildren(...rows);
  }

  return {
    /** @param {State} state */
    show(state) {
      const { machine, listing, isRunning, result } = state;
      const part = listing[(machine?.line ?? 0) - 1]?.[2];
      buttonById("run").textContent = t(isRunning ? "pause" : "run");
      setUsable(buttonById("next"), result !== "" && machine !== null);
      drawBoard(state);
      drawVariables(machine);
      lines.show(machine?.line ?? 0, machine?.counts ?? []);
      byId("explanation").textContent = part ? text(`part.${part}`) : t("not-begun");
      byId("progress").textContent = t("progress", {
        at: formatNumber(machine?.at ?? 0),
        total: formatNumber(machine?.total ?? 0),
      });
      byId("result").textContent = result;
      byId("output").textContent = (result && machine && kind.output?.(machine)) || "";
    },

    translate() {
      board.picture.setAttribute("aria-label", text("board"));
    },
  };
}
