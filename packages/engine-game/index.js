// Entry for browsers and bundlers. Nothing is loaded or started on import.

import { digests } from "game:about";
import { openEngine } from "../engine/client/engine.js";
import { fetchModule } from "../engine/client/fetch-module.js";
import { shared } from "./source.js";
import { createWorker } from "./worker.js";

export { EngineError } from "./source.js";

// Bundlers recognise a file of the package only by these literal expressions.
const loadRulesModule = fetchModule(
  () => new URL(__RULES_WASM__, import.meta.url).href,
  digests.rules,
);
const loadEngineModule = fetchModule(
  () => new URL(__ENGINE_WASM__, import.meta.url).href,
  digests.engine,
);

/** @param {import("../engine/api").EngineOptions} [options] */
export const createEngine = (options) =>
  openEngine({ ...shared, loadRulesModule, loadEngineModule, startWorker: createWorker }, options);
