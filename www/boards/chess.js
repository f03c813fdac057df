// The chess board in the page. A piece is chosen and its target after it, by click, by key or by carrying it
// there. What a square shows is written into data attributes for styles/chess.css.

import { en } from "../strings/en/chess.js";
import { sayNumber, speakerOf } from "../strings/index.js";
import { put } from "./attributes.js";
import { createBelow } from "./chess-below.js";
import { carryPieces } from "./chess-drag.js";
import { drawingOf } from "./chess-pieces.js";
import { createPromotion } from "./chess-promotion.js";
import { rove } from "./roving.js";

/** @typedef {import("../engine/types.js").View} View */
/** @typedef {import("./board.js").Situation} Situation */

const { isKey, say } = speakerOf(en);

/** @type {import("./board.js").BoardKind} */
export const chess = {
  id: "chess",
  words: {
    en,
    de: async () => (await import("../strings/de/chess.js")).de,
    fi: async () => (await import("../strings/fi/chess.js")).fi,
  },
  symbols: { first: "white-king", second: "black-king" },
  portrait: { ground: "checks", drawing: drawingOf },
  usual: {
    start: "standard",
    opponent: "second",
    strength: { alone: "schach-c64", first: "schach-c64", second: "schach-c64" },
    switches: { turned: false },
  },
  hasPoints: false,
  endings: { draws: true, acceptsDraw },
  formats: async (exports) => (await import("./chess-formats.js")).chessFormats(exports),
  mount,
  moveName: (move) => move,
  tell: ({ side, text }) => say("moved", { side: say(`${side}.name`), move: text }),
  tellThought,
  result({ outcome, ply }) {
    const key = `ending.${outcome?.ending}`;
    const how = isKey(key) ? say(key) : "";
    const note = say("ended.after", { how, moves: Math.ceil(ply / 2) });
    return { points: null, note, word: outcome?.ending === "resignation" ? "" : undefined };
  },
  nature({ id, parameters, rating }) {
    const key = `player.${id.replace(/-\d$/, "")}`;
    const tens = parameters.find(({ name }) => name === "tens")?.original[0] ?? 0;
    return isKey(key)
      ? say(key, { positions: sayNumber(10 * tens), rating: String(rating) })
      : null;
  },
  tools: async () => (await import("./chess-tools.js")).chessTools,
  rules: async () => (await import("./chess-rules.js")).chessRules(),
  keys: () => [
    [say("key.arrows"), say("key.walk")],
    [say("key.ends"), say("key.row")],
    [say("key.enter"), say("key.choose")],
    [say("key.escape"), say("key.put-back")],
    ["F", say("key.flip")],
  ],
};

/**
 * A player agrees to a draw where it does not think itself better; one that values only moves never does.
 * @param {import("../engine/types.js").Choice} choice
 */
function acceptsDraw({ score }) {
  return score?.kind === "loss" || (score?.kind === "pawns" && score.value.hundredths <= 0);
}

/** @type {NonNullable<import("./board.js").BoardKind["tellThought"]>} */
function tellThought(player, { move, score }) {
  switch (score?.kind) {
    case "points":
      return say("thought.value", { player, move, value: sayNumber(score.value) });
    case "pawns":
      return say("thought.pawns", {
        player,
        move,
        pawns: sayNumber(score.value.hundredths / 100, 2),
      });
    case "win":
      return say("thought.mates", { player, move, moves: sayNumber(Math.ceil(score.value / 2)) });
    case "loss":
      return say("thought.mated", { player, move, moves: sayNumber(Math.ceil(score.value / 2)) });
    default:
      return "";
  }
}

/**
 * @param {HTMLElement} board @param {(move: string) => void} play @param {import("./board.js").Table} table
 * @returns {import("./board.js").Board}
 */
function mount(board, play, table) {
  const squares = /** @type {HTMLElement[]} */ ([...board.querySelectorAll(".cell")]);
  const letters = [...board.querySelectorAll("thead th")];
  const numbers = [...board.querySelectorAll("tbody th")];
  /** @type {View} */
  let view;
  /** @type {Situation} */
  let situation;
  /** The cell whose piece is in hand, -1 for none. */
  let chosen = -1;
  /** The cells that somebody points out. @type {readonly number[]} */
  let pointed = [];
  const walk = rove(board, { items: () => squares, columns: () => 8 });
  const promotion = createPromotion({ play, closed: () => choose(-1) });
  const below = createBelow({ flip });
  carryPieces(board, {
    lift(square) {
      const at = cellOf(square);
      if (!isMovable(at)) return false;
      choose(at);
      return true;
    },
    drop(square) {
      const from = chosen;
      if (!square || !go(from, cellOf(square))) choose(-1);
    },
  });

  board.addEventListener("click", ({ target }) => {
    const square = target instanceof Element && target.closest(".cell");
    if (!square) return;
    const at = cellOf(square);
    if (go(chosen, at)) return;
    choose(isMovable(at) && at !== chosen ? at : -1);
  });
  board.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && chosen >= 0) choose(-1);
  });

  /** Black is at the bottom for somebody who plays Black alone, until the button says otherwise. */
  function isTurned() {
    const { first, second } = situation.seats;
    return situation.switches.turned !== (first !== null && second === null);
  }

  /** The cell of the view at a place on the board, and the other way round. @param {number} at */
  const turned = (at) => (isTurned() ? 63 - at : at);

  /** @param {Element} square */
  const cellOf = (square) => turned(squares.indexOf(/** @type {HTMLElement} */ (square)));

  const legal = () => (situation.open ? view.legal : []);

  /** @param {number} at */
  const isMovable = (at) => legal().some(({ from }) => from === at);

  /** Makes the move between two cells, if there is one. @param {number} from @param {number} to */
  function go(from, to) {
    const moves = legal().filter((one) => one.from === from && one.to === to);
    if (moves.length === 0) return false;
    const texts = moves.map(({ text }) => text);
    if (texts.length === 1) play(texts[0]);
    else promotion.ask(texts, squares[turned(to)], view.side);
    return true;
  }

  /** @param {number} at */
  function choose(at) {
    if (at === chosen) return;
    chosen = at;
    show();
  }

  function flip() {
    table.choose({ switches: { ...situation.switches, turned: !situation.switches.turned } });
    table.tell(say(isTurned() ? "flipped.second" : "flipped.first"));
  }

  function show() {
    const targets = new Set(legal().flatMap(({ from, to }) => (from === chosen ? [to] : [])));
    const movable = new Set(legal().map(({ from }) => from));
    const last = lastSquares(situation.line);
    const inCheck = view.alarm;
    put(board, "data-turned", isTurned() ? "" : null);
    squares.forEach((square, place) => {
      const at = turned(place);
      const letter = view.cells[at];
      const drawing = letter === "." ? null : drawingOf(letter);
      drawPiece(square, drawing);
      put(square, "data-movable", movable.has(at) ? "" : null);
      put(square, "data-target", targets.has(at) ? "" : null);
      put(square, "data-taken", targets.has(at) && drawing ? "" : null);
      put(square, "data-last", last.includes(view.names[at]) ? "" : null);
      put(square, "data-check", at === inCheck ? "" : null);
      put(square, "data-hint", pointed.includes(at) ? "" : null);
      put(square, "aria-pressed", at === chosen ? "true" : null);
      put(square, "aria-disabled", movable.has(at) || targets.has(at) ? null : "true");
      put(square, "aria-label", name(at, drawing, targets.has(at), at === inCheck));
    });
    letters.forEach((head, at) => {
      head.textContent = "abcdefgh"[isTurned() ? 7 - at : at];
    });
    numbers.forEach((head, at) => {
      head.textContent = String(isTurned() ? at + 1 : 8 - at);
    });
  }

  /** @param {number} at @param {ReturnType<typeof drawingOf> | null} drawing @param {boolean} isTarget @param {boolean} isChecked */
  function name(at, drawing, isTarget, isChecked) {
    const cell = view.names[at];
    const content = drawing
      ? say("cell.piece", { piece: say(drawing), cell })
      : say("cell.empty", { cell });
    if (isTarget) return say("cell.target", { content });
    return isChecked ? say("cell.check", { content }) : content;
  }

  /** @param {View} next @param {Situation} now */
  function draw(next, now) {
    const isSame = situation?.line === now.line && situation.open === now.open;
    [view, situation] = [next, now];
    if (!isSame) {
      promotion.close();
      chosen = -1;
    }
    put(board, "aria-label", say("board"));
    put(board, "aria-disabled", String(!now.open));
    board.toggleAttribute("data-open", now.open);
    show();
    below.draw(view);
  }

  return {
    draw,
    focus: walk.focus,
    point(cells) {
      pointed = cells;
      show();
    },
    press(key) {
      if (key.toLowerCase() !== "f") return false;
      flip();
      return true;
    },
  };
}

/** Where the last move went from and to, as it stands in the record. @param {string} line */
function lastSquares(line) {
  const moves = line.split(":")[2]?.split("!")[0] ?? "";
  return moves.match(/([a-h][1-8])([a-h][1-8])[qrbn]?$/)?.slice(1) ?? [];
}

/** @param {Element} square @param {string | null} drawing */
function drawPiece(square, drawing) {
  const piece = square.querySelector("svg");
  const use = piece?.firstElementChild;
  const href = drawing && `#${drawing}`;
  if (!piece || (use?.getAttribute("href") ?? null) === href) return;
  piece.replaceChildren();
  if (!href) return;
  const made = document.createElementNS("http://www.w3.org/2000/svg", "use");
  made.setAttribute("href", href);
  piece.append(made);
}
