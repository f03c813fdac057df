// Sends a worker the module that it works with.

/** @typedef {import("./engine.types").OpenModule & { engine?: import("./engine.types").EngineFiles | import("./engine.types").OpenModule }} WorkerFiles */

/** @param {Worker} worker @param {WorkerFiles} files */
export function openWorker(worker, { module, glue, engine }) {
  worker.postMessage({ type: "open", module, glue, engine });
  return worker;
}
