// Where the computer players think: takes a question, passes on reports and answers with a move, or with the
// values of all moves, one by one.
// A fault of the player's own comes back as a complaint; after a trap the module is lost, and the page
// puts a fresh worker in the place of this one.

import { compile } from "./compile.js";

/** @typedef {import("./types.js").ToWorker} ToWorker */
/** @typedef {import("./types.js").ToPage} ToPage */

/** @typedef {import("./types.js").Glue} Glue */

/** The module of the game, once it stands. @type {Promise<Glue>} */
let opening;

/** Where the players are that this module only lists. @type {import("./types.js").EngineFiles | undefined} */
let engine;

/** The module that has them, from the first time that one of them is asked. @type {Promise<Glue> | undefined} */
let arriving;

/** Why a player cannot be asked whose module has not arrived; the next worker tries again. */
const AWAY = "engine-away";

/** At most two players sit at a table, and a third may tell what the moves are worth. */
const MOST_PLAYERS = 3;

/** Milliseconds between two signs of life. */
const SIGN_OF_LIFE = 200;

/** Whoever was asked last, by everything that makes up a player. @type {Map<string, InstanceType<Glue["Player"]>>} */
const players = new Map();

/** @param {ToPage} message */
const tell = (message) => postMessage(message);

addEventListener("message", (event) => {
  /** @type {ToWorker} */
  const request = event.data;
  if (request.type === "open") {
    opening = open(request);
    opening.catch(() => {}); // whoever asks is told; somebody who leaves the page before that need not be
  } else answer(request);
});

/** @param {Extract<ToWorker, { type: "open" }>} request */
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
    arriving = undefined; // the next question tries again
    throw Object.assign(new Error(), { cause: AWAY });
  }
}

/** @param {import("./types.js").EngineFiles} files */
async function fetchEngine({ glue, wasm }) {
  /** @type {[Glue, WebAssembly.Module]} */
  const [opened, module] = await Promise.all([import(glue), compile(wasm)]);
  opened.initSync({ module });
  return opened;
}

/** @param {Exclude<ToWorker, { type: "open" }>} request */
async function answer(request) {
  const { id, question, token } = request;
  const pulse = setInterval(() => tell({ type: "alive", id }), SIGN_OF_LIFE); // while files arrive
  try {
    const glue = await moduleOf(question.player);
    const watch = new glue.Watch(id, token);
    // Tasks are short: to ask whether one was given up before it began takes longer than many of them.
    if (request.type !== "task" && !watch.goOn()) return watch.free();
    ask(playerFor(glue, question), request, watch);
  } catch (error) {
    tell({ type: "failed", id, value: complaint(error), end: isComplaint(error) || "fatal" });
  } finally {
    clearInterval(pulse);
  }
}

/**
 * @param {InstanceType<Glue["Player"]>} player @param {Exclude<ToWorker, { type: "open" }>} request
 * @param {InstanceType<Glue["Watch"]>} watch
 */
function ask(player, request, watch) {
  const { id, question } = request;
  const { record, limits } = question;
  const end = true;
  if (request.type === "recall")
    tell({ type: "recalled", id, value: player.thoughts?.() ?? null, end });
  else if (request.type === "analyse")
    tell({ type: "analysed", id, value: player.analyse(record, limits, watch), end });
  else if (request.type === "prepare") {
    player.prepare(record, limits, watch);
    tell({ type: "prepared", id, end });
  } else if (request.type === "task") {
    const value = player.searchTask(record, request.task, limits, watch);
    if (value) tell({ type: "done", id, value, end });
  } else if (
    request.type === "think" &&
    request.mayShare &&
    player.sharesSearch?.(record, limits)
  ) {
    tell({ type: "sharing", id });
    const value = player.prepare(record, limits, watch);
    if (value) tell({ type: "split", id, value, end });
  } else tell({ type: "choice", id, value: player.choose(record, limits, watch), end });
}

/**
 * The player who is asked: one that has been at the table before knows what it has found out.
 * @param {Glue} glue @param {import("./types.js").Question} question
 */
function playerFor({ Player }, { game, player, parameters, seed }) {
  const key = JSON.stringify([game, player, parameters, seed]);
  const asked = players.get(key) ?? new Player(game, player, parameters, seed);
  players.delete(key);
  players.set(key, asked);
  for (const [other, left] of players) {
    if (players.size <= MOST_PLAYERS) break;
    left.free();
    players.delete(other);
  }
  return asked;
}

/** @param {unknown} error @returns {error is Error & { code: string, details: Record<string, string> }} */
function isComplaint(error) {
  return error instanceof Error && "code" in error;
}

/** @param {unknown} error @returns {import("./types.js").Complaint} */
function complaint(error) {
  if (isComplaint(error))
    return { message: error.message, code: error.code, details: error.details };
  if (!(error instanceof Error)) return { message: String(error) };
  return { message: error.message, code: error.cause === AWAY ? AWAY : undefined };
}
