// Entry for Node: modules from files, players in threads. Nothing is loaded or started on import.

import { readFile } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { once } from "../../www/engine/loading.js";
import { openEngine } from "../engine/client/engine.js";
import { asWebWorker, createToken, stopTable } from "../engine/client/node-worker.mjs";
import { shared } from "./source.js";

export { EngineError } from "./source.js";

// Bundlers recognise a file of the package only by these literal expressions.
const loadRulesModule = once(async () =>
  WebAssembly.compile(await readFile(new URL(__RULES_WASM__, import.meta.url))),
);
const loadEngineModule = once(async () =>
  WebAssembly.compile(await readFile(new URL(__ENGINE_WASM__, import.meta.url))),
);

/** Starts the thread in which players search, with the interface of a browser's worker. */
export const createWorker = () =>
  asWebWorker(new Worker(new URL("./thread.js", import.meta.url), { workerData: stopTable() }));

/** @param {import("../engine/api").EngineOptions} [options] */
export const createEngine = (options) =>
  openEngine(
    { ...shared, loadRulesModule, loadEngineModule, startWorker: createWorker, createToken },
    options,
  );
