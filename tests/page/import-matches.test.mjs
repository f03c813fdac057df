// Reading imports in the worker: batches, limits, errors, and the encodings of files.

import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeText } from "../../www/engine/decode-text.js";
import {
  BATCH_SIZE,
  importMatches,
  MAX_MATCHES,
  MAX_NOTES_LENGTH,
} from "../../www/lab/import-matches.js";

/** @typedef {import("../../www/lab/lab.types").ImportReport} ImportReport */

const request = {
  type: /** @type {const} */ ("import"),
  game: "chess",
  source: "text",
  extensions: /** @type {string[]} */ ([]),
  letters: /** @type {string[]} */ ([]),
  variations: false,
};

const match = { record: "chess:standard:", notes: "", players: ["", ""], moves: 0 };

/**
 * Reads with a module that finds `count` matches; every seventh is damaged.
 * @param {number} count @param {object} [options] @param {Partial<typeof match>} [options.found] @param {any} [options.change]
 */
async function read(count, { found = {}, change = {} } = {}) {
  /** @type {ImportReport[]} */
  const reports = [];
  let taken = 0;
  const glue = {
    /** @param {string} _game @param {string} _text @param {string[]} _letters @param {boolean} _variations @param {any} take */
    importMatches(_game, _text, _letters, _variations, take) {
      for (let at = 1; at <= count; at += 1) {
        taken += 1;
        const isDamaged = at % 7 === 0;
        const shouldContinue = isDamaged
          ? take(null, { code: "game-over", details: {} }, at / count)
          : take({ ...match, ...found }, null, at / count);
        if (!shouldContinue) return;
      }
    },
  };
  await importMatches(
    /** @type {any} */ (glue),
    { ...request, ...change },
    (report) => reports.push(report),
    (error) => /** @type {any} */ (error),
  );
  return { reports, taken, all: reports.flatMap(({ found: some }) => some) };
}

test("matches arrive in batches with progress", async () => {
  const { reports, all } = await read(1000);
  assert.equal(all.length, 1000);
  assert.ok(reports.every(({ found }) => found.length <= BATCH_SIZE));
  assert.ok(reports.length > 50, "at each hundredth of the text");
  const fractions = reports.map(({ fraction }) => fraction);
  assert.deepEqual(
    fractions,
    fractions.toSorted((one, other) => one - other),
  );
  assert.deepEqual(
    reports.map(({ isLast }) => isLast),
    reports.map((_, at) => at === reports.length - 1),
  );
  const { error } = /** @type {any} */ (all[6]);
  assert.equal(error.code, "game-over");
});

test("reading ends at the maximum number of matches", async () => {
  const { reports, taken, all } = await read(2 * MAX_MATCHES);
  assert.deepEqual([all.length, taken], [MAX_MATCHES, MAX_MATCHES]);
  assert.ok(reports.at(-1)?.isCut && reports.every(({ found }) => found.length <= BATCH_SIZE));
  assert.equal((await read(10)).reports.at(-1)?.isCut, false);
});

test("annotations that are too long are left out", async () => {
  const { all } = await read(1, { found: { notes: "x".repeat(MAX_NOTES_LENGTH + 1) } });
  const [first] = /** @type {any[]} */ (all);
  assert.deepEqual([first.match.notes, first.isAbridged], ["", true]);
});

test("an error of the whole file is the only entry", async () => {
  const glue = {
    importMatches() {
      throw Object.assign(new Error("x"), { code: "unknown-game" });
    },
  };
  /** @type {ImportReport[]} */
  const reports = [];
  await importMatches(
    /** @type {any} */ (glue),
    request,
    (report) => reports.push(report),
    (error) => /** @type {any} */ (error),
  );
  const [{ error }] = /** @type {any[]} */ (reports.flatMap(({ found }) => found));
  assert.equal(error.code, "unknown-game");
  assert.ok(reports.at(-1)?.isLast);
});

test("a link or record of the game is opened as such", async () => {
  const glue = {
    Match: {
      read: (/** @type {string} */ text) => ({
        record: () => text,
        view: () => ({ moves: ["e4"] }),
      }),
    },
  };
  for (const source of [
    "chess:standard:e2e4",
    "https://example.org/chess.html?tab=record#chess:standard:e2e4",
    "https://example.org/chess.html#chess%3Astandard%3Ae2e4",
  ]) {
    /** @type {any[]} */
    const found = [];
    await importMatches(
      /** @type {any} */ (glue),
      { ...request, source },
      (report) => found.push(...report.found),
      (error) => /** @type {any} */ (error),
    );
    assert.equal(found[0].match?.record, "chess:standard:e2e4", source);
  }
});

test("UTF-8, UTF-16 in both byte orders and Windows-1252 are decoded", () => {
  const text = '[White "Zoë Žižek"]\n1. e4';
  /** @param {number[]} bytes */
  const decoded = (bytes) => decodeText(new Uint8Array(bytes).buffer);
  const little = [...Buffer.from(`\ufeff${text}`, "utf16le")];
  const big = little.map((_, at) => little[at ^ 1]);
  for (const bytes of [[...Buffer.from(text)], [...Buffer.from(`\ufeff${text}`)], little, big])
    assert.equal(decoded(bytes), text);
  assert.equal(decoded([...Buffer.from("René", "latin1")]), "René");
  assert.equal(decoded([]), "");
});
