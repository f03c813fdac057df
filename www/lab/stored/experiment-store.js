// Stores the experiments of one kind and tracks the one that this tab shows. Each has an id and one writer; other tabs
// are notified of changes.

import {
  deleteExperiment,
  readExperiment,
  readHeaders,
  UNSAVED,
  writeExperiment,
} from "./records.js";
import { acquireLock, lockedNames, onRelease } from "./writer-lock.js";

const CHANNEL = "stratege.laboratory";

/**
 * @typedef {object} Entry  of the list of stored experiments
 * @property {string} id
 * @property {number} started  milliseconds since 1970; 0 if unknown
 * @property {number} revision
 * @property {boolean} isElsewhere  whether another tab runs it
 */

/** @typedef {{ id: string, header: import("./records.js").Header }} Shown */

/** The lock name of an experiment's writer. @param {string} key */
const lockOf = (key) => `stratege.experiment ${key}`;

export class ExperimentStore {
  #kind;
  #changed;
  #channel = globalThis.BroadcastChannel ? new BroadcastChannel(CHANNEL) : null;
  /** The shown experiment. @type {Shown | null} */
  #shown = null;
  /** Serialises saves and deletions. @type {Promise<unknown>} */
  #queue = Promise.resolve();
  /** This tab's lock. @type {Promise<(() => Promise<unknown>) | null> | null} */
  #lock = null;
  #unlocked = Promise.resolve();
  /** Cancels waiting for another tab's writer. */
  #waiting = new AbortController();

  /** @param {string} kind  prefix of storage keys @param {() => void} changed  called when another tab stored or deleted experiments */
  constructor(kind, changed) {
    this.#kind = kind;
    this.#changed = changed;
    this.#channel?.addEventListener("message", () => changed());
  }

  get shown() {
    return this.#shown;
  }

  /** The stored experiments, newest first. @returns {Promise<Entry[]>} */
  async list() {
    await this.#unlocked; // a lock being released is this tab's own
    const [headers, locked] = await Promise.all([readHeaders(this.#kind), lockedNames()]);
    const entries = headers.map(({ key, header: { started, revision } }) => {
      const id = key.slice(this.#kind.length);
      const isOwn = this.#lock !== null && id === this.#shown?.id;
      return { id, started, revision, isElsewhere: !isOwn && locked.has(lockOf(key)) };
    });
    return entries.sort((one, other) => other.started - one.started);
  }

  /** Shows and reads a stored experiment; if it is shown already, only its new pieces. @param {string} id */
  async open(id) {
    const shown = this.#shown?.id === id ? this.#shown : { id, header: UNSAVED };
    this.#shown = shown;
    const { header, ...read } = await readExperiment(this.#kind + id, shown.header.pieces);
    shown.header = header;
    return read;
  }

  /** Shows a new experiment; its first save stores it. */
  begin() {
    const [high, low] = crypto.getRandomValues(new Uint32Array(2));
    const id = `:${high.toString(36)}${low.toString(36)}`;
    this.#shown = { id, header: { ...UNSAVED, started: Date.now() } };
  }

  /** Makes this tab the writer of the shown experiment; false if another tab is. */
  async lock() {
    const name = lockOf(this.#kind + this.#shown?.id);
    this.#lock ??= this.#unlocked.then(() => acquireLock(name));
    return (await this.#lock) !== null;
  }

  /** Releases the lock after all pending saves. */
  unlock() {
    const lock = this.#lock;
    this.#lock = null;
    if (!lock) return;
    this.#unlocked = Promise.all([lock, this.#queue]).then(async ([release]) => {
      await release?.();
      this.#notify();
    });
  }

  /** Saves the shown experiment and a new piece atomically. @param {unknown} experiment @param {unknown[]} piece */
  save(experiment, piece) {
    const shown = this.#shown;
    return this.#enqueue(async () => {
      if (!shown) return;
      shown.header = await writeExperiment(this.#kind + shown.id, shown.header, experiment, piece);
    });
  }

  /** Deletes the shown experiment. */
  remove() {
    const shown = this.#shown;
    this.#shown = null;
    return this.#enqueue(async () => shown && deleteExperiment(this.#kind + shown.id));
  }

  /** Calls back when the other tab stops writing the shown experiment. */
  awaitWriter() {
    this.#waiting.abort();
    this.#waiting = new AbortController();
    const name = lockOf(this.#kind + this.#shown?.id);
    onRelease(name, this.#waiting.signal, this.#changed);
  }

  /** @param {() => Promise<unknown>} action */
  async #enqueue(action) {
    const done = this.#queue.then(action);
    this.#queue = done.catch(() => {}); // the caller handles it
    await done;
    this.#notify();
  }

  #notify() {
    this.#channel?.postMessage("changed");
  }
}
