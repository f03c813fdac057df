// Computes the proof in slices, so that it can be watched, paused and resumed.

import { importModule } from "../../engine/loading.js";
import { nextTask } from "../../engine/next-task.js";

/** @typedef {import("./proof.types").ToProver} ToProver */

/** Positions per slice, which takes a few hundredths of a second. */
const SLICE = 100_000;
/** Milliseconds between progress reports. */
const REPORT_INTERVAL = 150;

/** Nodes and steps of the whole work, which are the same in every run, and the share of the time that the nodes take. */
const TOTAL = { nodes: 784_666_496, steps: 4383, nodesShare: 0.82 };

/** @type {Promise<InstanceType<import("../../engine/engine.types").Glue["QubicProof"]>>} */
let opening;
let isWanted = false;
let isRunning = false;
/** @type {import("./proof.types").Stage} */
let stage = "proof";
/** @type {import("./proof.types").Size | null} */
let size = null;
let milliseconds = 0;
/** Steps taken to make the proof smaller. */
let steps = 0;
/** Id of the request for the proof. */
let id = 0;

addEventListener("message", (event) => {
  /** @type {ToProver} */
  const request = event.data;
  if (request.type === "open") opening = open(request);
  else isWanted = request.type !== "pause";
  if (request.type === "prove") id = request.id;
  if (isWanted && !isRunning) run().catch(fail);
});

/** @param {Extract<ToProver, { type: "open" }>} request */
async function open({ module, glue }) {
  /** @type {import("../../engine/engine.types").Glue} */
  const { initSync, QubicProof } = await importModule(glue);
  initSync({ module });
  return new QubicProof();
}

async function run() {
  isRunning = true;
  const proof = await opening;
  while (isWanted && stage !== "done") {
    const began = performance.now();
    const before = stage;
    do work(proof);
    while (stage === before && performance.now() - began < REPORT_INTERVAL);
    milliseconds += performance.now() - began;
    const progress = proof.progress();
    /** @type {import("./proof.types").ProofReport} */
    const value = { stage, progress, share: shareDone(progress.searched), size, milliseconds };
    postMessage({ id, type: "progress", value, end: value.stage === "done" });
    await nextTask();
  }
  isRunning = false;
}

/** @param {Awaited<typeof opening>} proof */
function work(proof) {
  if (stage === "proof") {
    if (!proof.advance(SLICE)) return;
    stage = "shrink";
  } else {
    const replaced = proof.shrink();
    steps += 1;
    if (replaced === undefined) return;
    if (replaced === 0) stage = "done";
  }
  const [moves, bytes] = proof.size();
  size = { moves, bytes };
}

/** Share of the work that is done, from 0 to 1. @param {number} nodes */
function shareDone(nodes) {
  if (stage === "done") return 1;
  const { nodes: all, steps: last, nodesShare } = TOTAL;
  const share = (/** @type {number} */ done, /** @type {number} */ of) => Math.min(0.99, done / of);
  if (stage === "proof") return nodesShare * share(nodes, all);
  return nodesShare + (1 - nodesShare) * share(steps, last);
}

/** @param {unknown} error */
function fail(error) {
  const message = error instanceof Error ? error.message : String(error);
  postMessage({ id, type: "failed", value: { message }, end: true });
}
