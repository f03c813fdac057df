// The Qubic board: four levels as tables, and the same cube in 3D, always in step. The cell in question is highlighted
// in both, with every row of four through it.

import { translatorFor } from "../../i18n/index.js";
import { createMoveValues } from "../shared/move-values.js";
import { openCodeEntry } from "./code-entry.js";
import { openCube } from "./cube.js";
import { THROUGH } from "./geometry.js";
import { messages } from "./i18n/game.js";
import { openLevels } from "./levels.js";

/** @typedef {import("../../engine/types.js").View} View */

const { isKey, t } = translatorFor(messages);

/** @type {import("../../table/board.js").BoardKind} */
export const game = {
  id: "qubic",
  messages,
  symbols: { first: "apricot", second: "blueberry" },
  portrait: { ground: "levels" },
  usual: {
    start: "first",
    opponent: "second",
    strength: { alone: "ttt3d", first: "keen", second: "ttt3d" },
    switches: { values: false },
  },
  hasPoints: false,
  mount,
  beside,
  moveName: (move) => move,
  tell: ({ side, text }) => t("moved", { side: t(`${side}.name`), cell: spaced(text) }),
  result: ({ ply }) => ({ points: null, note: t("ended.after", { moves: ply }) }),
  nature({ id }) {
    const key = `player.${id}`;
    return isKey(key) ? t(key) : null;
  },
  formats: async (exports) =>
    (await import("../shared/text-formats.js")).textFormats(exports, "qubic"),
  tools: async () => (await import("./tools.js")).qubicTools,
  rules: async () => (await import("./help.js")).qubicRules(),
  keys: () => [
    [t("key.arrows"), t("key.in-level")],
    [t("key.pages"), t("key.level")],
    [t("key.ends"), t("key.row")],
    [t("key.enter"), t("key.play")],
    [t("key.digits"), t("key.code")],
    [t("key.shift-arrows"), t("key.turn")],
  ],
};

/** Digit by digit, so that it is read as a code and not as a number. @param {string} code */
const spaced = (code) => [...code].join(" ");

/**
 * @param {HTMLElement} board @param {(move: string) => void} play @param {import("../../table/controls.js").Table} table
 * @returns {import("../../table/board.js").Board}
 */
function mount(board, play, table) {
  /** @type {View} */
  let shown;
  /** @type {Map<number, string>} */
  let playable = new Map();
  /** The rows that somebody points out. @type {readonly (readonly number[])[]} */
  let meant = [];
  const actions = {
    aim,
    /** @param {number} cell */
    play(cell) {
      const move = playable.get(cell);
      if (move) play(move);
    },
  };
  const cube = openCube(board, actions);
  const levels = openLevels(board, { ...actions, turn: cube.turn });
  const code = openCodeEntry(board, { aim, enter });
  const moveValues = createMoveValues(
    table,
    () => shown,
    () => levels.draw(shown, playable, moveValues.at),
  );

  /** Lights a cell and its rows wherever they are seen, or the ones that are meant. @param {number | null} cell */
  function aim(cell) {
    const rows = cell === null ? meant : THROUGH[cell];
    const lit = new Set(rows.flat());
    levels.light(cell, lit);
    cube.light(cell, lit, rows);
  }

  /** Takes a typed code; what it cannot be is the answer. @param {string} text */
  function enter(text) {
    const found = [...playable].find(([, move]) => move === text);
    if (found) return play(text);
    return t(board.hasAttribute("data-open") ? "code.occupied" : "code.closed", {
      code: spaced(text),
    });
  }

  return {
    /** @param {View} view @param {{ open: boolean }} state */
    draw(view, { open }) {
      shown = view;
      moveValues.forget();
      const legal = open ? view.legal : [];
      playable = new Map(legal.flatMap(({ text, to }) => (to === null ? [] : [[to, text]])));
      board.dataset.side = view.side;
      board.setAttribute("aria-label", t("board"));
      board.toggleAttribute("data-open", open);
      levels.draw(view, playable, moveValues.at);
      cube.draw(view, playable);
      code.clear();
    },
    showValues: moveValues.showValues,
    focus: levels.focus,
    point(cells, rows = []) {
      levels.point(cells, rows.length > 0);
      cube.point(cells);
      if (meant.length + rows.length === 0) return;
      meant = rows;
      aim(null);
    },
    press: code.press,
  };
}

/**
 * The strip of the typewriter is written by a script of its own, which comes when somebody opens it.
 * @param {import("../../table/controls.js").Table} table @returns {import("../../table/board.js").Beside}
 */
function beside(table) {
  const holder = /** @type {HTMLDetailsElement} */ (document.getElementById("typewriter"));
  /** @type {ReturnType<typeof import("./typewriter.js").openTypewriter> | null} */
  let typewriter = null;

  holder.addEventListener("toggle", async () => {
    if (!holder.open) return;
    const { openTypewriter } = await import("./typewriter.js");
    typewriter ??= openTypewriter(table);
    typewriter.open();
  });

  return {
    changed: (state, cause) => (holder.open && typewriter?.changed(state, cause)) || false,
  };
}
