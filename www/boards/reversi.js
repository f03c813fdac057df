// The Reversi board in the page: draws a position into the table of buttons and tells which move a person
// wants. Which cell looks how is written into data attributes; styles/reversi.css gives them their looks.

import { en } from "../strings/en/reversi.js";
import { speakerOf } from "../strings/index.js";
import { pointOut, put } from "./attributes.js";
import { rove } from "./roving.js";

/** @typedef {import("../engine/types.js").View} View */
/** @typedef {import("../engine/types.js").LastMove} LastMove */
/** @typedef {import("../engine/types.js").MoveValue} MoveValue */
/** @typedef {ReadonlyMap<string, MoveValue>} Values */

const { isKey, say, sayCount } = speakerOf(en);

/** Milliseconds between a stone's turning and that of its neighbour further out. */
const WAVE = 60;

/** @type {import("./board.js").BoardKind} */
export const reversi = {
  id: "reversi",
  words: {
    en,
    de: async () => (await import("../strings/de/reversi.js")).de,
    fi: async () => (await import("../strings/fi/reversi.js")).fi,
  },
  symbols: { first: "tomato", second: "mole" },
  portrait: { ground: "lawn" },
  usual: {
    start: "diagonal-tomato",
    opponent: "second",
    strength: { alone: "ramscher", first: "ramscher", second: "aufpasser-3" },
    switches: { empties: false, values: false, turned: false },
  },
  hasPoints: true,
  ahead: true,
  turns: true,
  mount,
  moveName,
  tell,
  result,
  nature,
  formats: async () => {
    const { furtherModule } = await import("../exchange/texts.js");
    const { reversiFormats } = await import("./reversi-formats.js");
    return reversiFormats(await furtherModule());
  },
  tools: async () => (await import("./reversi-tools.js")).reversiTools,
  rules: async () => (await import("./reversi-rules.js")).reversiRules(),
  keys: () => [
    [say("key.arrows"), say("key.walk")],
    [say("key.ends"), say("key.row")],
    [say("key.enter"), say("key.play")],
  ],
};

/** @param {string} move */
function moveName(move) {
  return move === "pa" ? say("pass") : move;
}

/** @param {LastMove} last */
function tell({ side, text, cell, changed }) {
  if (cell === null) return `${say(`${side}.passes`)}.`;
  return sayCount("moved", changed.length, {
    side: say(`${side}.name`),
    move: text,
  });
}

/** @param {View} view @param {Record<string, boolean>} switches @returns {import("./board.js").Result} */
function result({ score: [first, second], cells, outcome }, { empties }) {
  const free = empties ? [...cells].filter((cell) => cell === ".").length : 0;
  return {
    points: [
      first + (outcome?.winner === "first" ? free : 0),
      second + (outcome?.winner === "second" ? free : 0),
    ],
    note: empties && outcome?.winner ? say("empties.counted") : "",
  };
}

/** @param {import("../engine/types.js").PlayerInfo} player */
function nature({ id, parameters }) {
  const key = `player.${id.split("-")[0]}`;
  const depth = parameters.find(({ name }) => name === "depth")?.original[0] ?? 0;
  return isKey(key) ? say(key, { depth }) : null;
}

/**
 * @param {HTMLElement} board @param {(move: string) => void} play @param {import("./board.js").Table} table
 * @returns {import("./board.js").Board}
 */
function mount(board, play, table) {
  const inOrder = () =>
    /** @type {HTMLButtonElement[]} */ ([...board.querySelectorAll("tbody button")]);
  const buttons = inOrder();
  /** The same in the order in which they are seen. */
  let seen = buttons;
  const walk = rove(board, { items: () => seen, columns: () => 8 });
  /** @type {Map<number, string>} */
  let playable = new Map();
  /** @type {string | null} */
  let shown = null;
  /** @type {View} */
  let current;
  /** What stands on each square, in words. @type {string[]} */
  const names = [];
  /** What the moves are worth, as far as somebody wants to see it. @type {Values | null} */
  let wanted = null;
  /** What draws that. @type {ReturnType<typeof import("./reversi-values.js").createValues> | null} */
  let plates = null;
  let isFetching = false;

  board.addEventListener("click", (event) => {
    const button = event.target instanceof Element && event.target.closest("button");
    const move = button && playable.get(buttons.indexOf(button));
    if (move) play(move);
  });

  /** @param {View} view @param {{ open: boolean }} state */
  function draw(view, { open }) {
    const legal = new Map(view.legal.flatMap(({ text, to }) => (to === null ? [] : [[to, text]])));
    const centre = view.last?.cell ?? null;
    current = view;
    playable = open ? legal : new Map();
    board.dataset.side = view.side;
    board.setAttribute("aria-label", say("board"));
    board.setAttribute("aria-disabled", String(!open));
    board.toggleAttribute("data-open", open);
    buttons.forEach((button, cell) => {
      const stone = view.cells[cell];
      const tint = legal.has(cell) && open;
      animate(button, shown?.[cell] ?? stone, stone, centre === null ? 0 : distance(cell, centre));
      put(button, "data-stone", stone);
      put(button, "data-legal", tint ? "" : null);
      put(button, "data-last", cell === centre ? "" : null);
      put(button, "data-turned", view.last?.changed.includes(cell) ? "" : null);
      put(button, "aria-disabled", tint ? null : "true");
      names[cell] = say(content(stone, tint), { cell: view.names[cell] });
      put(button, "aria-label", names[cell]);
    });
    shown = view.cells;
  }

  /** @param {Values | null} values */
  function showValues(values) {
    wanted = values;
    if (plates) plates.draw(current, names, values);
    else if (values) fetchPlates();
  }

  async function fetchPlates() {
    if (isFetching) return;
    isFetching = true;
    try {
      const { createValues, ready } = await import("./reversi-values.js");
      await ready;
      plates = createValues(buttons, table.tell);
      showValues(wanted);
    } catch {
      table.notify(say("notice.loading"));
    } finally {
      isFetching = false; // the next value tries again
    }
  }

  return {
    draw,
    showValues,
    arrange() {
      seen = inOrder();
    },
    focus: walk.focus,
    point: (cells) => pointOut(buttons, cells),
  };
}

/** @param {string} stone @param {boolean} legal */
function content(stone, legal) {
  if (stone === "x") return "cell.first";
  if (stone === "o") return "cell.second";
  return legal ? "cell.legal" : "cell.empty";
}

/**
 * Says what has become of a cell, so that a stone that comes or turns can be seen doing so.
 * @param {HTMLElement} button @param {string} before @param {string} after @param {number} steps
 */
function animate(button, before, after, steps) {
  const change = before === after || after === "." ? null : before === "." ? "new" : "turn";
  put(button, "data-change", change);
  if (change === "turn") button.style.setProperty("--wait", `${Math.max(0, steps - 1) * WAVE}ms`);
}

/** @param {number} one @param {number} other */
function distance(one, other) {
  const across = Math.abs((one % 8) - (other % 8));
  const along = Math.abs(Math.floor(one / 8) - Math.floor(other / 8));
  return Math.max(across, along);
}
