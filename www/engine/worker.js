// The worker in which computer players search: takes a request, posts reports and then a move, or the values of all moves
// one by one. An error of a player is posted back; a trap makes the module unusable, and the page replaces this worker.

import { compile } from "./compile.js";

/** @typedef {import("./engine.types").ToWorker} ToWorker */
/** @typedef {import("./engine.types").ToPage} ToPage */

/** @typedef {import("./engine.types").Glue} Glue */

/** The module of the game, once loaded. @type {Promise<Glue>} */
let opening;

/** Where the players are that this module only lists. @type {import("./engine.types").EngineFiles | undefined} */
let engine;

/** The module that has them, from the first time that one of them is asked. @type {Promise<Glue> | undefined} */
let arriving;

/** Error code if the module of a player failed to load; the next request tries again. */
const ENGINE_UNAVAILABLE = "engine-away";

/** Two players of a match, and the one that values moves. */
const MAX_PLAYERS = 3;

/** Milliseconds between two heartbeats. */
const HEARTBEAT_MS = 200;

/** The players of the last requests, by everything that defines a player, the latest last. @type {Map<string, InstanceType<Glue["Player"]>>} */
const players = new Map();

/** @param {ToPage} message */
const post = (message) => postMessage(message);

addEventListener("message", (event) => {
  /** @type {ToWorker} */
  const message = event.data;
  if (message.type === "open") {
    opening = open(message);
    opening.catch(() => {}); // each request reports it
  } else answer(message);
});

/** @param {Extract<ToWorker, { type: "open" }>} message */
async function open({ module, glue, ...rest }) {
  engine = rest.engine;
  /** @type {Glue} */
  const opened = await import(glue);
  opened.initSync({ module });
  return opened;
}

/** The module in which a player is. @param {string} player */
async function moduleOf(player) {
  const opened = await opening;
  const isElsewhere = opened
    .listGames()[0]
    .players.some(({ id, elsewhere }) => id === player && elsewhere);
  if (!isElsewhere || !engine) return opened;
  arriving ??= fetchEngine(engine);
  try {
    return await arriving;
  } catch {
    arriving = undefined; // the next request tries again
    throw Object.assign(new Error(), { cause: ENGINE_UNAVAILABLE });
  }
}

/** @param {import("./engine.types").EngineFiles} files */
async function fetchEngine({ glue, wasm }) {
  /** @type {[Glue, WebAssembly.Module]} */
  const [opened, module] = await Promise.all([import(glue), compile(wasm)]);
  opened.initSync({ module });
  return opened;
}

/** @param {Exclude<ToWorker, { type: "open" }>} message */
async function answer(message) {
  const { id, request, token } = message;
  const heartbeat = setInterval(() => post({ type: "heartbeat", id }), HEARTBEAT_MS); // while files load
  try {
    const glue = await moduleOf(request.player);
    const watch = new glue.Watch(id, token);
    // Tasks are short: checking whether one was cancelled before it started takes longer than many of them.
    if (message.type !== "task" && !watch.goOn()) return watch.free();
    search(playerFor(glue, request), message, watch);
  } catch (error) {
    post({ type: "failed", id, value: toEngineError(error), end: isPlayerError(error) || "fatal" });
  } finally {
    clearInterval(heartbeat);
  }
}

/**
 * @param {InstanceType<Glue["Player"]>} player @param {Exclude<ToWorker, { type: "open" }>} message
 * @param {InstanceType<Glue["Watch"]>} watch
 */
function search(player, message, watch) {
  const { id, request } = message;
  const { record, limits } = request;
  const end = true;
  if (message.type === "recall")
    post({ type: "recalled", id, value: player.thoughts?.() ?? null, end });
  else if (message.type === "analyse")
    post({ type: "analysed", id, value: player.analyse(record, limits, watch), end });
  else if (message.type === "prepare") {
    player.prepare(record, limits, watch);
    post({ type: "prepared", id, end });
  } else if (message.type === "task") {
    const value = player.searchTask(record, message.task, limits, watch);
    if (value) post({ type: "done", id, value, end });
  } else if (
    message.type === "choose" &&
    message.mayShare &&
    player.sharesSearch?.(record, limits)
  ) {
    post({ type: "sharing", id });
    const value = player.prepare(record, limits, watch);
    if (value) post({ type: "split", id, value, end });
  } else post({ type: "choice", id, value: player.choose(record, limits, watch), end });
}

/**
 * The player of a request: a cached one still has its hash tables.
 * @param {Glue} glue @param {import("./engine.types").SearchRequest} request
 */
function playerFor({ Player }, { game, player, parameters, seed }) {
  const key = JSON.stringify([game, player, parameters, seed]);
  const requested = players.get(key) ?? new Player(game, player, parameters, seed);
  players.delete(key);
  players.set(key, requested);
  for (const [other, left] of players) {
    if (players.size <= MAX_PLAYERS) break;
    left.free();
    players.delete(other);
  }
  return requested;
}

/** @param {unknown} error @returns {error is Error & { code: string, details: Record<string, string> }} */
function isPlayerError(error) {
  return error instanceof Error && "code" in error;
}

/** @param {unknown} error @returns {import("./engine.types").EngineError} */
function toEngineError(error) {
  if (isPlayerError(error))
    return { message: error.message, code: error.code, details: error.details };
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    message: error.message,
    code: error.cause === ENGINE_UNAVAILABLE ? ENGINE_UNAVAILABLE : undefined,
  };
}
