// Mistakes in words: what the move lost and what the best one keeps, in the game's terms.

import assert from "node:assert/strict";
import { test } from "node:test";
import { rulesOf } from "../../www/engine/rules-of-game.js";
import { chessContrast, materialText, missedText } from "../../www/games/chess/contrast.js";
import { messages as chess } from "../../www/games/chess/i18n/tools.js";
import { messages as names } from "../../www/games/connect4/i18n/game.js";
import { reversiContrast } from "../../www/games/reversi/contrast.js";
import { messages as reversi } from "../../www/games/reversi/i18n/tools.js";
import { addMessages } from "../../www/i18n/index.js";
import { messages as analysis } from "../../www/panels/i18n/analysis.js";
import { describeMistake } from "../../www/panels/review/sentences.js";
import { messages as scores } from "../../www/table/i18n/score.js";
import { stratege } from "../wasm/support/module.mjs";

/** @typedef {import("../../www/table/score.js").Score} Score */
/** @typedef {import("../../www/table/game-tools.types").GameTools} GameTools */

for (const messages of [analysis, scores, names, chess, reversi]) await addMessages(messages);

/** @type {Record<string, string>} */
const STARTS = { chess: "standard", connect4: "first", reversi: "diagonal-mole" };

/** @param {number} hundredths @returns {Score} */
const pawns = (hundredths) => ({ kind: "pawns", value: { hundredths } });
/** @param {number} value @returns {Score} */
const win = (value) => ({ kind: "win", value });
/** @param {number} value @returns {Score} */
const loss = (value) => ({ kind: "loss", value });
/** @param {number} value @returns {Score} */
const left = (value) => ({ kind: "left", value });
/** @param {number} discs @returns {Score} proved */
const discs = (discs) => ({ kind: "discs", value: { hundredths: 100 * discs, percent: 100 } });

/**
 * The sentence about the last move of a match; both scores are for the side that made it.
 * @param {string} game @param {string[]} moves @param {Score} before @param {Score} after
 * @param {{ best?: string, lines?: [best: string[], reply: string[]], tools?: Pick<GameTools, "contrast">, reveals?: boolean }} [options]
 */
function sentenceOf(game, moves, before, after, options = {}) {
  const { best = "4", lines = [[], []], tools = {}, reveals = true } = options;
  const rules = rulesOf(game, stratege);
  const match = rules.begin(STARTS[game]);
  for (const move of moves) match.play(move);
  match.goto(moves.length - 1);
  const [view, record] = [match.view(), match.record()];
  match.free();
  const known = [
    { score: before, side: view.side, best, effort: 1, line: lines[0] },
    { score: after, side: view.side, best: null, effort: 1, line: lines[1] },
  ];
  const evaluations = /** @type {any} */ ({
    at: (/** @type {unknown} */ _, /** @type {number} */ ply) => known[ply - view.ply],
    cost: () => "blunder",
  });
  const gameUi = /** @type {any} */ ({ moveName: (/** @type {string} */ move) => move });
  /** @param {readonly string[]} line */
  const viewAfter = (line) => {
    const ahead = rules.read(record);
    for (const move of line) ahead.play(move);
    const reached = ahead.view();
    ahead.free();
    return reached;
  };
  return describeMistake({ evaluations, gameUi, tools, viewAfter }, view, reveals);
}

/** @param {Score} before @param {Score} after @param {boolean} [reveals] */
const connect4 = (before, after, reveals) =>
  sentenceOf("connect4", ["4", "4", "1"], before, after, { reveals });

test("proved results are contrasted, others are not", () => {
  assert.equal(
    connect4(left(4), left(0)),
    "Blunder: 3. 1 turns a win into a draw; 4 keeps the win.",
  );
  assert.equal(
    connect4(left(0), left(-6)),
    "Blunder: 3. 1 turns a draw into a loss; 4 holds the draw.",
  );
  const guess = /** @type {Score} */ ({ kind: "points", value: 10 });
  assert.equal(
    connect4(win(5), guess),
    "Blunder: 3. 1 misses a forced win in 3 moves; 4 wins by force in 3 moves.",
  );
  assert.equal(
    connect4(guess, loss(6)),
    "Blunder: 3. 1 allows a forced win in 3 moves; 4 was best.",
  );
  assert.match(
    connect4(guess, { kind: "points", value: -900 }) ?? "",
    /chances from \d+ to \d+ %; 4 was best/,
  );
});

test("the best move is not named while the visitor looks for it", () => {
  assert.equal(connect4(left(4), left(0), false), "Blunder: 3. 1 turns a win into a draw.");
});

/** @param {Score} before @param {Score} after @param {[string[], string[]]} lines @param {string[]} [moves] */
const inChess = (before, after, lines, moves = ["e4", "e5", "Nf3", "Nc6", "Nxe5"]) =>
  sentenceOf("chess", moves, before, after, {
    ...{ best: lines[0][0], lines, tools: { contrast: chessContrast } },
  });

const LINES = /** @type {[string[], string[]]} */ ([
  ["Bb5", "a6", "Ba4", "Nf6"],
  ["Nxe5", "d4", "Ng6"],
]);

test("chess: material is stated after the lines, if the evaluations agree with it", () => {
  assert.match(inChess(pawns(30), pawns(-210), LINES) ?? "", /Nxe5 loses a knight for a pawn; Bb5/);
  assert.match(inChess(pawns(30), pawns(-690), LINES) ?? "", /gives away 7.2 pawns/);
  const quiet = /** @type {[string[], string[]]} */ ([LINES[0], ["d6"]]);
  assert.match(inChess(pawns(30), pawns(-210), quiet) ?? "", /gives away 2.4 pawns/);
  const illegal = /** @type {[string[], string[]]} */ ([LINES[0], ["Qh9"]]);
  assert.match(inChess(pawns(30), pawns(-210), illegal) ?? "", /gives away 2.4 pawns/);
});

test("chess: mates", () => {
  assert.match(inChess(win(5), pawns(0), LINES) ?? "", /misses mate in 3; Bb5 mates in 3[.]$/);
  assert.match(
    inChess(pawns(0), loss(2), LINES) ?? "",
    /allows mate with the next move; Bb5 was best[.]$/,
  );
});

test("chess: one piece for at most one other is named", () => {
  const start = "rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR";
  const without = (/** @type {string[]} */ ...pieces) =>
    pieces.reduce((cells, piece) => cells.replace(piece, "."), start);
  assert.equal(materialText(start, without("Q"), "first"), "loses the queen");
  assert.equal(materialText(start, without("Q", "q", "r", "b"), "second"), null);
  assert.equal(materialText(start, without("R", "b"), "first"), "loses a rook for a bishop");
  assert.equal(missedText(start, without("N", "n", "b"), "first"), "does not win a bishop");
  assert.equal(missedText(start, without("N"), "first"), null);
});

/** @param {Score} before @param {Score} after @param {[string[], string[]]} lines */
const inReversi = (before, after, lines) =>
  sentenceOf("reversi", ["f5", "d6", "c3"], before, after, {
    ...{ best: lines[0][0], lines, tools: { contrast: reversiContrast } },
  });

test("Reversi: proved counts, and otherwise the opponent's moves as the rules count them", () => {
  const lines = /** @type {[string[], string[]]} */ ([["c4", "d3"], ["d3"]]);
  assert.match(
    inReversi(discs(4), discs(-20), lines) ?? "",
    /loses 24 discs; c4 wins by 4 discs[.]$/,
  );
  assert.match(inReversi(discs(0), discs(-2), lines) ?? "", /loses 2 discs; c4 holds the draw[.]$/);
});
