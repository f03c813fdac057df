// The Connect Four board in the page: a column is one target, whichever of its cells is meant. What a cell
// or a column shows is written into data attributes; styles/connect4.css gives them their looks.

import { en } from "../strings/en/connect4.js";
import { speakerOf } from "../strings/index.js";
import { pointOut, put } from "./attributes.js";
import { drawValues, tellValues, valueName } from "./connect4-values.js";
import { rove } from "./roving.js";

/** @typedef {import("../engine/types.js").View} View */

const { isKey, say, sayCount } = speakerOf(en);

/** @type {import("./board.js").BoardKind} */
export const connect4 = {
  id: "connect4",
  words: {
    en,
    de: async () => (await import("../strings/de/connect4.js")).de,
    fi: async () => (await import("../strings/fi/connect4.js")).fi,
  },
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
  tell: ({ side, text }) => say("moved", { side: say(`${side}.name`), column: text }),
  tellValues,
  result: ({ ply }) => ({ points: null, note: say("ended.after", { moves: ply }) }),
  nature({ id, parameters }) {
    const key = `player.${id}`;
    const depth = parameters.find(({ name }) => name === "depth")?.original[0] ?? 0;
    return isKey(key) ? say(key, { depth }) : null;
  },
  formats: async (exports) =>
    (await import("../exchange/texts.js")).textFormats(exports, "connect4"),
  tools: async () => (await import("./connect4-tools.js")).connect4Tools,
  rules: async () => (await import("./connect4-rules.js")).connect4Rules(),
  keys: () => [
    [say("key.digits"), say("key.drop")],
    [say("key.sideways"), say("key.choose")],
    [say("key.ends"), say("key.edge")],
    [say("key.enter"), say("key.play")],
  ],
};

/**
 * @param {HTMLElement} board @param {(move: string) => void} play
 * @returns {import("./board.js").Board}
 */
function mount(board, play) {
  const columns = /** @type {HTMLButtonElement[]} */ ([...board.querySelectorAll("thead button")]);
  const cells = [...board.querySelectorAll("tbody td")];
  const foot = /** @type {HTMLElement} */ (board.querySelector("tfoot"));
  const walk = rove(board, { items: () => columns, columns: () => columns.length });
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
      put(cell, "data-aim", at === landing ? "" : null);
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
    board.setAttribute("aria-label", say("board"));
    board.setAttribute("aria-disabled", String(!open));
    board.toggleAttribute("data-open", open);
    columns.forEach((column, at) => {
      put(column, "aria-label", columnName(view, at));
      put(column, "aria-disabled", playable.has(at) ? null : "true");
    });
    cells.forEach((cell, at) => {
      const stone = view.cells[at];
      const falls = shown !== null && shown[at] === "." && stone !== ".";
      const isLast = at === view.last?.cell;
      put(cell, "data-stone", stone);
      put(cell, "data-falls", falls ? "" : null);
      put(cell, "data-last", isLast ? "" : null);
      put(cell, "data-won", view.line.includes(at) ? "" : null);
      put(cell, "aria-label", cellName(view, at));
    });
    shown = view.cells;
    aim(columns.findIndex((column) => column.matches(":hover, :focus-visible")));
  }

  /** @param {ReadonlyMap<string, import("../engine/types.js").MoveValue> | null} values */
  function showValues(values) {
    foot.hidden = values === null;
    columns.forEach((column, at) => {
      const name = columnName(current, at);
      const value = values && valueName(current, at, values);
      put(column, "aria-label", value ? `${name}, ${value}` : name);
    });
    if (values) drawValues(foot, current, values);
  }

  return {
    draw,
    showValues,
    focus: walk.focus,
    point: (at) => pointOut(cells, at),
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
  if (discs === rows) return say("column.full", { column });
  return sayCount("column", discs, { column, free: rows - discs });
}

/** @param {View} view @param {number} at */
function cellName({ cells, names, line }, at) {
  const content = { ".": "cell.empty", x: "cell.first", o: "cell.second" }[cells[at]];
  const name = say(/** @type {"cell.empty"} */ (content), { cell: names[at] });
  return line.includes(at) ? say("cell.won", { content: name }) : name;
}
