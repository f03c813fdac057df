// The limits of loading: a WebAssembly module that stalls, arrives slowly, damaged or not at all.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { afterEach, beforeEach, mock, test } from "node:test";
import { compile } from "../../www/engine/compile.js";
import { withTimeout } from "../../www/engine/loading.js";

const STALL = 10_000;

/** The smallest module. */
const MODULE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
const digest = createHash("sha256").update(MODULE).digest("hex").slice(0, 8);
const ADDRESS = `https://host/game.${digest}.wasm`;

const realFetch = globalThis.fetch;
/** The host's responses, one per request. @type {((signal: AbortSignal) => Response | Promise<Response>)[]} */
let answers;
/** @type {(RequestCache | undefined)[]} */
let caches;

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  [answers, caches] = [[], []];
  globalThis.fetch = async (_, { cache, signal } = {}) => {
    caches.push(cache);
    const answer = answers.shift() ?? assert.fail("too many requests");
    return answer(/** @type {AbortSignal} */ (signal));
  };
});
afterEach(() => {
  mock.timers.reset();
  globalThis.fetch = realFetch;
});

/** @param {BodyInit | null} body @param {ResponseInit} [init] */
function response(body, init = { headers: { "content-type": "application/wasm" } }) {
  const made = new Response(body, init);
  Object.defineProperty(made, "url", { value: ADDRESS });
  return made;
}

/** Rejects when it is aborted, as a request without an answer does. @param {AbortSignal} signal @returns {Promise<never>} */
const silence = (signal) =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

/** A body that arrives when `send` is called. */
function slowBody() {
  /** @type {ReadableStreamDefaultController<Uint8Array>} */
  let controller;
  const stream = new ReadableStream({
    start(given) {
      controller = given;
    },
  });
  return {
    stream,
    send: (/** @type {Uint8Array} */ part) => controller.enqueue(part),
    close: () => controller.close(),
    fail: (/** @type {unknown} */ error) => controller.error(error),
  };
}

/** Lets everything that is due without a timer happen. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** @param {string} code */
const withCode = (code) => (/** @type {any} */ error) => error.code === code;

test("a host that does not answer for ten seconds is slow; the request is not repeated", async () => {
  answers = [silence];
  const loading = compile(ADDRESS);
  const failed = assert.rejects(loading, withCode("slow"));
  await settle();
  mock.timers.tick(STALL - 1);
  assert.equal(caches.length, 1);
  mock.timers.tick(1);
  await failed;
  assert.equal(caches.length, 1);
});

test("a download that stalls in the middle is slow", async () => {
  const body = slowBody();
  answers = [
    (signal) => {
      signal.addEventListener("abort", () => body.fail(signal.reason));
      return response(body.stream);
    },
  ];
  const failed = assert.rejects(compile(ADDRESS), withCode("slow"));
  body.send(MODULE.subarray(0, 4));
  await settle();
  mock.timers.tick(STALL);
  await failed;
});

test("a download that takes long is not given up while bytes arrive", async () => {
  const body = slowBody();
  answers = [() => response(body.stream)];
  const loading = compile(ADDRESS);
  for (const byte of MODULE) {
    await settle();
    mock.timers.tick(STALL - 1);
    body.send(Uint8Array.of(byte));
  }
  await settle();
  body.close();
  assert.ok((await loading) instanceof WebAssembly.Module);
});

test("a damaged module is fetched again past the cache, and reported if it is damaged again", async () => {
  answers = [() => response("<!doctype html>"), () => response(MODULE)];
  assert.ok((await compile(ADDRESS)) instanceof WebAssembly.Module);
  assert.deepEqual(caches, [undefined, "reload"]);
  answers = [() => response("<!doctype html>"), () => response(MODULE.subarray(1))];
  await assert.rejects(compile(ADDRESS), withCode("damaged"));
});

test("a module is verified against a given digest, or not at all", async () => {
  const other = "00000000";
  answers = [() => response(MODULE), () => response(MODULE), () => response(MODULE)];
  assert.ok((await compile(ADDRESS, "")) instanceof WebAssembly.Module);
  await assert.rejects(compile(ADDRESS, other), withCode("damaged"));
  answers = [() => response(MODULE)];
  assert.ok((await compile("https://host/plain.wasm", digest)) instanceof WebAssembly.Module);
});

test("a loading error has its cause, for contents that are no module their beginning", async () => {
  answers = [() => response("<!doctype html>"), () => response("<!doctype html>")];
  await assert.rejects(compile(ADDRESS), ({ cause }) => cause.message === "<!doctype html>");
});

test("an error of the host, and a request that fails, have their codes", async () => {
  answers = [() => response(null, { status: 404 }), () => response(null, { status: 404 })];
  await assert.rejects(compile(ADDRESS), withCode("missing"));
  const fail = () => Promise.reject(new TypeError("Failed to fetch"));
  answers = [fail, fail];
  await assert.rejects(compile(ADDRESS), withCode("unreachable"));
});

test("a sound module that the browser does not compile is not damaged", async () => {
  const { compileStreaming } = WebAssembly;
  WebAssembly.compileStreaming = () => Promise.reject(new WebAssembly.CompileError("refused"));
  try {
    answers = [() => response(MODULE), () => response(MODULE)];
    await assert.rejects(compile(ADDRESS), withCode("no-webassembly"));
  } finally {
    WebAssembly.compileStreaming = compileStreaming;
  }
});

test("a wait ends after ten seconds, and its timer with the answer", async () => {
  const waiting = assert.rejects(withTimeout(new Promise(() => {})), withCode("slow"));
  mock.timers.tick(STALL);
  await waiting;
  assert.equal(await withTimeout(Promise.resolve(5)), 5);
  await assert.rejects(withTimeout(Promise.reject(new Error("other"))), /other/);
});
