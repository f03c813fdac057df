// The Connect Four board. A whole column is one target. The state of cells and columns is written into data attributes,
// which styles/connect4.css draws.

import { translatorFor } from "../../i18n/index.js";
import { markHinted, setAttribute } from "../../ui/attributes.js";
import { rovingTabindex } from "../../ui/roving-tabindex.js";
import { messages } from "./i18n/game.js";
import { drawValues, tellValues, valueName } from "./values.js";

/** @typedef {import("../../engine/types.js").View} View */

const { isKey, t, plural } = translatorFor(messages);

/** @type {import("../../table/board.js").BoardKind} */
export const game = {
  id: "connect4",
  messages,
  symbols: { first: "sunflower", second: "plum" },
  portrait: { ground: "holes" },
  usual: {
    start: "first",
    opponent: "second",
    strength: { alone: "anfaenger", first: "experte", second: "meister" },
    switches: { values: false },
  },
  hasPoints: false,
  ahead: true,
  mount,
  moveName: (move) => move,
  tell: ({ side, text }) => t("moved", { side: t(`${side}.name`), column: text }),
  tellValues,
  result: ({ ply }) => ({ points: null, note: t("ended.after", { moves: ply }) }),
  nature({ id, parameters }) {
    const key = `player.${id}`;
    const depth = parameters.find(({ name }) => name === "depth")?.default[0] ?? 0;
    return isKey(key) ? t(key, { depth }) : null;
  },
  formats: async (exports) =>
    (await import("../shared/text-formats.js")).textFormats(exports, "connect4"),
  tools: async () => (await import("./tools.js")).connect4Tools,
  rules: async () => (await import("./help.js")).connect4Rules(),
  keys: () => [
    [t("key.digits"), t("key.drop")],
    [t("key.sideways"), t("key.choose")],
    [t("key.ends"), t("key.edge")],
    [t("key.enter"), t("key.play")],
  ],
};

/**
 * @param {HTMLElement} board @param {(move: string) => void} play
 * @returns {import("../../table/board.js").Board}
 */
function mount(board, play) {
  const columns = /** @type {HTMLButtonElement[]} */ ([...board.querySelectorAll("thead button")]);
  const cells = [...board.querySelectorAll("tbody td")];
  const foot = /** @type {HTMLElement} */ (board.querySelector("tfoot"));
  const walk = rovingTabindex(board, { items: () => columns, columns: () => columns.length });
  /** The move into each column that is open now, and the cell where its disc lands. @type {Map<number, { text: string, to: number }>} */
  let playable = new Map();
  /** @type {string | null} */
  let shown = null;
  /** @type {View} */
  let current;

  board.addEventListener("click", (event) => drop(columnOf(event)));
  for (const [coming, going] of [
    ["pointerover", "pointerout"],
    ["focusin", "focusout"],
  ]) {
    board.addEventListener(coming, (event) => aim(columnOf(event)));
    board.addEventListener(going, () => aim(-1));
  }

  /** The column that is meant, -1 for none. @param {Event} event */
  function columnOf({ target }) {
    return columns.findIndex((column) => target instanceof Node && column.contains(target));
  }

  /** @param {number} column */
  function drop(column) {
    const move = playable.get(column);
    if (move) play(move.text);
  }

  /** Shows where a disc would land. @param {number} column */
  function aim(column) {
    const landing = playable.get(column)?.to;
    cells.forEach((cell, at) => {
      setAttribute(cell, "data-aim", at === landing ? "" : null);
    });
  }

  /** @param {View} view @param {{ open: boolean }} state */
  function draw(view, { open }) {
    current = view;
    const legal = open ? view.legal : [];
    playable = new Map(
      legal.flatMap(({ text, to }) => (to === null ? [] : [[to % columns.length, { text, to }]])),
    );
    board.dataset.side = view.side;
    board.setAttribute("aria-label", t("board"));
    board.setAttribute("aria-disabled", String(!open));
    board.toggleAttribute("data-open", open);
    columns.forEach((column, at) => {
      setAttribute(column, "aria-label", columnName(view, at));
      setAttribute(column, "aria-disabled", playable.has(at) ? null : "true");
    });
    cells.forEach((cell, at) => {
      const stone = view.cells[at];
      const falls = shown !== null && shown[at] === "." && stone !== ".";
      const isLast = at === view.last?.cell;
      setAttribute(cell, "data-stone", stone);
      setAttribute(cell, "data-falls", falls ? "" : null);
      setAttribute(cell, "data-last", isLast ? "" : null);
      setAttribute(cell, "data-won", view.winningRow.includes(at) ? "" : null);
      setAttribute(cell, "aria-label", cellName(view, at));
    });
    shown = view.cells;
    aim(columns.findIndex((column) => column.matches(":hover, :focus-visible")));
  }

  /** @param {ReadonlyMap<string, import("../../engine/types.js").MoveValue> | null} values */
  function showValues(values) {
    foot.hidden = values === null;
    columns.forEach((column, at) => {
      const name = columnName(current, at);
      const value = values && valueName(current, at, values);
      setAttribute(column, "aria-label", value ? `${name}, ${value}` : name);
    });
    if (values) drawValues(foot, current, values);
  }

  return {
    draw,
    showValues,
    focus: walk.focus,
    point: (at) => markHinted(cells, at),
    press(key) {
      const column = columns.findIndex((_, at) => key === String(at + 1));
      drop(column);
      return column >= 0;
    },
  };
}

/** @param {View} view @param {number} at */
function columnName({ cells, columns, rows }, at) {
  const discs = [...cells].filter((cell, place) => place % columns === at && cell !== ".").length;
  const column = at + 1;
  if (discs === rows) return t("column.full", { column });
  return plural("column", discs, { column, free: rows - discs });
}

/** @param {View} view @param {number} at */
function cellName({ cells, names, winningRow }, at) {
  const content = { ".": "cell.empty", x: "cell.first", o: "cell.second" }[cells[at]];
  const name = t(/** @type {"cell.empty"} */ (content), { cell: names[at] });
  return winningRow.includes(at) ? t("cell.won", { content: name }) : name;
}
