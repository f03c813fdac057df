// Asks the worker that proves Qubic: how far it has come, and what the one button does next.

import { startWorker, WorkerClient } from "../engine/worker-client.js";

/** @typedef {import("./types.js").ProofReport} ProofReport */

/**
 * @typedef {object} State
 * @property {"ready" | "proof" | "shrink" | "paused" | "done" | "failed"} step
 * @property {import("./types.js").ProofProgress | null} progress
 * @property {import("./types.js").Size | null} size
 * @property {number} milliseconds  of computing
 * @property {string} why  it has failed
 * @property {number} megabytes  that the whole proof takes
 */

/** @type {State} */
const INITIAL = {
  step: "ready",
  progress: null,
  size: null,
  milliseconds: 0,
  why: "",
  megabytes: 1000,
};

/**
 * @param {import("../engine/types.js").ModuleFiles} files
 * @param {(state: State) => void} changed
 */
export function createProver(files, changed) {
  let state = INITIAL;
  /** @type {WorkerClient | null} */
  let client = null;
  /** Paused here; the worker may not have read it yet. */
  let isPausing = false;

  /** @param {Partial<State>} change */
  function update(change) {
    state = { ...state, ...change };
    changed(state);
  }

  /** @param {Partial<State>} change */
  function end(change) {
    client?.close(); // gives the memory back
    client = null;
    update(change);
  }

  /** @param {ProofReport} report */
  function receive({ stage, progress, size, milliseconds }) {
    const step = isPausing && stage !== "done" ? "paused" : stage;
    /** @type {Partial<State>} */
    const change = { step, progress, size, milliseconds };
    if (stage === "done") end(change);
    else update(change);
  }

  function begin() {
    client?.close();
    client = new WorkerClient(() => startWorker(__WORKER_URL__, files));
    isPausing = false;
    client.request(
      { type: "prove" },
      { progress: receive, failed: ({ message }) => end({ step: "failed", why: message }) },
    );
    update({ ...INITIAL, step: "proof" });
  }

  /** @param {boolean} pause */
  function setPausing(pause) {
    isPausing = pause;
    client?.notify({ type: pause ? "pause" : "resume" });
  }

  return {
    state: () => state,

    /** Begins, pauses or resumes, whichever is next. */
    toggle() {
      if (state.step === "proof" || state.step === "shrink") {
        setPausing(true);
        update({ step: "paused" });
      } else if (state.step === "paused") {
        setPausing(false);
        update({ step: state.size ? "shrink" : "proof" });
      } else begin();
    },
  };
}
