// Computes the proof in pieces, so that it can be watched, paused and resumed.

import { nextTask } from "../../engine/next-task.js";

/** @typedef {import("./proof.types").ToProver} ToProver */

/** Positions in a piece, which takes a few hundredths of a second. */
const PIECE = 100_000;
/** Milliseconds between two reports. */
const REPORT_INTERVAL = 150;

/** @type {Promise<InstanceType<import("../../engine/engine.types").Glue["QubicProof"]>>} */
let opening;
let isWanted = false;
let isRunning = false;
/** @type {import("./proof.types").Stage} */
let stage = "proof";
/** @type {import("./proof.types").Size | null} */
let size = null;
let milliseconds = 0;
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
  const { initSync, QubicProof } = await import(glue);
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
    /** @type {import("./proof.types").ProofReport} */
    const value = { stage, progress: proof.progress(), size, milliseconds };
    postMessage({ id, type: "progress", value, end: value.stage === "done" });
    await nextTask();
  }
  isRunning = false;
}

/** @param {Awaited<typeof opening>} proof */
function work(proof) {
  if (stage === "proof") {
    if (!proof.advance(PIECE)) return;
    stage = "shrink";
  } else {
    const replaced = proof.shrink();
    if (replaced === undefined) return;
    if (replaced === 0) stage = "done";
  }
  const [moves, bytes] = proof.size();
  size = { moves, bytes };
}

/** @param {unknown} error */
function fail(error) {
  const message = error instanceof Error ? error.message : String(error);
  postMessage({ id, type: "failed", value: { message }, end: true });
}
