// Client of the worker that proves Qubic: its progress, and the next action of the button.

import { startWorker } from "../../engine/start-worker.js";
import { WorkerClient } from "../../engine/worker-client.js";
import { describeFailure } from "../../ui/notices.js";

/** @typedef {import("./proof.types").ProofReport} ProofReport */

/**
 * @typedef {object} State
 * @property {"ready" | "proof" | "shrink" | "paused" | "done" | "failed"} step
 * @property {import("./proof.types").ProofProgress | null} progress
 * @property {number} share  of the work that is done, from 0 to 1
 * @property {import("./proof.types").Size | null} size
 * @property {number} milliseconds  of computation
 * @property {string} why  the reason of a failure
 * @property {number} megabytes  of the whole proof
 */

/** @type {State} */
const INITIAL = {
  step: "ready",
  progress: null,
  share: 0,
  size: null,
  milliseconds: 0,
  why: "",
  megabytes: 1000,
};

export class Prover {
  #files;
  #changed;
  #state = INITIAL;
  /** @type {WorkerClient | null} */
  #client = null;
  /** Whether a pause was requested; the worker may not have read it yet. */
  #isPausing = false;

  /**
   * @param {import("../../engine/engine.types").ModuleFiles} files
   * @param {(state: State) => void} changed
   */
  constructor(files, changed) {
    this.#files = files;
    this.#changed = changed;
  }

  get state() {
    return this.#state;
  }

  /** Starts, pauses or resumes, whichever is next. */
  toggle() {
    const { step, size } = this.#state;
    if (step === "proof" || step === "shrink") {
      this.#setPausing(true);
      this.#update({ step: "paused" });
    } else if (step === "paused") {
      this.#setPausing(false);
      this.#update({ step: size ? "shrink" : "proof" });
    } else this.#begin();
  }

  #begin() {
    this.#client?.close();
    this.#client = new WorkerClient(() => startWorker(__WORKER_URL__, this.#files));
    this.#isPausing = false;
    this.#client.request(
      { type: "prove" },
      {
        progress: (/** @type {ProofReport} */ report) => this.#receive(report),
        failed: async (error) => this.#end({ step: "failed", why: await describeFailure(error) }),
      },
    );
    this.#update({ ...INITIAL, step: "proof" });
  }

  /** @param {ProofReport} report */
  #receive({ stage, progress, share, size, milliseconds }) {
    const step = this.#isPausing && stage !== "done" ? "paused" : stage;
    /** @type {Partial<State>} */
    const change = { step, progress, share, size, milliseconds };
    if (stage === "done") this.#end(change);
    else this.#update(change);
  }

  /** @param {boolean} pause */
  #setPausing(pause) {
    this.#isPausing = pause;
    this.#client?.notify({ type: pause ? "pause" : "resume" });
  }

  /** @param {Partial<State>} change */
  #update(change) {
    this.#state = { ...this.#state, ...change };
    this.#changed(this.#state);
  }

  /** @param {Partial<State>} change */
  #end(change) {
    this.#client?.close(); // frees its memory
    this.#client = null;
    this.#update(change);
  }
}
