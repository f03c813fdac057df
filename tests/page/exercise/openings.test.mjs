// The openings trainer: stored lines, the trees of their positions, lines from the book, and names of openings.

import assert from "node:assert/strict";
import { test } from "node:test";
import { rulesOf } from "../../../www/engine/rules-of-game.js";
import { messages as names } from "../../../www/games/chess/i18n/tools.js";
import {
  CHESS_OPENINGS,
  chessOpening,
  chessOpeningsThrough,
} from "../../../www/games/chess/openings.js";
import { withoutBeginnings } from "../../../www/games/chess/variations.js";
import {
  REVERSI_OPENINGS,
  reversiOpening,
  reversiOpeningsThrough,
} from "../../../www/games/reversi/openings.js";
import { addMessages } from "../../../www/i18n/index.js";
import { bookLines } from "../../../www/pages/practice/openings/book-lines.js";
import { describeDeviation } from "../../../www/pages/practice/openings/deviation.js";
import { messages } from "../../../www/pages/practice/openings/i18n/openings.js";
import { OpeningsSource } from "../../../www/pages/practice/openings/openings-source.js";
import {
  MAX_LINES,
  mergedRepertoires,
  openRepertoire,
  readRepertoire,
  withLines,
} from "../../../www/pages/practice/openings/repertoire.js";
import { earliestDue, nextTask, treesOf } from "../../../www/pages/practice/openings/tree.js";
import { recordOf as recordIn } from "../../../www/table/board-page/record-of.js";
import { stratege } from "../../wasm/support/module.mjs";

/** @typedef {import("../../../www/pages/practice/openings/repertoire.js").Line} Line */
/** @typedef {import("../../../www/pages/practice/openings/tree.js").Node} Node */

const rules = rulesOf("chess", stratege);
const FAR = 1e15;
await addMessages(messages);

/** @param {Line["side"]} side @param {string[]} moves @returns {Line} */
const lineOf = (side, ...moves) => ({ side, record: recordOf(moves) });

/** @param {string[]} moves */
const recordOf = (moves) => recordIn(rules, "standard", moves);

const LINES = [
  lineOf("first", "e4", "e5", "Nf3", "Nc6", "Bb5"),
  lineOf("first", "e4", "c5", "Nf3"),
  lineOf("second", "d4", "Nf6", "c4", "e6"),
];

test("lines that another one contains are not stored twice, and their number is limited", () => {
  const short = lineOf("first", "e4", "e5");
  const { value, added } = withLines({ lines: [short], cards: [] }, [...LINES, short]);
  assert.equal(added, 3);
  assert.deepEqual(value.lines, LINES);
  assert.equal(withLines(value, [{ ...short, side: "second" }]).added, 1);
  const many = Array.from({ length: MAX_LINES + 5 }, (_, at) => ({
    side: /** @type {const} */ ("first"),
    record: `chess:standard:${String(at).padStart(4, "0")}`,
  }));
  const full = withLines({ lines: [], cards: [] }, many);
  assert.deepEqual([full.added, full.isFull], [MAX_LINES, true]);
});

test("a damaged repertoire keeps the parts that can be read", () => {
  for (const text of ["{", "7", "null", "[]", '{"lines":7,"cards":[]}'])
    assert.deepEqual(
      readRepertoire(text),
      { value: { lines: [], cards: [] }, isDamaged: true },
      text,
    );
  const card = { key: "first standard", due: 5, card: null };
  const stored = { lines: [LINES[0], { side: "third", record: "x" }], cards: [card, { due: 1 }] };
  assert.deepEqual(readRepertoire(JSON.stringify(stored)), {
    value: { lines: [LINES[0]], cards: [card] },
    isDamaged: true,
  });
});

test("imported cards replace the own ones, lines are added", () => {
  const card = (/** @type {number} */ due) => ({ key: "first standard", due, card: null });
  const own = { lines: [LINES[0]], cards: [card(1), { ...card(2), key: "second standard" }] };
  const merged = mergedRepertoires(own, { lines: LINES, cards: [card(9)] });
  assert.equal(merged.lines.length, 3);
  assert.deepEqual(
    merged.cards.map(({ due }) => due),
    [2, 9],
  );
});

test("the tree has a task for each position of the visitor's side; invalid lines are left out", () => {
  const { roots, tasks } = treesOf([...LINES, { side: "first", record: "chess:x:?" }], rules.view);
  assert.equal(roots.length, 2);
  assert.deepEqual(
    [...tasks.keys()],
    [
      "first standard",
      "first standard e4 e5",
      "first standard e4 e5 Nf3 Nc6",
      "first standard e4 c5",
      "second standard d4",
      "second standard d4 Nf6 c4",
    ],
  );
  const black = roots.find(({ key }) => key === "second standard");
  assert.equal(nextTask(black, () => 0)?.key, "second standard d4");
});

test("the other side's moves lead to the most overdue position", () => {
  const { tasks } = treesOf(LINES, rules.view);
  const first = /** @type {Node} */ (tasks.get("first standard"));
  const dueOf = (/** @type {string} */ key) => (key.endsWith("Nc6") ? 3 : FAR);
  assert.equal(earliestDue(first, dueOf), 3);
  assert.equal(nextTask(first.next.get("e4"), dueOf)?.key, "first standard e4 e5");
  const other = (/** @type {string} */ key) => (key.endsWith("c5") ? 3 : FAR);
  assert.equal(nextTask(first.next.get("e4"), other)?.key, "first standard e4 c5");
  assert.equal(nextTask(tasks.get("first standard e4 c5")?.next.get("Nf3"), other), null);
});

/** A source of stored lines. @param {Line[]} lines */
function sourceOf(lines) {
  let text = "";
  const storage = { read: () => text, write: (/** @type {string} */ now) => (text = now) };
  const repertoire = openRepertoire(storage);
  repertoire.update(({ cards }) => ({ lines, cards }));
  const gameUi = /** @type {any} */ ({ moveName: (/** @type {string} */ move) => move });
  const evaluate = async () => null;
  const opening = () => null;
  return {
    repertoire,
    source: new OpeningsSource({ rules, gameUi, repertoire, opening, evaluate }),
  };
}

const RIGHT = { isRight: true, isFirst: true, isHelped: false };

test("a session follows a line to its end, goes on with what is due, and ends", async () => {
  const { repertoire, source } = sourceOf(LINES.slice(2));
  const { signal } = new AbortController();
  assert.deepEqual(source.counts(), { lines: 1, all: 2, due: 2 });
  const first = source.next("");
  assert.equal(first, recordOf(["d4"]));
  const puzzle = source.load(/** @type {string} */ (first));
  assert.deepEqual(puzzle.answers, ["Nf6"]);
  assert.equal(source.isRight(puzzle, "d5"), false);
  assert.match((await source.explainWrong(puzzle, "d5", signal))(), /not in your lines/);
  assert.equal(source.isRight(puzzle, "Nf6"), true);
  await source.judged(puzzle, RIGHT);
  assert.equal(source.follows(), true);
  const second = source.next(puzzle.id);
  assert.equal(second, recordOf(["d4", "Nf6", "c4"]));
  const last = source.load(/** @type {string} */ (second));
  source.isRight(last, "e6");
  await source.judged(last, RIGHT);
  assert.equal(source.follows(), false);
  assert.equal(source.counts().due, 0);
  assert.equal(source.next(last.id), null);
  const { cards } = repertoire.read();
  assert.deepEqual(
    cards.map(({ key }) => key),
    ["second standard d4", "second standard d4 Nf6 c4"],
  );
  assert.equal(source.next(""), first); // a further line although nothing is due
});

test("only the first attempt at a due position is graded", async () => {
  const { repertoire, source } = sourceOf(LINES.slice(2));
  const puzzle = source.load(/** @type {string} */ (source.next("")));
  await source.judged(puzzle, { isRight: false, isFirst: true, isHelped: false });
  const [failed] = repertoire.read().cards;
  source.isRight(puzzle, "Nf6");
  await source.judged(puzzle, { isRight: true, isFirst: false, isHelped: false });
  await source.judged(puzzle, RIGHT); // no longer due
  assert.deepEqual(repertoire.read().cards, [failed]);
  assert.ok(failed.due > 0 && failed.card?.reps === 1);
});

test("a deviation is stated with its cost", () => {
  const pawns = (/** @type {number} */ hundredths) =>
    /** @type {const} */ ({ kind: "pawns", value: { hundredths } });
  assert.match(describeDeviation("d4", pawns(40), pawns(-30)), /costs 0\.7 pawns/);
  assert.match(describeDeviation("d4", pawns(40), pawns(60)), /costs nothing/);
  assert.match(describeDeviation("d4", pawns(0), { kind: "loss", value: 4 }), /by 50 %/);
  assert.equal(describeDeviation("d4", null, pawns(0)), "d4 is not in your lines.");
});

/** A book's moves by the moves before; the seed draws one. @param {Record<string, string[]>} book */
const chooserOf = (book) => ({
  close() {},
  /** @param {string} record @param {number} seed */
  async move(record, seed) {
    const { moves, legal } = rules.view(record);
    const known = book[moves.join(" ")];
    const score = /** @type {const} */ ({ kind: "pawns", value: { hundredths: 0 } });
    const move = known?.[seed % known.length] ?? legal[0].text;
    return { move, score, pv: [], stopped: false, depth: 0, nodes: known ? 0 : 1 };
  },
});

const anyRules = /** @type {any} */ (rules);
/** @param {string} _start @param {readonly string[]} moves */
const openingsThrough = (_start, moves) => chessOpeningsThrough(moves);
/** @param {Line[]} lines */
const movesOf = (lines) => lines.map(({ record }) => rules.view(record).moves.join(" "));

test("lines from the book begin with the best-known moves, the visitor's move is the same in each", async () => {
  const choose = chooserOf({ "": ["e3", "d4", "e4"], e4: ["e6", "a6", "e5", "c5"] });
  const wanted = { start: "standard", side: /** @type {const} */ ("first"), openingsThrough };
  const lines = await bookLines(anyRules, { ...wanted, count: 3, stored: [] }, choose);
  assert.deepEqual(movesOf(lines), ["e4 e5", "e4 c5", "e4 e6"]);
  const rest = await bookLines(anyRules, { ...wanted, count: 3, stored: lines }, choose);
  assert.deepEqual(movesOf(rest), ["e4 a6"], "only lines that are not stored yet");
  const stored = [lineOf("first", "d4", "d5")];
  const own = await bookLines(anyRules, { ...wanted, count: 3, stored }, choose);
  assert.deepEqual(own, [], "the stored first move is followed, and the book ends after it");
});

test("the other side's moves share the lines in proportion to the openings through them", async () => {
  const after = { e4: ["e5", "c5"], d4: ["d5", "Nf6"], e3: ["d5"] };
  const choose = chooserOf({ "": ["e3", "d4", "e4"], ...after, "e4 e5": ["Nf3", "Nc3", "a3"] });
  const wanted = { start: "standard", side: /** @type {const} */ ("second"), openingsThrough };
  const lines = await bookLines(anyRules, { ...wanted, count: 9, stored: [] }, choose);
  assert.deepEqual(movesOf(lines), ["e4 e5 Nf3", "d4 Nf6", "e4 e5 Nc3", "e4 e5 a3", "e3 d5"]);
});

test("a game without a book has no lines", async () => {
  const wanted = { start: "standard", side: /** @type {const} */ ("first"), count: 2, stored: [] };
  assert.deepEqual(await bookLines(anyRules, wanted, chooserOf({})), []);
});

for (const [game, start, through, first] of /** @type {const} */ ([
  ["chess", "standard", chessOpeningsThrough, /^(e4|d4) /],
  ["reversi", "diagonal-mole", reversiOpeningsThrough, /^c4 /],
]))
  test(`the first lines of the book of ${game} are those that people play`, async () => {
    const own = rulesOf(game, stratege);
    const player =
      stratege
        .listGames()
        .find(({ id }) => id === game)
        ?.players.at(-1)?.id ?? "";
    const choose = {
      close() {},
      /** @param {string} record @param {number} seed */
      async move(record, seed) {
        const champion = new stratege.Player(game, player, {}, seed);
        const choice = champion.choose(record, { nodes: 1 });
        champion.free();
        return choice;
      },
    };
    const wanted = {
      ...{ start, side: /** @type {const} */ ("second"), count: 12, stored: [] },
      openingsThrough: (/** @type {string} */ _, /** @type {readonly string[]} */ moves) =>
        through(moves),
    };
    const lines = await bookLines(/** @type {any} */ (own), wanted, choose);
    const openings = lines.map(({ record }) => own.view(record).moves.join(" "));
    assert.equal(new Set(openings).size, 12);
    for (const moves of openings) assert.match(moves, first);
    assert.deepEqual(await bookLines(/** @type {any} */ (own), wanted, choose), lines);
  });

test("named openings are counted by their first moves, Reversi's for each image of the board", () => {
  assert.ok(chessOpeningsThrough(["e4"]) > chessOpeningsThrough(["c4"]));
  assert.equal(chessOpeningsThrough(["e4", "e6"]), 4);
  assert.equal(chessOpeningsThrough(["e3"]), 0);
  const all = Object.keys(REVERSI_OPENINGS).length;
  assert.deepEqual(
    [["c4"], ["c5"], ["f5"], ["c4", "c5"], ["f5", "f4"], ["c4", "c3", "pa"]].map(
      reversiOpeningsThrough,
    ),
    [all, all, 0, 1, 1, 0],
  );
});

test("records that others begin with are dropped", () => {
  assert.deepEqual(withoutBeginnings(["a", "ab", "abc", "abd", "b"]), ["abc", "abd", "b"]);
});

test("every named opening is legal, and its name is found", () => {
  for (const [name, moves] of CHESS_OPENINGS) {
    const { moves: played } = rules.view(recordOf(moves.split(" ")));
    assert.equal(played.join(" "), moves);
    assert.equal(chessOpening(played), name);
    assert.ok(Object.hasOwn(names.en, `opening.${name}`), name);
  }
  const reversi = rulesOf("reversi", stratege);
  for (const [moves, name] of Object.entries(REVERSI_OPENINGS)) {
    const match = reversi.begin("diagonal-mole");
    for (const move of moves.match(/../g) ?? []) match.play(move);
    assert.equal(reversiOpening(match.view().moves), name);
    match.free();
  }
});
