// Runs an experiment: a pool of workers plays its games, and results are stored on the device. A run can be paused at
// any time and resumes from the stored results. Base of tournaments, evolutions and order experiments.

import { StorageError } from "../stored/database.js";
import { ExperimentStore } from "../stored/experiment-store.js";
import { WorkerPool } from "../worker-pool.js";

/** @typedef {import("../../engine/engine.types").EngineError} EngineError */
/** @typedef {import("../stored/database.js").Reason} Reason */
/** @typedef {import("../stored/experiment-store.js").Entry} Entry */

/**
 * @typedef {object} Listener
 * @property {() => void} changed  called after new results, and when a run starts or ends
 * @property {() => void} progress  called after each game
 * @property {(error: EngineError) => void} failed
 */

/** A run; `isCurrent` is false after it was stopped. @typedef {{ isCurrent: () => boolean }} RunState */

/** @template Experiment @abstract */
export class ExperimentRun {
  #listener;
  #pool;
  /** @type {ExperimentStore | null} */
  #store;
  /** @type {Experiment | null} */
  #experiment = null;
  #isRunning = false;
  /** Number of the current run; results of earlier runs are dropped. */
  #current = 0;
  /** Number of the last read from storage. */
  #reading = 0;
  /** @type {Entry[]} */
  #stored = [];
  /** @type {Reason | null} */
  #storageError = null;

  /**
   * @param {string | null} kind  prefix of storage keys; null if the experiment is not stored
   * @param {import("../../engine/engine.types").ModuleFiles} files @param {Listener} listener
   */
  constructor(kind, files, listener) {
    this.files = files;
    this.#listener = listener;
    this.#pool = new WorkerPool(files, (error) => this.#fail(error));
    this.#store = kind === null ? null : new ExperimentStore(kind, () => this.refresh());
  }

  current() {
    return this.#experiment;
  }

  isRunning() {
    return this.#isRunning;
  }

  /** Whether another tab runs the shown experiment. */
  isElsewhere() {
    return this.stored().some(({ id, isElsewhere }) => isElsewhere && id === this.shownId());
  }

  /** The stored experiments, newest first. */
  stored() {
    return this.#stored;
  }

  /** @returns {string | null} */
  shownId() {
    return this.#store?.shown?.id ?? null;
  }

  /** Why the shown experiment is not stored or cannot be read; null if neither. */
  storageError() {
    return this.#storageError;
  }

  /** Whether results of the shown experiment exist only in this page. */
  isUnsaved() {
    return this.#storageError === "full" || this.#storageError === "refused";
  }

  /** Starts another experiment; the previous one stays stored. @param {Experiment} experiment */
  start(experiment) {
    this.#stop();
    this.reset();
    this.#experiment = experiment;
    this.#storageError = null;
    this.#store?.begin();
    return this.resume();
  }

  pause() {
    this.#endRun();
    this.changed();
    this.#store?.unlock();
  }

  async resume() {
    if (!this.#experiment) return;
    this.#endRun();
    const run = this.#current;
    const isCurrent = () => run === this.#current;
    this.#isRunning = true;
    this.#listener.changed();
    try {
      const isWriter = await this.#becomeWriter(isCurrent);
      if (!isCurrent()) return;
      if (!isWriter || !this.#experiment) {
        this.#stop();
        await this.refresh();
      } else if (await this.work(this.#experiment, { isCurrent })) this.pause();
    } catch (error) {
      if (isCurrent()) this.#fail(error);
    }
  }

  /** Deletes the shown experiment. */
  async clear() {
    this.#endRun();
    this.#drop();
    this.#listener.changed();
    const store = this.#store;
    if (!store?.shown) return;
    if (await store.lock()) await store.remove().catch((error) => this.#reportStorageError(error));
    store.unlock();
    await this.refresh();
  }

  /** Shows another stored experiment. @param {string} id */
  async choose(id) {
    if (this.#isRunning) return;
    this.#stop();
    await this.#show(id);
    await this.refresh();
  }

  /** Reads the list of stored experiments, and shows the newest one if none is shown. */
  async refresh() {
    const store = this.#store;
    if (!store) return;
    this.#reading += 1;
    const reading = this.#reading;
    const stored = await store.list().catch(() => null); // the next save reports it
    if (!stored || reading !== this.#reading) return;
    this.#stored = stored;
    if (!this.#isRunning) await this.#update(stored);
    if (this.isElsewhere()) store.awaitWriter();
    this.#listener.changed();
  }

  /**
   * Plays the missing games; returns whether the experiment is over.
   * @param {Experiment} _experiment @param {RunState} _run @returns {Promise<boolean>} @abstract
   */
  work(_experiment, _run) {
    throw new Error("Every experiment has its own work.");
  }

  /** Validates a stored experiment; throws a StorageError. @param {unknown} value @returns {Experiment} */
  validate(value) {
    return /** @type {Experiment} */ (value);
  }

  /** Drops all results. */
  reset() {}

  /** Called when a run stops, to release what the subclass has started. */
  stopped() {}

  /** Adds the results of a stored piece; returns whether it is valid. @param {unknown} _piece */
  addPiece(_piece) {
    return true;
  }

  /** Takes the results that are not stored yet. @returns {unknown[]} */
  takePiece() {
    return [];
  }

  /** Takes back a piece that could not be stored. @param {unknown[]} _piece */
  returnPiece(_piece) {}

  /** @param {Iterable<import("../worker-pool.js").Job>} jobs */
  addJobs(jobs) {
    this.#pool.add(jobs);
  }

  reportProgress() {
    this.#listener.progress();
  }

  /** Stores new results and notifies the listener. */
  changed() {
    this.save();
    this.#listener.changed();
  }

  async save() {
    const experiment = this.#experiment;
    if (!this.#store || !experiment) return;
    const piece = this.takePiece();
    const saving = this.#store.save(experiment, piece);
    const error = await saving.then(
      () => null,
      (reason) => reason,
    );
    if (experiment !== this.#experiment) return;
    if (error) {
      this.returnPiece(piece);
      this.#reportStorageError(error);
    } else this.#setStorageError(null);
  }

  /** Acquires the right to run the experiment and reads its stored state; false if another tab runs it. @param {() => boolean} isCurrent */
  async #becomeWriter(isCurrent) {
    const store = this.#store;
    if (!store) return true;
    if (!(await store.lock()) || !isCurrent()) return false;
    await this.#catchUp(await store.list().catch(() => []));
    if (!isCurrent()) return false;
    this.save().then(() => this.refresh());
    this.#listener.changed();
    return true;
  }

  /** Updates the shown experiment from storage, else shows the newest one. @param {Entry[]} stored */
  async #update(stored) {
    const { id = null, header } = this.#store?.shown ?? {};
    if (this.#experiment && this.isUnsaved()) return this.save(); // storage may be available again
    if (stored.some((one) => one.id === id)) return this.#catchUp(stored);
    if (this.#experiment && header?.revision === 0) return; // about to be saved
    if (id !== null) this.#drop();
    if (stored.length > 0) await this.#show(stored[0].id);
  }

  /** Reads the shown experiment again if another tab has changed it. @param {Entry[]} stored */
  async #catchUp(stored) {
    const { id, header } = this.#store?.shown ?? {};
    const entry = stored.find((one) => one.id === id);
    if (id === undefined || !entry || entry.revision === header?.revision) return;
    await this.#show(id);
  }

  /** @param {string} id */
  async #show(id) {
    if (!this.#store) return;
    if (id !== this.shownId()) this.#drop();
    try {
      const { experiment, pieces, isComplete } = await this.#store.open(id);
      if (id !== this.shownId()) return;
      this.#experiment = this.validate(experiment);
      const isWhole = pieces.map((piece) => this.addPiece(piece)).every(Boolean);
      // That another tab has continued the experiment remains true while its results arrive.
      const known = this.#storageError === "taken" ? "taken" : null;
      this.#setStorageError(isComplete && isWhole ? known : "incomplete");
    } catch (error) {
      if (id === this.shownId()) this.#experiment = null;
      this.#reportStorageError(error);
    }
  }

  #drop() {
    this.#experiment = null;
    this.#storageError = null;
    this.reset();
  }

  /** @param {unknown} error */
  #reportStorageError(error) {
    if (!(error instanceof StorageError)) throw error;
    if (error.reason === "taken") {
      this.#stop();
      this.refresh();
    }
    this.#setStorageError(error.reason);
  }

  /** @param {Reason | null} reason */
  #setStorageError(reason) {
    if (reason === this.#storageError) return;
    this.#storageError = reason;
    this.#listener.changed();
  }

  /** Ends the run without saving. */
  #stop() {
    this.#endRun();
    this.#store?.unlock();
  }

  #endRun() {
    if (this.#isRunning) this.stopped();
    this.#isRunning = false;
    this.#current += 1;
    this.#pool.stop();
  }

  /** @param {unknown} error */
  #fail(error) {
    if (error instanceof StorageError) {
      this.#stop();
      this.#setStorageError(error.reason);
    } else {
      this.pause();
      this.#listener.failed(/** @type {EngineError} */ (error));
    }
  }
}
