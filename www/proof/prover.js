// The page's end of the line to the worker that proves: what it has found, and what one button does with it.

/** @typedef {import("./types.js").FromProver} FromProver */
/** @typedef {import("./types.js").ToProver} ToProver */

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
const NOTHING = {
  step: "ready",
  progress: null,
  size: null,
  milliseconds: 0,
  why: "",
  megabytes: 1000,
};

/**
 * @param {{ module: WebAssembly.Module, glue: string }} code
 * @param {(state: State) => void} changed
 */
export function openProver({ module, glue }, changed) {
  let state = NOTHING;
  /** @type {Worker | null} */
  let worker = null;
  /** Pressed, and not yet heard by the worker. */
  let isPausing = false;

  /** @param {Partial<State>} change */
  function become(change) {
    state = { ...state, ...change };
    changed(state);
  }

  /** @param {ToProver} message */
  const post = (message) => worker?.postMessage(message);

  function begin() {
    worker?.terminate();
    const fresh = new Worker(new URL(__WORKER_URL__, document.baseURI), { type: "module" });
    worker = fresh;
    fresh.onmessage = (/** @type {MessageEvent<FromProver>} */ { data }) => {
      if (fresh === worker) hear(data);
    };
    fresh.onerror = (event) => {
      event.preventDefault();
      if (fresh === worker) fail(event.message);
    };
    post({ type: "open", module, glue });
    post({ type: "go" });
    isPausing = false;
    become({ ...NOTHING, step: "proof" });
  }

  /** @param {FromProver} message */
  function hear(message) {
    if (message.type === "failed") fail(message.why);
    else if (message.type === "progress") {
      const { stage, progress, size, milliseconds } = message;
      const step = isPausing && stage !== "done" ? "paused" : stage;
      become({ step, progress, size, milliseconds });
      if (stage === "done") end();
    }
  }

  /** @param {string} why */
  function fail(why) {
    end();
    become({ step: "failed", why });
  }

  /** Gives the memory back. */
  function end() {
    worker?.terminate();
    worker = null;
  }

  return {
    state: () => state,

    /** Begins, pauses or goes on, whichever is next. */
    press() {
      if (state.step === "proof" || state.step === "shrink") {
        isPausing = true;
        post({ type: "pause" });
        become({ step: "paused" });
      } else if (state.step === "paused") {
        isPausing = false;
        post({ type: "go" });
        become({ step: state.size ? "shrink" : "proof" });
      } else begin();
    },
  };
}
