// Opens programs that users write, each in a separate worker. The interpreter of a language is loaded with its first
// program.

import { compile } from "../engine/compile.js";
import { startScript } from "../engine/start-worker.js";
import { ProgramError } from "./program-error.js";

export { ProgramError };

/** @typedef {import("./program.types").ProgramOptions} ProgramOptions */
/** @typedef {import("./program.types").RunningProgram} RunningProgram */

/** Milliseconds for one answer after which the worker is terminated; a slow phone uses its steps in less. */
const MAX_MS = 60_000;

/** Compiled modules by address. @type {Map<string, Promise<WebAssembly.Module>>} */
const compiled = new Map();

/** @param {string} address */
function load(address) {
  const loading = compiled.get(address) ?? compile(address);
  compiled.set(address, loading);
  loading.catch(() => compiled.delete(address)); // the next program retries
  return loading;
}

/**
 * Opens a program in a fresh instance of its interpreter.
 * @param {ProgramOptions} program @param {{ signal?: AbortSignal }} [options]
 * @returns {Promise<RunningProgram>} rejects with a ProgramError, or with a LoadingError if a file cannot be loaded
 */
export async function openProgram(program, { signal } = {}) {
  const { languages, rules } = __PROGRAM_FILES__;
  const language = languages[program.language];
  const [wasm, glue] = rules[program.game].split(" ");
  const [module, rulesModule] = await Promise.all([load(language.module), load(wasm)]);
  signal?.throwIfAborted();
  const worker = new ProgramWorker(startScript(language.worker));
  const interpreter = { module, glue: language.glue && `./${language.glue}` };
  const files = { interpreter, rules: { module: rulesModule, glue: `./${glue}` } };
  await worker.request({ type: "open", program, ...files }, signal);
  return {
    choose: (record, { signal } = {}) => worker.request({ type: "choose", record }, signal),
    close: () => worker.close(new ProgramError({ code: "closed" })),
  };
}

class ProgramWorker {
  #worker;
  #lastId = 0;
  /** Rejects pending requests by id. @type {Map<number, { resolve: (value: any) => void, reject: (error: unknown) => void }>} */
  #pending = new Map();
  /** Why the worker was terminated. @type {unknown} */
  #closed;

  /** @param {Worker} worker */
  constructor(worker) {
    this.#worker = worker;
    worker.onmessage = ({ data: { id, value, error } }) => {
      const request = this.#pending.get(id);
      if (error) request?.reject(new ProgramError(error));
      else request?.resolve(value);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.close(new ProgramError({ code: "stopped", message: event.message ?? "" }));
    };
  }

  /**
   * @param {{ type: string, [more: string]: unknown }} message @param {AbortSignal} [signal]
   * @returns {Promise<any>}
   */
  async request(message, signal) {
    signal?.throwIfAborted();
    if (this.#closed) throw this.#closed;
    const id = ++this.#lastId;
    const abort = () => this.close(signal?.reason);
    const timer = setTimeout(() => this.close(new ProgramError({ code: "time" })), MAX_MS);
    signal?.addEventListener("abort", abort);
    try {
      return await new Promise((resolve, reject) => {
        this.#pending.set(id, { resolve, reject });
        this.#worker.postMessage({ ...message, id });
      });
    } catch (error) {
      if (message.type === "open") this.close(error);
      throw error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
      this.#pending.delete(id);
    }
  }

  /** Terminates the worker and rejects pending requests. @param {unknown} reason */
  close(reason) {
    this.#closed ??= reason;
    this.#worker.terminate();
    for (const { reject } of this.#pending.values()) reject(reason);
  }
}
