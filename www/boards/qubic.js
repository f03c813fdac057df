// The Qubic board in the page: four levels as tables and the same cube in space, always in step. A cell that
// is meant in one lights up in both, with every row of four through it.

import { en } from "../strings/en/qubic.js";
import { speakerOf } from "../strings/index.js";
import { openCodeEntry } from "./qubic-code.js";
import { openCube } from "./qubic-cube.js";
import { openLevels } from "./qubic-levels.js";
import { THROUGH } from "./qubic-space.js";
import { keepWorths } from "./worths.js";

/** @typedef {import("../engine/types.js").View} View */

const { isKey, say } = speakerOf(en);

/** @type {import("./board.js").BoardKind} */
export const qubic = {
  id: "qubic",
  words: {
    en,
    de: async () => (await import("../strings/de/qubic.js")).de,
    fi: async () => (await import("../strings/fi/qubic.js")).fi,
  },
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
  tell: ({ side, text }) => say("moved", { side: say(`${side}.name`), cell: spaced(text) }),
  result: ({ ply }) => ({ points: null, note: say("ended.after", { moves: ply }) }),
  nature({ id }) {
    const key = `player.${id}`;
    return isKey(key) ? say(key) : null;
  },
  formats: async (exports) => (await import("../exchange/texts.js")).textFormats(exports, "qubic"),
  tools: async () => (await import("./qubic-tools.js")).qubicTools,
  rules: async () => (await import("./qubic-rules.js")).qubicRules(),
  keys: () => [
    [say("key.arrows"), say("key.in-level")],
    [say("key.pages"), say("key.level")],
    [say("key.ends"), say("key.row")],
    [say("key.enter"), say("key.play")],
    [say("key.digits"), say("key.code")],
    [say("key.shift-arrows"), say("key.turn")],
  ],
};

/** Digit by digit, so that it is read as a code and not as a number. @param {string} code */
const spaced = (code) => [...code].join(" ");

/**
 * @param {HTMLElement} board @param {(move: string) => void} play @param {import("./board.js").Table} table
 * @returns {import("./board.js").Board}
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
  const worths = keepWorths(
    table,
    () => shown,
    () => levels.draw(shown, playable, worths.at),
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
    return say(board.hasAttribute("data-open") ? "code.occupied" : "code.closed", {
      code: spaced(text),
    });
  }

  return {
    /** @param {View} view @param {{ open: boolean }} state */
    draw(view, { open }) {
      shown = view;
      worths.forget();
      const legal = open ? view.legal : [];
      playable = new Map(legal.flatMap(({ text, to }) => (to === null ? [] : [[to, text]])));
      board.dataset.side = view.side;
      board.setAttribute("aria-label", say("board"));
      board.toggleAttribute("data-open", open);
      levels.draw(view, playable, worths.at);
      cube.draw(view, playable);
      code.clear();
    },
    showValues: worths.showValues,
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
 * @param {import("./board.js").Table} table @returns {import("./board.js").Beside}
 */
function beside(table) {
  const holder = /** @type {HTMLDetailsElement} */ (document.getElementById("typewriter"));
  /** @type {ReturnType<typeof import("./qubic-typewriter.js").openTypewriter> | null} */
  let typewriter = null;

  holder.addEventListener("toggle", async () => {
    if (!holder.open) return;
    const { openTypewriter } = await import("./qubic-typewriter.js");
    typewriter ??= openTypewriter(table);
    typewriter.open();
  });

  return {
    changed: (state, cause) => (holder.open && typewriter?.changed(state, cause)) || false,
  };
}
