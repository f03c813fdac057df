// Entry of @stratege/engine: the client without a game, for modules at other addresses.

import { importModule, once } from "../../www/engine/loading.js";
import { openEngine } from "./client/engine.js";
import { fetchModule } from "./client/fetch-module.js";

export { EngineError } from "./client/errors.js";

/** Starts the worker in which players search. */
export const createWorker = () =>
  new Worker(new URL(__WORKER_SCRIPT__, import.meta.url), { type: "module" });

/**
 * @param {import("./files").GameFiles} files @param {import("./api").EngineOptions} [options]
 * @returns {Promise<import("./api").Engine>}
 */
export async function createEngine({ game, start, rules, engine = rules, names = {} }, options) {
  const [rulesFiles, engineFiles] = [rules, engine].map(({ wasm, glue }) => ({
    wasm: String(wasm),
    glue: String(glue),
  }));
  const glue = await importModule(rulesFiles.glue);
  return openEngine(
    {
      game,
      start,
      names,
      aliases: {},
      rules: glue,
      loadEngineGlue: once(() => importModule(engineFiles.glue)),
      loadRulesModule: fetchModule(() => rulesFiles.wasm),
      loadEngineModule: fetchModule(() => engineFiles.wasm),
      glue: { rules: rulesFiles.glue, engine: engineFiles.glue },
      startWorker: createWorker,
    },
    options,
  );
}
