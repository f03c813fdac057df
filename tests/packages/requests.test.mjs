// Requests to an engine in Node: order, abort, closing, and errors with their sentences.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { openProject } from "./support/project.mjs";

const project = openProject();
after(() => project.remove());

const path = project.path("node_modules/@stratege/connect4/node.js");
/** @type {typeof import("../../packages/engine-game/node.mjs")} */
const { createEngine, EngineError } = await import(pathToFileURL(path).href);

/** A search that does not end before it is stopped. */
const LONG = { level: "level-6", parameters: { depth: 20 }, time: 600_000 };

/** @param {string} code */
const withCode = (code) => (/** @type {unknown} */ error) => {
  assert.ok(error instanceof EngineError && error.code === code, String(error));
  return true;
};

test("requests are answered in their order, one at a time", async () => {
  const engine = await createEngine();
  /** @type {string[]} */
  const order = [];
  const nodes = 1000;
  await Promise.all(
    ["4", "44", "445"].map((moves) =>
      engine.choose(moves, { nodes }).then(() => order.push(moves)),
    ),
  );
  assert.deepEqual(order, ["4", "44", "445"]);
  engine.close();
});

test("an aborted request is rejected with the reason, and the next one is answered", async () => {
  const engine = await createEngine();
  for (const reason of [new Error("left"), undefined]) {
    const controller = new AbortController();
    const running = engine.choose("", { ...LONG, signal: controller.signal });
    const waiting = engine.choose("", { ...LONG, signal: controller.signal });
    const next = engine.choose("4453", { level: "level-1", seed: 1 });
    controller.abort(reason);
    const isReason = (/** @type {any} */ error) =>
      reason ? error === reason : error.name === "AbortError";
    await assert.rejects(running, isReason);
    await assert.rejects(waiting, isReason);
    assert.ok(engine.rules.legalMoves("4453").includes((await next).move));
  }
  await assert.rejects(engine.choose("", { signal: AbortSignal.abort() }), { name: "AbortError" });
  engine.close();
});

test("leaving the loop of an analysis, and its signal, free the engine", async () => {
  const engine = await createEngine();
  for await (const { lines } of engine.analyse("4", { lines: 2 })) {
    assert.ok(lines.length > 0);
    break;
  }
  const controller = new AbortController();
  const states = engine.analyse("", { ...LONG, lines: 1, signal: controller.signal });
  const state = states.next();
  controller.abort();
  await assert.rejects(state, { name: "AbortError" });
  assert.ok((await engine.choose("4", { nodes: 100 })).move);
  engine.close();
});

test("an analysis evaluates the best moves first and ends with done", async () => {
  const engine = await createEngine();
  const all = [];
  for await (const state of engine.analyse("4453", { lines: 7, nodes: 1e6 })) all.push(state);
  assert.deepEqual(
    all.map(({ done }) => done),
    all.map((_, at) => at === all.length - 1),
  );
  const scores = (all.at(-1)?.lines ?? []).map(({ score }) => "value" in score && score.value);
  assert.equal(scores.length, engine.rules.legalMoves("4453").length);
  assert.deepEqual(
    scores,
    scores.toSorted((one, other) => Number(other) - Number(one)),
  );
  engine.close();
});

test("a closed engine rejects pending and later requests", async () => {
  const engine = await createEngine();
  const pending = assert.rejects(engine.choose("", LONG), withCode("closed"));
  engine.close();
  await pending;
  await assert.rejects(engine.choose(""), withCode("closed"));
  await assert.rejects(engine.analyse("").next(), withCode("closed"));
});

test("errors have a code, a sentence and the place of the wrong move", async () => {
  const engine = await createEngine();
  const { rules } = engine;
  assert.throws(() => rules.play("4453", "8"), {
    name: "EngineError",
    code: "illegal-move",
    message: "8: the columns are 1 to 7.",
  });
  assert.throws(() => rules.legalMoves(["4", "x"]), withCode("unreadable-move"));
  assert.throws(() => rules.record("chess:standard:e4"), withCode("unknown-game"));
  await assert.rejects(engine.choose("4448"), { message: "Move 4: 8: the columns are 1 to 7." });
  const refused = /** @type {any[]} */ ([
    [{ level: "unknown" }, "unknown-player"],
    [{ nodes: Number.NaN }, "bad-option"],
    [{ time: "long" }, "bad-option"],
    [{ level: "meister", parameters: { unknown: 1 } }, "bad-parameter"],
  ]);
  for (const [options, code] of refused)
    await assert.rejects(engine.choose("", options), withCode(code));
  await assert.rejects(engine.choose("1213141"), withCode("game-over"));
  const formats = await engine.formats();
  assert.throws(() => formats.write("4", "PGN"), withCode("bad-option"));
  engine.close();
});

test("records, lists and positions are the same match", async () => {
  const { rules, formats, close } = await createEngine();
  const record = rules.record("4453");
  assert.equal(record, "connect4:first:4453");
  assert.equal(rules.record(["4", "4", "5", "3"]), record);
  assert.equal(rules.record(record), record);
  assert.equal(rules.record([], rules.positionText(record)).split(":").length, 3);
  assert.equal(rules.record("4453", "second"), "connect4:second:4453");
  assert.equal(rules.side(record), "first");
  assert.equal(rules.position(record).ply, 4);
  assert.equal(rules.outcome("1213141")?.winner, "first");
  assert.equal((await formats()).read("4453"), record);
  close();
});

test("a process ends without closing its engine", () => {
  const code = `
    import { createEngine } from "@stratege/connect4";
    const engine = await createEngine();
    console.log((await engine.choose("4453", { level: "level-1", seed: 1 })).move !== "");
  `;
  assert.equal(project.run("ends.mjs", code), "true\n");
});
