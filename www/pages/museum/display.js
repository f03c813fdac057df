// The display of the desk's machine: the board with the considered cells, the lit line, the variables, and a sentence.

import { formatNumber, translatorFor } from "../../i18n/index.js";
import { element } from "../../ui/create.js";
import { buttonById, byId, setUsable } from "../../ui/dom.js";
import { RoomBoard } from "./board.js";
import { messages } from "./i18n/museum.js";

/** @typedef {import("./museum.types").RoomKind} RoomKind */
/** @typedef {import("./machine.js").Machine} Machine */

/**
 * @typedef {object} State
 * @property {string} cells
 * @property {Machine | null} machine
 * @property {import("./museum.types").ListingLine[]} listing
 * @property {boolean} isRunning
 * @property {string} result  empty before there is one
 */

const { t } = translatorFor(messages);

/** Variables that may hold the cell of the best move so far. */
const BEST = ["zug", "BZ", "M1", "square"];
/** Magnitude from which a value means “none”. */
const FINITE = 5_000_000;

/** A text of the room. @param {string} key @param {Record<string, string | number>} [values] */
export const text = (key, values) => t(/** @type {any} */ (key), values);

/** @param {RoomKind} kind @param {Machine} machine @param {string} name */
export function valueText(kind, machine, name) {
  const value = machine.values.get(name) ?? 0;
  const read = kind.kinds[name];
  if (read === "cell") return value < 0 ? "–" : kind.cellName(value);
  if (read === "yes") return t(value ? "yes" : "no");
  if (read === "infinite" && Math.abs(value) > FINITE) return value < 0 ? "−∞" : "∞";
  return formatNumber(value);
}

/** @param {RoomKind} kind @param {ReturnType<typeof import("./listing.js").createListing>} lines @param {(cell: number) => void} press */
export function createDisplay(kind, lines, press) {
  const board = new RoomBoard(kind);
  byId("board-holder").replaceChildren(board.picture);
  byId("output").lang = kind.tongue ?? "";
  board.picture.addEventListener("click", ({ target }) => {
    const { cell } = /** @type {SVGElement} */ (target).dataset;
    if (cell !== undefined) press(Number(cell));
  });

  /** @param {State} state */
  function drawBoard({ cells, machine, result }) {
    const isDone = result !== "";
    const best = BEST.map((name) => machine?.values.get(name)).find((one) => one !== undefined);
    board.draw(cells, isDone ? "" : (machine?.board ?? ""), {
      touched: machine?.cell,
      also: (machine && machine.line > 0 && !isDone && kind.also?.(machine)) || [],
      best: kind.kinds.zug || isDone ? best : null,
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
      byId("why").textContent = part ? text(`part.${part}`) : t("not-begun");
      byId("progress").textContent = t("progress", {
        at: formatNumber(machine?.at ?? 0),
        total: formatNumber(machine?.total ?? 0),
      });
      byId("result").textContent = result;
      byId("output").textContent = (result && machine && kind.says?.(machine)) || "";
    },

    translate() {
      board.picture.setAttribute("aria-label", text("board"));
    },
  };
}
