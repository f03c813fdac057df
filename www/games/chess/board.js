// The chess board. A move is a piece and its target, by click, key or drag. The state of a square is written into data
// attributes, which styles/games/chess.css draws.

import { formatNumber, translatorFor } from "../../i18n/index.js";
import { setAttribute } from "../../ui/attributes.js";
import { buttonById } from "../../ui/dom.js";
import { rovingTabindex } from "../../ui/roving-tabindex.js";
import { svgElement } from "../../ui/svg.js";
import { carryPieces } from "./drag.js";
import { messages } from "./i18n/game.js";
import { inLetters, letters, openLetters } from "./piece-letters.js";
import { DRAWINGS, drawingOf } from "./pieces.js";
import { createPromotion } from "./promotion.js";
import { slide, slidesBetween } from "./slides.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../table/game-ui.types").Board} Board */
/** @typedef {import("../../table/game-ui.types").Situation} Situation */
/** @typedef {import("../../table/table.js").Table} Table */

const { isKey, t } = translatorFor(messages);

/** @type {import("../../table/game-ui.types").GameUi} */
export const game = {
  id: "chess",
  messages,
  symbols: { first: "white-king", second: "black-king" },
  thumbnail: { ground: "checks", drawings: DRAWINGS },
  defaults: {
    start: "standard",
    opponent: "second",
    strength: { alone: "schach-c64", first: "schach-c64", second: "schach-c64" },
    switches: { turned: false },
  },
  hasPoints: false,
  endings: { draws: true, acceptsDraw },
  pairMoves: true,
  async formats() {
    const [{ chessFormats }, { engineModule }] = await Promise.all([
      import("./formats.js"),
      import("../shared/engine-module.js"),
    ]);
    return chessFormats(await engineModule());
  },
  mount: (board, play, table) => new ChessBoard(board, play, table),
  moveName: inLetters,
  parseMove: (text, { readMoves }) => readMoves(text, letters()) ?? text,
  describeMove: ({ side, text }) => t("moved", { side: t(`${side}.name`), move: inLetters(text) }),
  describeChoice,
  result({ outcome, ply }) {
    const key = `ending.${outcome?.ending}`;
    const how = isKey(key) ? t(key) : "";
    const note = t("ended.after", { how, moves: Math.ceil(ply / 2) });
    return { points: null, note, word: outcome?.ending === "resignation" ? "" : undefined };
  },
  tools: async () => (await import("./tools.js")).chessTools,
  rules: async () => (await import("./help.js")).chessRules(),
  keys: () => [
    [t("key.arrows"), t("key.walk")],
    [t("key.ends"), t("key.row")],
    [t("key.enter"), t("key.choose")],
    [t("key.escape"), t("key.put-back")],
    ["F", t("key.flip")],
  ],
};

/**
 * A player agrees to a draw where it does not think itself better; one that values only moves never does.
 * @param {import("../../engine/engine.types").Choice} choice
 */
function acceptsDraw({ score }) {
  return score?.kind === "loss" || (score?.kind === "pawns" && score.value.hundredths <= 0);
}

/** @type {NonNullable<import("../../table/game-ui.types").GameUi["describeChoice"]>} */
function describeChoice(player, { move: text, score }) {
  const move = inLetters(text);
  switch (score?.kind) {
    case "points":
      return t("thought.value", { player, move, value: formatNumber(score.value) });
    case "pawns":
      return t("thought.pawns", {
        player,
        move,
        pawns: formatNumber(score.value.hundredths / 100, 2),
      });
    case "win":
      return t("thought.mates", { player, move, moves: formatNumber(Math.ceil(score.value / 2)) });
    case "loss":
      return t("thought.mated", { player, move, moves: formatNumber(Math.ceil(score.value / 2)) });
    default:
      return "";
  }
}

/** @implements {Board} */
class ChessBoard {
  #board;
  #play;
  #table;
  #squares;
  #letters;
  #numbers;
  /** @type {View} */
  #view = /** @type {any} */ (null); // drawn before anything is asked
  /** @type {Situation | null} */
  #situation = null;
  /** The cell whose piece is in hand, -1 for none. */
  #chosen = -1;
  /** The cell to which a piece has been carried by hand, which does not slide there; -1 for none. */
  #dropped = -1;
  /** The cells that somebody points out. @type {readonly number[]} */
  #pointed = [];
  #walk;
  #promotion;

  /** @param {HTMLElement} board @param {(move: string) => void} play @param {Table} table */
  constructor(board, play, table) {
    this.#board = board;
    this.#play = play;
    this.#table = table;
    openLetters(table);
    this.#squares = /** @type {HTMLElement[]} */ ([...board.querySelectorAll(".cell")]);
    this.#letters = [...board.querySelectorAll("thead th")];
    this.#numbers = [...board.querySelectorAll("tbody th")];
    this.#walk = rovingTabindex(board, { items: () => this.#squares, columns: () => 8 });
    this.#promotion = createPromotion({ play, closed: () => this.#choose(-1) });
    buttonById("flip").addEventListener("click", () => this.#flip());
    this.#listen();
  }

  /** @param {View} view @param {Situation} situation */
  draw(view, situation) {
    const before = this.#situation;
    const isSame = before?.record === situation.record && before.open === situation.open;
    const slides = slidesBetween(this.#view?.cells ?? view.cells, view.cells);
    this.#view = view;
    this.#situation = situation;
    if (!isSame) {
      this.#promotion.close();
      this.#chosen = -1;
    }
    const board = this.#board;
    setAttribute(board, "aria-label", t("board"));
    setAttribute(board, "aria-disabled", String(!situation.open));
    board.toggleAttribute("data-open", situation.open);
    this.#show();
    this.#slide(slides);
  }

  /** @param {Map<number, number>} slides */
  #slide(slides) {
    for (const [to, from] of slides) {
      if (to === this.#dropped) continue;
      const [here, there] = [this.#turned(to), this.#turned(from)];
      const rows = Math.floor(there / 8) - Math.floor(here / 8);
      slide(this.#squares[here], (there % 8) - (here % 8), rows);
    }
    if (slides.size > 0) this.#dropped = -1;
  }

  focus() {
    this.#walk.focus();
  }

  /** @param {readonly number[]} cells */
  highlight(cells) {
    this.#pointed = cells;
    this.#show();
  }

  /** @param {string} key */
  handleKey(key) {
    if (key.toLowerCase() !== "f") return false;
    this.#flip();
    return true;
  }

  #listen() {
    const board = this.#board;
    carryPieces(board, {
      lift: (square) => {
        const at = this.#cellOf(square);
        if (!this.#isMovable(at)) return false;
        this.#choose(at);
        return true;
      },
      drop: (square) => {
        this.#dropped = square ? this.#cellOf(square) : -1;
        if (square && this.#go(this.#chosen, this.#dropped)) return;
        this.#dropped = -1;
        this.#choose(-1);
      },
    });
    board.addEventListener("click", ({ target }) => {
      const square = target instanceof Element && target.closest(".cell");
      if (!square) return;
      const at = this.#cellOf(square);
      if (this.#go(this.#chosen, at)) return;
      this.#choose(this.#isMovable(at) && at !== this.#chosen ? at : -1);
    });
    board.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.#chosen >= 0) this.#choose(-1);
    });
  }

  /** Black is at the bottom for somebody who plays Black alone, until the button says otherwise. */
  #isTurned() {
    if (!this.#situation) return false;
    const { players, switches } = this.#situation;
    return switches.turned !== (players.first !== null && players.second === null);
  }

  /** The cell of the view at a place on the board, and the other way round. @param {number} at */
  #turned(at) {
    return this.#isTurned() ? 63 - at : at;
  }

  /** @param {Element} square */
  #cellOf(square) {
    return this.#turned(this.#squares.indexOf(/** @type {HTMLElement} */ (square)));
  }

  #legal() {
    return this.#situation?.open ? this.#view.legal : [];
  }

  /** @param {number} at */
  #isMovable(at) {
    return this.#legal().some(({ from }) => from === at);
  }

  /** Makes the move between two cells, if there is one. @param {number} from @param {number} to */
  #go(from, to) {
    const moves = this.#legal().filter((one) => one.from === from && one.to === to);
    if (moves.length === 0) return false;
    const texts = moves.map(({ text }) => text);
    if (texts.length === 1) this.#play(texts[0]);
    else this.#promotion.ask(texts, this.#squares[this.#turned(to)], this.#view.side);
    return true;
  }

  /** @param {number} at */
  #choose(at) {
    if (at === this.#chosen) return;
    this.#chosen = at;
    this.#show();
  }

  #flip() {
    const { current, change } = this.#table.settings;
    const { switches } = current();
    change({ switches: { ...switches, turned: !switches.turned } });
    this.#table.announce(t(this.#isTurned() ? "flipped.second" : "flipped.first"));
  }

  #show() {
    const legal = this.#legal();
    const chosen = this.#chosen;
    const targets = new Set(legal.flatMap(({ from, to }) => (from === chosen ? [to] : [])));
    const movable = new Set(legal.map(({ from }) => from));
    const isTurned = this.#isTurned();
    setAttribute(this.#board, "data-turned", isTurned ? "" : null);
    this.#squares.forEach((square, place) => {
      const at = this.#turned(place);
      drawSquare(square, this.#view, at, {
        isMovable: movable.has(at),
        isTarget: targets.has(at),
        isChosen: at === chosen,
        isPointed: this.#pointed.includes(at),
      });
    });
    this.#letters.forEach((head, at) => {
      head.textContent = "abcdefgh"[isTurned ? 7 - at : at];
    });
    this.#numbers.forEach((head, at) => {
      head.textContent = String(isTurned ? at + 1 : 8 - at);
    });
  }
}

/**
 * @param {HTMLElement} square @param {View} view @param {number} at  its cell in the view
 * @param {{ isMovable: boolean, isTarget: boolean, isChosen: boolean, isPointed: boolean }} how
 */
function drawSquare(square, view, at, { isMovable, isTarget, isChosen, isPointed }) {
  const letter = view.cells[at];
  const drawing = letter === "." ? null : drawingOf(letter);
  const isLast = at === view.last?.from || at === view.last?.cell;
  const isChecked = at === view.checkedCell;
  drawPiece(square, drawing);
  setAttribute(square, "data-movable", isMovable ? "" : null);
  setAttribute(square, "data-target", isTarget ? "" : null);
  setAttribute(square, "data-taken", isTarget && drawing ? "" : null);
  setAttribute(square, "data-last", isLast ? "" : null);
  setAttribute(square, "data-check", isChecked ? "" : null);
  setAttribute(square, "data-hint", isPointed ? "" : null);
  setAttribute(square, "aria-pressed", isChosen ? "true" : null);
  setAttribute(square, "aria-disabled", isMovable || isTarget ? null : "true");
  const cell = view.names[at];
  const content = drawing
    ? t("cell.piece", { piece: t(drawing), cell })
    : t("cell.empty", { cell });
  const key = isTarget ? "cell.target" : isChecked ? "cell.check" : null;
  setAttribute(square, "aria-label", key ? t(key, { content }) : content);
}

/** @param {Element} square @param {string | null} drawing */
function drawPiece(square, drawing) {
  const piece = square.querySelector("svg");
  const use = piece?.firstElementChild;
  const href = drawing && `#${drawing}`;
  if (!piece || (use?.getAttribute("href") ?? null) === href) return;
  piece.replaceChildren();
  if (href) piece.append(svgElement("use", { href }));
}
