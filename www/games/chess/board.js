// The chess board. A move is a piece and its target, by click, key or drag. The state of squares is written into data
// attributes for styles/games/chess.css.

import { enableDragging } from "../../board/drag.js";
import { formatNumber, translatorFor } from "../../i18n/index.js";
import { setAttribute } from "../../ui/attributes.js";
import { buttonById } from "../../ui/dom.js";
import { rovingTabindex } from "../../ui/roving-tabindex.js";
import { messages } from "./i18n/game.js";
import { initLetters, inLetters, letters } from "./piece-letters.js";
import { DRAWINGS } from "./pieces.js";
import { canPlan, isWaiting, Premove } from "./premove.js";
import { createPromotion } from "./promotion.js";
import { slide, slidesBetween } from "./slides.js";
import { drawSquare } from "./square.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../table/game-ui.types").Board} Board */
/** @typedef {import("../../table/game-ui.types").Situation} Situation */
/** @typedef {import("../../table/game-ui.types").BoardHost} BoardHost */

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
  mount: (board, play, host) => new ChessBoard(board, play, host),
  moveName: inLetters,
  parseMove: (text, { readMoves }) => readMoves(text, letters()) ?? text,
  describeMove: ({ side, text }) => t("moved", { side: t(`${side}.name`), move: inLetters(text) }),
  describeChoice,
  result({ outcome, ply }) {
    const key = `ending.${outcome?.ending}`;
    const ending = isKey(key) ? t(key) : "";
    const note = t("ended.after", { how: ending, moves: Math.ceil(ply / 2) });
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
 * A player accepts a draw unless it thinks that it is better; players without scores in pawns never do.
 * @param {import("../../engine/engine.types").Choice} choice
 */
function acceptsDraw({ score }) {
  return score?.kind === "loss" || (score?.kind === "pawns" && score.value.hundredths <= 0);
}

/** @type {NonNullable<import("../../table/game-ui.types").GameUi["describeChoice"]>} */
function describeChoice(player, { move: text, score }, side) {
  const move = inLetters(text);
  switch (score?.kind) {
    case "points":
      return t("thought.value", { player, move, value: formatNumber(score.value) });
    case "pawns":
      return t("thought.pawns", {
        player,
        move,
        pawns: fromWhite(score.value.hundredths, side),
      });
    case "win":
      return t("thought.mates", { player, move, moves: formatNumber(Math.ceil(score.value / 2)) });
    case "loss":
      return t("thought.mated", { player, move, moves: formatNumber(Math.ceil(score.value / 2)) });
    default:
      return "";
  }
}

/** A value in pawns, positive if White is ahead. @param {number} hundredths @param {import("../../engine/engine.types").Side} side that it is for */
function fromWhite(hundredths, side) {
  const pawns = (side === "first" ? hundredths : -hundredths) / 100;
  return (pawns > 0 ? "+" : "") + formatNumber(pawns, 2);
}

/** @implements {Board} */
class ChessBoard {
  #board;
  #play;
  #host;
  #squares;
  #letters;
  #numbers;
  /** @type {View} */
  #view = /** @type {any} */ (null); // set by the first draw
  /** @type {Situation | null} */
  #situation = null;
  /** The selected cell; -1 if none. */
  #selected = -1;
  /** The cell on which the user dropped a piece, which must not slide there; -1 if none. */
  #dropped = -1;
  /** Cells highlighted by a hint. @type {readonly number[]} */
  #hinted = [];
  #premove = new Premove();
  #tabindex;
  #promotion;

  /** @param {HTMLElement} board @param {(move: string) => void} play @param {BoardHost} host */
  constructor(board, play, host) {
    this.#board = board;
    this.#play = play;
    this.#host = host;
    initLetters(host);
    this.#squares = /** @type {HTMLElement[]} */ ([...board.querySelectorAll(".cell")]);
    this.#letters = [...board.querySelectorAll("thead th")];
    this.#numbers = [...board.querySelectorAll("tbody th")];
    this.#tabindex = rovingTabindex(board, { items: () => this.#squares, columns: () => 8 });
    this.#promotion = createPromotion(board, { play, closed: () => this.#select(-1) });
    buttonById("flip", board).addEventListener("click", () => this.#flip());
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
      // A piece that was picked up during the computer's turn stays picked up.
      if (!before?.thinking || !this.#isMovable(this.#selected)) this.#selected = -1;
    }
    const planned = this.#premove.take(situation);
    const board = this.#board;
    setAttribute(board, "aria-label", t("board"));
    const isUsable = situation.open || canPlan(view, situation);
    setAttribute(board, "aria-disabled", String(!isUsable));
    board.toggleAttribute("data-open", situation.open);
    this.#show();
    if (!situation.isEdited) this.#slide(slides);
    // Not during the drawing of the move before.
    if (planned) queueMicrotask(() => this.#playPlanned(planned));
  }

  /** @param {Map<number, number>} slides */
  #slide(slides) {
    for (const [to, from] of slides) {
      if (to === this.#dropped) continue;
      const [here, there] = [this.#flipIndex(to), this.#flipIndex(from)];
      const rows = Math.floor(there / 8) - Math.floor(here / 8);
      slide(this.#squares[here], (there % 8) - (here % 8), rows);
    }
    if (slides.size > 0) this.#dropped = -1;
  }

  focus() {
    this.#tabindex.focus();
  }

  /** @param {readonly number[]} cells */
  highlight(cells) {
    this.#hinted = cells;
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
    enableDragging(board, {
      lift: ({ target }) => {
        const square = squareAt(target);
        const at = square ? this.#cellOf(square) : -1;
        if (!this.#isMovable(at)) return null;
        this.#select(at);
        return square;
      },
      drop: (under) => {
        const square = squareAt(under);
        this.#dropped = square ? this.#cellOf(square) : -1;
        if (square && this.#tryMove(this.#selected, this.#dropped)) return;
        if (square && this.#plan(this.#selected, this.#dropped)) return;
        if (square) this.#refuse(this.#selected, this.#dropped);
        this.#dropped = -1;
        this.#select(-1);
      },
    });
    board.addEventListener("click", ({ target }) => {
      const square = target instanceof Element && target.closest(".cell");
      if (!square || !this.#situation) return;
      const at = this.#cellOf(square);
      if (this.#tryMove(this.#selected, at)) return;
      if (!this.#isMovable(at) && this.#plan(this.#selected, at)) return;
      if (!this.#isMovable(at)) this.#refuse(this.#selected, at);
      this.#select(this.#isMovable(at) && at !== this.#selected ? at : -1);
    });
    board.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      this.#cancelPlan();
      this.#select(-1);
    });
  }

  /** Black is at the bottom if a person plays only Black; the button inverts that. */
  #isFlipped() {
    if (!this.#situation) return false;
    const { players, switches } = this.#situation;
    return switches.turned !== (players.first !== null && players.second === null);
  }

  /** Converts between a cell of the view and a square on the page. @param {number} at */
  #flipIndex(at) {
    return this.#isFlipped() ? 63 - at : at;
  }

  /** @param {Element} square */
  #cellOf(square) {
    return this.#flipIndex(this.#squares.indexOf(/** @type {HTMLElement} */ (square)));
  }

  #legal() {
    return this.#situation?.open ? this.#view.legal : [];
  }

  /** @param {number} at */
  #isMovable(at) {
    return this.#legal().some(({ from }) => from === at) || this.#isPlannable(at);
  }

  /** Whether a move of the cell's piece can be planned. @param {number} at */
  #isPlannable(at) {
    const situation = this.#situation;
    return situation !== null && canPlan(this.#view, situation) && isWaiting(this.#view, at);
  }

  /**
   * Plans a move during the computer's turn, or removes the planned one; returns whether it did either.
   * @param {number} from @param {number} to
   */
  #plan(from, to) {
    if (from < 0) return this.#cancelPlan();
    const situation = this.#situation;
    if (!situation || from === to || !this.#isPlannable(from)) return false;
    this.#premove.set({ from, to }, situation);
    this.#selected = this.#dropped = -1;
    this.#show();
    const [start, target] = [this.#view.names[from], this.#view.names[to]];
    this.#host.showHint(t("premove.planned", { from: start, to: target }));
    return true;
  }

  /** Returns whether there was a planned move. */
  #cancelPlan() {
    if (!this.#premove.cancel()) return false;
    this.#selected = -1;
    this.#show();
    this.#host.showHint(t("premove.cancelled"));
    return true;
  }

  /** @param {import("./premove.js").Plan} plan */
  #playPlanned({ from, to }) {
    if (!this.#tryMove(from, to)) this.#host.showHint(t("premove.impossible"));
  }

  /** Plays the move between two cells; returns whether there is one. @param {number} from @param {number} to */
  #tryMove(from, to) {
    const target = this.#castlingTarget(from, to) ?? to;
    const moves = this.#legal().filter((one) => one.from === from && one.to === target);
    if (moves.length === 0) return false;
    const texts = moves.map(({ text }) => text);
    if (texts.length === 1) this.#play(texts[0]);
    else this.#promotion.show(texts, this.#squares[this.#flipIndex(to)], this.#view.side);
    return true;
  }

  /** The cell to which a king castles when it is moved onto its rook; null in other cases. @param {number} from @param {number} to */
  #castlingTarget(from, to) {
    const [king, rook] = [this.#view.cells[from], this.#view.cells[to]];
    const isOwnRook = (king === "K" && rook === "R") || (king === "k" && rook === "r");
    if (!isOwnRook) return null;
    const castling = this.#legal().find(
      (one) => one.from === from && one.to !== null && one.to - from === 2 * Math.sign(to - from),
    );
    return castling?.to ?? null;
  }

  /** Plays an illegal move, which the rules explain. @param {number} from @param {number} to */
  #refuse(from, to) {
    const { cells, names, side } = this.#view;
    const isOpponents = cells[to] !== "." && cells[to] < "a" !== (side === "first");
    if (!this.#situation?.open || from === to || (from < 0 && !isOpponents)) return;
    this.#play(names[from < 0 ? to : from] + names[to]);
  }

  /** @param {number} at */
  #select(at) {
    if (at === this.#selected) return;
    this.#selected = at;
    this.#show();
  }

  #flip() {
    const { current, change } = this.#host.settings;
    const { switches } = current();
    change({ switches: { ...switches, turned: !switches.turned } });
    this.#host.announce(t(this.#isFlipped() ? "flipped.second" : "flipped.first"));
  }

  #show() {
    const legal = this.#legal();
    const selected = this.#selected;
    const targets = new Set(legal.flatMap(({ from, to }) => (from === selected ? [to] : [])));
    // A plan may have any target, for example a square of an own piece that the opponent may take.
    const isPlanning = this.#premove.isSet || this.#isPlannable(selected);
    const isFlipped = this.#isFlipped();
    setAttribute(this.#board, "data-turned", isFlipped ? "" : null);
    this.#squares.forEach((square, place) => {
      const at = this.#flipIndex(place);
      drawSquare(square, this.#view, at, {
        isMovable: this.#isMovable(at),
        isTarget: targets.has(at),
        isSelected: at === selected,
        isHinted: this.#hinted.includes(at),
        isPlanned: this.#premove.has(at),
        isPlanning,
      });
    });
    this.#letters.forEach((head, at) => {
      head.textContent = "abcdefgh"[isFlipped ? 7 - at : at];
    });
    this.#numbers.forEach((head, at) => {
      head.textContent = String(isFlipped ? at + 1 : 8 - at);
    });
  }
}

/** @param {Element | null} element */
const squareAt = (element) =>
  /** @type {HTMLElement | null} */ (element?.closest("#board .cell") ?? null);
