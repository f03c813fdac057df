// The engine of a game as promises: rules on the caller's thread, players in workers. Every package has this client.

import { createEngineClient } from "../../../www/engine/client.js";
import { once } from "../../../www/engine/loading.js";
import { analyse } from "./analysis.js";
import { EngineError, toEngineError } from "./errors.js";
import { createFormats } from "./formats.js";
import { createRequests } from "./requests.js";
import { createRules } from "./rules.js";

/** @typedef {import("./source.types").Source} Source */
/** @typedef {import("../api").SearchOptions} SearchOptions */

/** Largest value of a limit and a seed. */
const MAX = 2 ** 32 - 1;

/**
 * @param {Source} source @param {import("../api").EngineOptions} [options]
 * @returns {Promise<import("../api").Engine>}
 */
export async function openEngine(source, options = {}) {
  const module = await source.loadRulesModule();
  source.rules.initSync({ module });
  const [info] = source.rules.listGames();
  const rules = createRules(source.rules, info, source.start);
  const loadEngine = once(source.loadEngineModule);
  const seed = Math.floor(Math.random() * MAX);
  const posted = (/** @type {WebAssembly.Module} */ module) =>
    /** @type {WebAssembly.Module} */ (source.bytesOf?.(module) ?? module);
  const client = lazy(() =>
    createEngineClient(
      {
        module: posted(module),
        glue: source.glue.rules,
        info,
        loadEngine: async () => ({ module: posted(await loadEngine()), glue: source.glue.engine }),
        start: /** @type {() => Worker} */ (options.worker ?? source.startWorker),
        createToken: source.createToken,
      },
      options.cores,
    ),
  );
  const requests = createRequests();

  /** @param {import("../api").Moves} moves @param {SearchOptions} options */
  const toRequest = (moves, { level = "strongest", parameters = {}, ...given }) => ({
    record: rules.record(moves),
    game: source.game,
    player: playerOf(level),
    parameters,
    limits: limitsOf(given),
    seed: wholeNumber("seed", given.seed) ?? seed,
  });

  /** @param {string} level */
  function playerOf(level) {
    const id = level === "strongest" ? info.players.at(-1)?.id : (source.aliases[level] ?? level);
    if (id !== undefined && info.players.some((player) => player.id === id)) return id;
    throw new EngineError("unknown-player", { name: level });
  }

  const loadFormats = once(async () => {
    const [glue, module] = await Promise.all([source.loadEngineGlue(), loadEngine()]);
    glue.initSync({ module });
    return createFormats(glue, rules);
  });

  return {
    rules,
    levels: info.players.map(({ id, year, rating, parameters }) => ({
      id,
      name: source.names[id] ?? id,
      year,
      rating,
      parameters,
    })),
    async choose(moves, options = {}) {
      const request = toRequest(moves, options);
      return requests.run(options.signal, (resolve, reject, signal) => {
        const failed = (/** @type {unknown} */ error) => reject(toEngineError(error));
        client().choose(request, { report: options.onReport, choice: resolve, failed }, { signal });
      });
    },
    analyse: (moves, options = {}) =>
      analyse({ client, requests }, () => toRequest(moves, options), options),
    formats: () => loadFormats(),
    close() {
      requests.close(new EngineError("closed"));
      client.close();
    },
  };
}

/** @param {SearchOptions} options @returns {import("../../../www/engine/engine.types").Limits} */
function limitsOf(options) {
  const names = /** @type {const} */ (["time", "nodes", "depth"]);
  const given = names.filter((name) => options[name] !== undefined);
  return Object.fromEntries(
    given.map((name) => [name, Math.max(1, wholeNumber(name, options[name]) ?? 1)]),
  );
}

/** @param {string} name @param {number} [value] */
function wholeNumber(name, value) {
  if (value === undefined) return undefined;
  if (typeof value !== "number" || Number.isNaN(value) || value < 0)
    throw new EngineError("bad-option", { name, value: String(value) });
  return Math.min(Math.floor(value), MAX);
}

/** Starts the client with the first request. @param {() => ReturnType<typeof createEngineClient>} start */
function lazy(start) {
  /** @type {ReturnType<typeof createEngineClient> | undefined} */
  let client;
  const get = () => {
    client ??= start();
    return client;
  };
  return Object.assign(get, { close: () => client?.close() });
}
