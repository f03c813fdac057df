// The Gobang board, up to four hundred squares: a move touches only those that change. The state of a square is written
// into data attributes, which styles/gobang.css draws.

import { language, translatorFor } from "../../i18n/index.js";
import { KEYS } from "../../table/keys.js";
import { markHinted, setAttribute } from "../../ui/attributes.js";
import { rovingTabindex } from "../../ui/roving-tabindex.js";
import { createMoveValues } from "../shared/move-values.js";
import { createPanels, SYMBOLS } from "./below.js";
import { messages } from "./i18n/game.js";
import { gobangRows } from "./markup.js";

/** @typedef {import("../../engine/types.js").View} View */
/** @typedef {import("../../table/board.js").Situation} Situation */

const { isKey, t } = translatorFor(messages);

/** On the small squares of a phone a finger aims first. */
const ON_A_PHONE = "(pointer: coarse) and (width < 44rem)";

/** Milliseconds in which a key still belongs to the game that has just ended. */
const BREATH = 500;

/** @type {import("../../table/board.js").BoardKind} */
export const game = {
  id: "gobang",
  messages,
  symbols: SYMBOLS,
  portrait: { ground: "lawn" },
  get usual() {
    const aim = matchMedia(ON_A_PHONE).matches; // the build, which reads this file too, has no screen
    return {
      start: "16-first-five-120",
      opponent: /** @type {const} */ ("second"),
      strength: { alone: "cpc-gobang", first: "cpc-chaos", second: "cpc-gobang" },
      switches: { aim, "move-numbers": false, values: false, turned: false },
    };
  },
  hasPoints: false,
  turns: true,
  mount,
  moveName: (move) => move,
  tell: ({ side, text }) => t("moved", { side: t(`${side}.name`), cell: text }),
  result: ({ ply }) => ({ points: null, note: t("ended.after", { moves: ply }) }),
  nature({ id }) {
    const key = `player.${id}`;
    return isKey(key) ? t(key) : null;
  },
  formats: async (exports) =>
    (await import("../shared/text-formats.js")).textFormats(exports, "gobang"),
  tools: async () => (await import("./tools.js")).gobangTools,
  rules: async () => (await import("./help.js")).gobangRules(),
  keys: () => [
    [t("key.arrows"), t("key.walk")],
    [t("key.ends"), t("key.row")],
    [t("key.enter"), t("key.play")],
    ["V", t("key.values")],
    ["P", t("key.numbers")],
    ["T", t("key.suggest")],
    [t("key.any"), t("key.again")],
  ],
};

/**
 * @param {HTMLElement} board @param {(move: string) => void} play @param {import("../../table/controls.js").Table} table
 * @returns {import("../../table/board.js").Board}
 */
function mount(board, play, table) {
  /** @type {HTMLElement[]} */
  let squares = [];
  /** The same in the order in which they are seen. @type {HTMLElement[]} */
  let seen = [];
  let size = 0;
  /** How each square looks, to be compared with how it shall look. @type {string[]} */
  let looks = [];
  /** @type {View} */
  let view;
  /** @type {Situation} */
  let situation;
  /** The square that a first tap has chosen, -1 for none. */
  let aimed = -1;
  /** The square under the cursor, and the one that shows where a stone would lie. */
  let pointed = -1;
  let ghosted = -1;
  let ended = 0;
  /** Whether the key that is down has begun a new game. */
  let hasBegun = false;
  const walk = rovingTabindex(board, { items: () => seen, columns: () => size });
  const moveValues = createMoveValues(
    table,
    () => view,
    () => {
      for (const at of squares.keys()) show(at);
    },
  );
  const panels = createPanels(table, { pointAt, leave: walk.focus });
  adopt();

  function adopt() {
    squares = /** @type {HTMLElement[]} */ ([...board.querySelectorAll("[role=gridcell]")]);
    size = Math.sqrt(squares.length);
    looks = [];
    arrange();
  }

  /** The board may have been turned. */
  function arrange() {
    seen = /** @type {HTMLElement[]} */ ([...board.querySelectorAll("[role=gridcell]")]);
  }

  /** @param {number} wanted */
  function resize(wanted) {
    if (wanted === size) return;
    const focused = squares.includes(/** @type {HTMLElement} */ (document.activeElement));
    board.dataset.size = String(wanted);
    board.innerHTML = gobangRows(wanted, "{cell}");
    adopt();
    if (focused) walk.focus();
  }

  /** @param {Event} event */
  const squareOf = ({ target }) => squares.indexOf(/** @type {HTMLElement} */ (target));

  board.addEventListener("click", (event) => {
    const at = squareOf(event);
    if (!isFree(at)) return;
    // A key's click has no pointer, and its cursor has been seen on the square.
    const byPointer = event.detail > 0;
    if (situation.switches.aim && byPointer && at !== aimed) aim(at);
    else play(view.names[at]);
  });
  board.addEventListener("pointerover", (event) => point(squareOf(event)));
  board.addEventListener("pointerleave", () => point(-1));
  board.addEventListener("focusin", (event) => point(squareOf(event)));
  board.addEventListener("keydown", (event) => {
    const { key, repeat, ctrlKey, altKey, metaKey } = event;
    const writes = key.length === 1 || key === "Enter";
    if (!view.outcome || !writes || repeat || ctrlKey || altKey || metaKey) return;
    if (OWN_KEYS.has(key.toLowerCase()) || performance.now() - ended < BREATH) return;
    event.preventDefault();
    event.stopPropagation();
    hasBegun = true;
    table.match.newGame();
  });
  // Some browsers click when the space key comes up, and a new game would begin with a stone.
  board.addEventListener("keyup", (event) => {
    if (hasBegun) event.preventDefault();
    hasBegun = false;
  });

  /** @param {number} at */
  const isFree = (at) => situation.open && view.cells[at] === ".";

  /** @param {number} at */
  function point(at) {
    pointed = at;
    panels.point(at);
    haunt();
  }

  /** @param {number} at */
  function aim(at) {
    const before = aimed;
    aimed = at;
    for (const square of [before, at]) show(square);
    point(at);
  }

  /** Only one square is told whose turn it is: telling the board would cost a look at every square. */
  function haunt() {
    const before = ghosted;
    ghosted = [aimed, pointed].find(isFree) ?? -1;
    for (const square of [before, ghosted]) show(square);
  }

  /** Shows a square that somebody speaks of. @param {number} at */
  function pointAt(at) {
    aim(at);
    walk.stopAt(at);
    if (board.contains(document.activeElement)) walk.focus();
  }

  /** @type {{ last: number | null, row: number[], numbers: Map<number, number> }} */
  let marks = { last: null, row: [], numbers: new Map() };

  /** @param {number} at */
  function show(at) {
    if (at < 0) return;
    const stone = view.cells[at];
    const won = marks.row.includes(at);
    const number = marks.numbers.get(at) ?? null;
    const ghost = at === ghosted ? view.side : null;
    const value = stone === "." ? moveValues.at(at) : null;
    const look = [
      [stone, ghost, at === aimed, at === marks.last, won, number, language()],
      value && [value.figure, value.text, value.exact, value.best],
    ].join();
    if (looks[at] === look) return;
    looks[at] = look;
    const square = squares[at];
    setAttribute(square, "data-stone", stone === "." ? null : stone);
    setAttribute(square, "data-ghost", ghost);
    setAttribute(square, "data-aim", at === aimed ? "" : null);
    setAttribute(square, "data-last", at === marks.last ? "" : null);
    setAttribute(square, "data-won", won ? "" : null);
    setAttribute(square, "data-number", number === null ? null : String(number));
    setAttribute(square, "data-value", value?.figure ?? null);
    setAttribute(square, "data-exact", value?.exact ? "" : null);
    setAttribute(square, "data-best", value?.best ? "" : null);
    const label = name(stone, at, won);
    setAttribute(square, "aria-label", value ? `${label}, ${value.text}` : label);
  }

  /** @param {string} stone @param {number} at @param {boolean} won */
  function name(stone, at, won) {
    const empty = at === aimed ? "cell.aim" : "cell.empty";
    const content = stone === "x" ? "cell.first" : stone === "o" ? "cell.second" : empty;
    const words = t(content, { cell: view.names[at] });
    return won ? t("cell.won", { content: words }) : words;
  }

  /** @param {View} next @param {Situation} now */
  function draw(next, now) {
    if (next.outcome && !view?.outcome) ended = performance.now();
    [view, situation] = [next, now];
    moveValues.forget();
    resize(view.columns);
    if (!isFree(aimed)) aimed = -1;
    ghosted = [aimed, pointed].find(isFree) ?? -1;
    setAttribute(board, "aria-label", t("board"));
    setAttribute(board, "aria-disabled", String(!now.open));
    board.toggleAttribute("data-open", now.open);
    marks = {
      last: view.last?.cell ?? null,
      row: view.winningRow,
      numbers: now.switches["move-numbers"] ? numbered(view) : new Map(),
    };
    squares.forEach((_, at) => {
      show(at);
    });
    panels.draw(view, now);
  }

  return {
    draw,
    showValues: moveValues.showValues,
    arrange,
    focus: walk.focus,
    point: (cells) => markHinted(squares, cells),
    press: panels.press,
  };
}

/** Keys that mean the same before and after the end. */
const OWN_KEYS = new Set([...Object.keys(KEYS), ..."vptlwmsj,.;:<>"]);

/** The number of the move that lies on each square. @param {View} view @returns {Map<number, number>} */
function numbered({ moves, names, ply }) {
  const cells = new Map(names.map((name, at) => [name, at]));
  return new Map(moves.slice(0, ply).map((move, at) => [cells.get(move) ?? -1, at + 1]));
}
