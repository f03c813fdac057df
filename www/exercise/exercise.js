// A sequence of tasks: task → attempt → verdict → explanation → next, with a score and stored progress. Used by the
// review, the pruning page, the museum and the puzzles; tasks judge attempts, and the page shows each state.

import { Progress } from "./progress.js";

/**
 * The result of an attempt; tasks may add fields for their page.
 * @typedef {object} Verdict
 * @property {boolean} isFinal whether the task ends; otherwise the user may try again
 * @property {number} points awarded if final
 * @property {number} maxPoints
 */

/**
 * @template Attempt
 * @template {Verdict} Judged
 * @typedef {object} Task
 * @property {(attempt: Attempt, signal: AbortSignal) => Judged | Promise<Judged>} judge the signal is aborted if the
 *   verdict is no longer needed
 * @property {(verdict: Judged, signal: AbortSignal) => Promise<void>} [explain] explains a final verdict; resolves when
 *   the explanation is complete, at once if the signal is aborted
 */

/**
 * `loading` the task · `task`: waiting for an attempt · `judging` it · `explaining` the verdict · `done`: ready for the
 * next task · `over`: all tasks are done.
 * @typedef {"loading" | "task" | "judging" | "explaining" | "done" | "over"} State
 */

/**
 * @template Attempt
 * @template {Verdict} Judged
 * @template {Task<Attempt, Judged>} Own
 * @typedef {object} Options
 * @property {string[]} tasks ids of the tasks
 * @property {(id: string, signal: AbortSignal) => Own | Promise<Own>} load
 * @property {() => void} [changed] called after each change of state
 * @property {import("./progress.js").Storage} [storage] stores the tasks and the progress, which a reload resumes
 * @property {(id: string) => boolean} [isTask] whether a stored id still names a task
 * @property {() => string | null} [more] returns a further task after the last one; null ends the exercise
 */

/**
 * @template Attempt
 * @template {Verdict} Judged
 * @template {Task<Attempt, Judged>} [Own=Task<Attempt, Judged>]
 */
export class Exercise {
  #load;
  #changed;
  #progress;
  #more;
  /** Aborted with the current task. */
  #task = new AbortController();
  /** Aborted by the next attempt. */
  #attempt = new AbortController();
  /** Aborted to end the explanation. */
  #explanation = new AbortController();
  /** Index of the current task. */
  index;
  /** @type {State} */
  state = "loading";
  /** The current task; null while it is loading. @type {Own | null} */
  task = null;
  /** The last verdict on the current task. @type {Judged | null} */
  verdict = null;

  /** @param {Options<Attempt, Judged, Own>} options */
  constructor({ tasks, load, changed = () => {}, storage, isTask, more = () => null }) {
    this.#load = load;
    this.#changed = changed;
    this.#more = more;
    this.#progress = new Progress(tasks, storage, isTask);
    this.index = this.#progress.done;
  }

  /** Ids of the tasks. */
  get tasks() {
    return this.#progress.tasks;
  }

  get isLast() {
    return this.index + 1 === this.tasks.length;
  }

  /** Points of the finished tasks, and their maximum. */
  get score() {
    const { points, maxPoints } = this.#progress;
    return { points, maxPoints };
  }

  /** Loads the current task. Rejects if that fails. */
  async start() {
    this.cancel();
    const { signal } = this.#task;
    this.#enter("loading");
    try {
      const task = await this.#load(this.tasks[this.index], signal);
      if (signal.aborted) return;
      this.task = task;
      this.#enter("task");
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /**
   * Judges an attempt, superseding one that is being judged, and explains a final verdict. Resolves to the verdict, or
   * to null if it was superseded or no task is open. Rejects if judging fails; the task remains open.
   * @param {Attempt} attempt @returns {Promise<Judged | null>}
   */
  async attempt(attempt) {
    const { task } = this;
    if (!task || (this.state !== "task" && this.state !== "judging")) return null;
    this.#attempt.abort();
    this.#attempt = new AbortController();
    const { signal } = this.#attempt;
    this.#enter("judging");
    const verdict = await this.#judge(task, attempt, signal);
    if (!verdict) return null;
    this.verdict = verdict;
    if (verdict.isFinal) await this.#explain(task, verdict, signal);
    else this.#enter("task");
    return verdict;
  }

  /** Completes the explanation at once. */
  skip() {
    this.#explanation.abort();
  }

  /** Opens the next task if the current one is done. */
  async next() {
    if (this.state !== "done") return;
    if (this.isLast && !this.#extend()) return this.#enter("over");
    this.index += 1;
    await this.start();
  }

  /** Appends a further task; returns whether there is one. */
  #extend() {
    const id = this.#more();
    if (id !== null) this.#progress.append(id);
    return id !== null;
  }

  /** Cancels the current task with its pending load, verdict and explanation. */
  cancel() {
    for (const one of [this.#task, this.#attempt, this.#explanation]) one.abort();
    this.#task = new AbortController();
    this.task = null;
    this.verdict = null;
  }

  /** @param {Own} task @param {Attempt} attempt @param {AbortSignal} signal */
  async #judge(task, attempt, signal) {
    try {
      const verdict = await task.judge(attempt, signal);
      return signal.aborted ? null : verdict;
    } catch (error) {
      if (signal.aborted) return null;
      this.#enter("task");
      throw error;
    }
  }

  /** @param {Own} task @param {Judged} verdict @param {AbortSignal} signal */
  async #explain(task, verdict, signal) {
    this.#progress.add(verdict);
    this.#explanation = new AbortController();
    this.#enter("explaining");
    await task.explain?.(verdict, this.#explanation.signal);
    if (!signal.aborted) this.#enter("done");
  }

  /** @param {State} state */
  #enter(state) {
    this.state = state;
    this.#changed();
  }
}
