// Answers requests for a move, the values of all moves or a search trace, in the worker in which computer players search.
// Posts a player's error to the page; after a trap the module is unusable, and the page replaces this worker.

/** @typedef {import("./engine.types").ToWorker} ToWorker */
/** @typedef {import("./engine.types").ToPage} ToPage */
/** @typedef {import("./engine.types").PlayerRequest} PlayerRequest */

/** @typedef {import("./engine.types").Glue} Glue */

/** The game's own module. @type {Promise<Glue>} */
let ownModule;

/** The engine module, with the players that the game's own module only lists. @type {Promise<Glue>} */
let engineModule;

/** Maximum players in memory: two of a match, and the one that values moves. */
const MAX_PLAYERS = 3;

/** Players of the last requests, least recently used first, by everything that defines a player. @type {Map<string, InstanceType<Glue["Player"]>>} */
const players = new Map();

/** @param {ToPage} message */
const post = (message) => postMessage(message);

/**
 * Answers the messages of the page.
 * @param {(glue: string) => Promise<Glue>} loadGlue  loads the JavaScript side of a module
 */
export function servePlayers(loadGlue) {
  /** @param {import("./engine.types").OpenModule} files */
  const open = ({ module, glue }) => {
    const opening = loadGlue(glue).then((opened) => {
      opened.initSync({ module });
      return opened;
    });
    opening.catch(() => {}); // each request reports it
    return opening;
  };
  addEventListener("message", (event) => {
    /** @type {ToWorker} */
    const message = event.data;
    if (message.type === "open") {
      ownModule = open(message);
      if (message.engine) engineModule = open(message.engine);
    } else if (message.type === "engine") engineModule = open(message.engine);
    else handleRequest(message);
  });
}

/** The module that implements a player. @param {string} player */
async function moduleOf(player) {
  const opened = await ownModule;
  const isElsewhere = opened
    .listGames()[0]
    .players.some(({ id, elsewhere }) => id === player && elsewhere);
  return isElsewhere ? engineModule : opened;
}

/** @param {PlayerRequest} message */
async function handleRequest(message) {
  const { id, request, token } = message;
  try {
    const glue = await moduleOf(request.player);
    const watch = new glue.Watch(id, token);
    // Checking whether a task was cancelled before its start would take longer than many tasks.
    if (message.type !== "task" && !watch.shouldContinue()) return watch.free();
    search(playerFor(glue, request), message, watch);
  } catch (error) {
    post({ type: "failed", id, value: toEngineError(error), end: isPlayerError(error) || "fatal" });
  }
}

/**
 * @param {InstanceType<Glue["Player"]>} player @param {PlayerRequest} message
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
  return { message: error instanceof Error ? error.message : String(error) };
}
