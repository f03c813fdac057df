// Practice: reading files of puzzles, the puzzle of the day, the choice of puzzles, and the visitor's stored progress.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openMistakeList } from "../../../www/exercise/mistakes.js";
import {
  dayNumber,
  drawPuzzle,
  puzzleOfDay,
  RETURN_AFTER,
  Returning,
} from "../../../www/pages/practice/choice.js";
import { openRepertoire } from "../../../www/pages/practice/openings/repertoire.js";
import {
  eraseData,
  exportData,
  importData,
  undoable,
} from "../../../www/pages/practice/own-data.js";
import {
  readList,
  stageCount,
  stagePuzzles,
  starsOf,
} from "../../../www/pages/practice/playlist.js";
import { readPuzzles } from "../../../www/pages/practice/puzzle-file.js";
import {
  MAX_RESULTS,
  openVisitor,
  readProgress,
  weakThemes,
  withResult,
  withStage,
} from "../../../www/pages/practice/visitor.js";
import { reasonOf, withWhy } from "../../../www/pages/practice/why.js";
import { cellsAround } from "../../../www/table/board-page/exercise-board.js";

const HEAD = "id\trecord\tgoal\tanswers\tline\trating\tdeviation\tthemes";

/** @typedef {import("../../../www/pages/practice/puzzle-file.js").Puzzle} Puzzle */

/** @param {string} id @param {number} rating @param {string[]} [themes] @returns {Puzzle} */
const puzzleOf = (id, rating, themes = []) => ({
  id,
  record: `connect4:first:${id}`,
  goal: { kind: "win", count: 2 },
  answers: ["4"],
  line: ["4"],
  rating,
  deviation: 60,
  themes: themes.map((theme) => ({ id: theme, isReason: false })),
});

test("a file of puzzles is read field by field", () => {
  const lines = [
    "ab12cd\tconnect4:first:4453\twin 3\t4 5\t4 4 5\t1240\t70\tdouble-threat!,win-in-3",
    "ef34gh\tconnect4:first:44\tbest -6\t3\t\t900\t80\t",
  ];
  assert.deepEqual(readPuzzles([HEAD, ...lines, ""].join("\n")), [
    {
      id: "ab12cd",
      record: "connect4:first:4453",
      goal: { kind: "win", count: 3 },
      answers: ["4", "5"],
      line: ["4", "4", "5"],
      rating: 1240,
      deviation: 70,
      themes: [
        { id: "double-threat", isReason: true },
        { id: "win-in-3", isReason: false },
      ],
    },
    {
      id: "ef34gh",
      record: "connect4:first:44",
      goal: { kind: "best", count: -6 },
      answers: ["3"],
      line: [],
      rating: 900,
      deviation: 80,
      themes: [],
    },
  ]);
});

test("invalid lines are skipped, and another format is refused", () => {
  const lines = ["", "ab12cd\tconnect4:first:4", "ab12cd\tr\tguess\t4\t4\t1\t2\t"];
  assert.deepEqual(readPuzzles([HEAD, ...lines].join("\n")), []);
  assert.throws(() => readPuzzles("<!doctype html>"), /Not a file of puzzles/);
});

test("the day begins at midnight, local time", () => {
  const evening = new Date(2026, 2, 28, 23, 59);
  const night = new Date(2026, 2, 29, 0, 1);
  assert.equal(dayNumber(night) - dayNumber(evening), 1);
  assert.equal(dayNumber(new Date(2026, 2, 29, 12)), dayNumber(night));
  assert.equal(dayNumber(new Date(1970, 0, 2)), 1);
});

test("the puzzle of the day depends on the day alone, not on the order in the file", () => {
  const puzzles = ["c", "a", "b"].map((id) => puzzleOf(id, 1200));
  const days = [0, 1, 2, 3].map((day) => puzzleOfDay(puzzles, day));
  assert.deepEqual(days, ["a", "b", "c", "a"]);
  assert.equal(puzzleOfDay(puzzles.reverse(), 1), "b");
});

test("a puzzle is drawn from those nearest to the wanted rating that are new", () => {
  const puzzles = Array.from({ length: 100 }, (_, at) => puzzleOf(`p${at}`, 500 + 20 * at));
  const drawn = [0, 0.5, 0.999].map((share) =>
    drawPuzzle(puzzles, 1500, { seen: new Set(["p50"]), last: "p51" }, () => share),
  );
  assert.deepEqual(drawn, ["p49", "p54", "p43"]);
  for (const id of drawn) assert.ok(Math.abs(Number(id.slice(1)) - 50) <= 7, id);
});

test("seen puzzles return if no other is left, the current one last", () => {
  const puzzles = [puzzleOf("a", 1000), puzzleOf("b", 1000)];
  const seen = new Set(["a", "b"]);
  assert.equal(drawPuzzle(puzzles, 1000, { seen, last: "a" }), "b");
  assert.equal(drawPuzzle(puzzles.slice(0, 1), 1000, { seen, last: "a" }), "a");
});

test("a failed puzzle returns after some others, once", () => {
  const returning = new Returning();
  returning.next();
  returning.add("x");
  returning.add("x");
  const drawn = Array.from({ length: RETURN_AFTER + 3 }, () => returning.next());
  assert.deepEqual(drawn, [null, null, null, "x", null, null]);
});

test("a failed puzzle that is solved meanwhile does not return", () => {
  const returning = new Returning();
  returning.add("x");
  returning.remove("x");
  assert.equal(returning.size, 0);
});

test("only the first result of a puzzle changes the rating", () => {
  const { value: progress } = readProgress(null);
  const puzzle = puzzleOf("a", 1400);
  const solved = withResult(progress, puzzle, true);
  assert.ok(solved.rating.rating > progress.rating.rating);
  assert.ok(solved.rating.deviation < progress.rating.deviation);
  assert.equal(withResult(solved, puzzle, false), solved);
  assert.deepEqual(solved.results, [
    { id: "a", isSolved: true, rating: Math.round(solved.rating.rating) },
  ]);
});

test("a long series of results keeps a minimum deviation and a limited number of results", () => {
  let { value: progress } = readProgress(null);
  for (let at = 0; at < MAX_RESULTS + 5; at += 1)
    progress = withResult(progress, puzzleOf(`p${at}`, 1200), at % 2 === 0);
  assert.equal(progress.results.length, MAX_RESULTS);
  assert.ok(progress.rating.deviation >= 45);
  assert.ok(Math.abs(progress.rating.rating - 1200) < 100);
});

test("damaged progress keeps the parts that can be read", () => {
  const newcomer = readProgress(null).value;
  for (const text of ["{", "7", "null", "[", '"x"'])
    assert.deepEqual(readProgress(text), { value: newcomer, isDamaged: true }, text);
  const stored = { ...newcomer, day: 20000, theme: "fork", results: [{ id: 7 }] };
  const { value: progress, isDamaged } = readProgress(JSON.stringify(stored));
  assert.equal(isDamaged, true);
  assert.deepEqual(progress, { ...newcomer, day: 20000, theme: "fork" });
  for (const rating of [null, 7, { rating: "1", deviation: 2, volatility: 0 }, { rating: 1e9 }])
    assert.deepEqual(readProgress(JSON.stringify({ rating })).value.rating, newcomer.rating);
  assert.equal(readProgress("{}").isDamaged, false);
  assert.equal(readProgress("").isDamaged, false);
});

test("two tabs that add results in turn lose none", () => {
  let stored = "";
  const storage = { read: () => stored, write: (/** @type {string} */ text) => (stored = text) };
  const [one, other] = [openVisitor(storage), openVisitor(storage)];
  one.update((progress) => withResult(progress, puzzleOf("a", 1200), true));
  other.update((progress) => withResult(progress, puzzleOf("b", 1200), false));
  one.update((progress) => ({ ...progress, theme: "fork" }));
  const { results, theme } = other.read();
  assert.deepEqual(
    results.map(({ id }) => id),
    ["a", "b"],
  );
  assert.equal(theme, "fork");
});

test("progress lasts for the visit if nothing can be stored", () => {
  const visitor = openVisitor({ read: () => null, write: () => {} });
  visitor.update((progress) => withResult(progress, puzzleOf("a", 1200), true));
  visitor.update((progress) => withResult(progress, puzzleOf("b", 1200), true));
  assert.equal(visitor.read().results.length, 2);
});

test("themes that mostly fail are weak, the weakest first", () => {
  const ids = [..."abcdefgh"];
  const puzzles = ids.map((id, at) => puzzleOf(id, 1200, [at < 4 ? "fork" : "pin", "endgame"]));
  const results = ids.map((id, at) => ({ id, isSolved: at === 0 || at > 5, rating: 1200 }));
  const { value: progress } = readProgress(null);
  assert.deepEqual(weakThemes({ ...progress, results }, puzzles), [
    { theme: "fork", solved: 1, all: 4 },
    { theme: "endgame", solved: 3, all: 8 },
  ]);
});

test("exported data are imported again; invalid files change nothing", () => {
  const storage = () => {
    let text = "";
    return { read: () => text, write: (/** @type {string} */ now) => (text = now) };
  };
  const open = () => ({
    visitor: openVisitor(storage()),
    list: openMistakeList(storage()),
    repertoire: openRepertoire(storage()),
  });
  const from = open();
  from.visitor.update((progress) => withResult(progress, puzzleOf("a", 1400), true));
  const mistake = { game: "chess", record: "chess:standard:e4", played: "e5", best: "c5" };
  const rest = { score: { kind: "pawns", value: { hundredths: 10 } }, due: 5, card: null };
  from.list.update(() => [{ ...mistake, ...rest }]);
  const line = { side: /** @type {const} */ ("first"), record: "connect4:first:44" };
  from.repertoire.update(({ cards }) => ({ lines: [line], cards }));
  const file = exportData("connect4", from);

  const to = open();
  for (const wrong of ["", "7", "{}", "null", JSON.stringify({ version: 1, progress: 7 })])
    assert.equal(importData(wrong, "connect4", to), "invalid", wrong);
  assert.deepEqual(to.visitor.read(), readProgress(null).value);
  const other = open();
  assert.equal(importData(file, "qubic", other), "mistakes");
  assert.deepEqual(other.list.read(), from.list.read());
  assert.deepEqual(other.visitor.read(), readProgress(null).value);
  assert.equal(importData(file, "connect4", to), "imported");
  assert.deepEqual(to.visitor.read(), from.visitor.read());
  assert.deepEqual(to.list.read(), from.list.read());
  importData(file, "connect4", to);
  assert.equal(to.list.read().length, 1);

  assert.deepEqual(to.repertoire.read().lines, [line]);

  const imported = exportData("connect4", to);
  const older = JSON.stringify({ ...JSON.parse(file), progress: {}, mistakes: [], openings: null });
  const change = undoable(to, () => importData(older, "connect4", to));
  assert.equal(change.result, "imported");
  assert.notEqual(exportData("connect4", to), imported);
  assert.ok(change.canUndo());
  change.undo();
  assert.equal(exportData("connect4", to), imported);
  assert.ok(!change.canUndo(), "the data have changed since");

  eraseData("chess", to);
  assert.deepEqual(to.visitor.read(), readProgress(null).value);
  assert.deepEqual(to.list.read(), []);
  assert.deepEqual(to.repertoire.read().lines, []);
});

test("reasons are scored in four fields, apart from the move", () => {
  let score = readProgress(null).value.why;
  for (const [move, reason] of [
    [true, true],
    [true, false],
    [true, false],
    [false, true],
    [false, false],
  ])
    score = withWhy(score, move, reason);
  assert.deepEqual(score, [1, 2, 1, 1]);
  assert.equal(reasonOf(puzzleOf("a", 1200, ["fork"])), null); // not confirmed
});

test("stages go from easy to hard, with stars for puzzles solved at the first attempt", () => {
  const puzzles = Array.from({ length: 25 }, (_, at) => puzzleOf(`p${at}`, 2000 - 20 * at));
  assert.equal(stageCount(puzzles), 2);
  assert.deepEqual(stagePuzzles(puzzles, 1).slice(0, 2), ["p24", "p23"]);
  assert.equal(stagePuzzles(puzzles, 2).at(-1), "p5");
  assert.deepEqual(
    [0, 4, 5, 7, 8, 9, 10].map((solved) => starsOf(solved, 10)),
    [0, 0, 1, 2, 2, 3, 3],
  );
  const { value } = readProgress(null);
  assert.deepEqual(withStage(withStage(value, 2, 7), 2, 5).stages, { 2: 7 });
  const stored = JSON.stringify({ ...value, stages: { 2: "many" } });
  assert.deepEqual(readProgress(stored), { value, isDamaged: true });
});

test("an address names a stage, a list of known puzzles, or none", () => {
  const puzzles = Array.from({ length: 25 }, (_, at) => puzzleOf(`p${at}`, 1000 + at));
  assert.equal(readList("stage-2", puzzles)?.stage, 2);
  assert.deepEqual(readList("p3,p1,nothing,p3", puzzles), { ids: ["p3", "p1"], stage: null });
  for (const address of ["", "p3", "stage-0", "stage-3", "stage-", ",", "x,y", "stage-1e9"])
    assert.equal(readList(address, puzzles), null, address);
});

test("the marked area of a hint stays on one of several boards", () => {
  const view = /** @type {import("../../../www/engine/engine.types").View} */ ({
    columns: 4,
    rows: 16,
    cells: ".".repeat(64),
  });
  assert.deepEqual(cellsAround(view, 12), [8, 9, 12, 13]);
  assert.deepEqual(cellsAround({ ...view, columns: 8, rows: 8 }, 0), [0, 1, 8, 9]);
});
