// A search that a worker shares with helpers. They need no shared memory, and so no special headers: each of them
// prepares the same search, and the tasks that remain are given out one by one.
//
//   page                                  the worker that is asked          helpers
//   think, mayShare                     > sharing
//   prepare                             >                                 > prepared
//                                       < split: tasks
//   task                                > done                            > done
//   …until all are confirmed, one is not, which brings a new split, or the limit comes first

/** @typedef {import("./player-worker.js").PlayerWorker} PlayerWorker */
/** @typedef {import("./types.js").Question} Question */
/** @typedef {import("./types.js").EngineRequest} EngineRequest */
/** @typedef {import("./types.js").Complaint} Complaint */
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").Split} Split */
/** @typedef {import("./types.js").TaskResult} TaskResult */
/** @typedef {import("./client.js").Listener} Listener */

/** After so many splits the worker that was asked goes on alone: tasks that keep changing are not worth sharing. */
const MOST_SPLITS = 4;

/** Each has tables of some forty megabytes. */
const MOST_HELPERS = 3;

/**
 * Workers that help where a search is shared: one for each other core, up to three. They are started then, and live until
 * a search is not shared.
 * @param {() => PlayerWorker} start @param {number} cores
 */
export function createHelpers(start, cores) {
  const size = Math.min(MOST_HELPERS, cores - 1);
  /** @type {PlayerWorker[]} */
  let started = [];
  return {
    size,
    call() {
      while (started.length < size) started.push(start());
      return started;
    },
    dismiss() {
      for (const helper of started) helper.close();
      started = [];
    },
  };
}

/**
 * Asks for a choice.
 * @param {PlayerWorker} worker @param {Pick<ReturnType<typeof createHelpers>, "call" | "dismiss">} helpers
 * @param {Question} question @param {Listener} listener
 */
export function askAndShare(worker, helpers, question, listener) {
  const search = new SharedSearch(worker, question, listener);
  search.begin({
    sharing: () => search.call(helpers.call()),
    choice(/** @type {Choice} */ choice) {
      helpers.dismiss();
      listener.choice(choice);
    },
  });
  return search;
}

class SharedSearch {
  #worker;
  #question;
  #listener;
  #began = performance.now();
  /** What everybody is at who has not answered yet. @type {Map<PlayerWorker, { asked: EngineRequest, stop(): void }>} */
  #busy = new Map();
  /** Those who have prepared the search and have nothing to do. @type {Set<PlayerWorker>} */
  #idle = new Set();
  /** @type {Split | null} */
  #split = null;
  #splits = 0;
  /** Tasks that nobody has begun. @type {string[]} */
  #waiting = [];
  /** @type {Set<string>} */
  #confirmed = new Set();
  /** Positions that it has taken so far; what helpers prepare is the same once more, and not counted. */
  #nodes = 0;

  /** @param {PlayerWorker} worker @param {Question} question @param {Listener} listener */
  constructor(worker, question, listener) {
    this.#worker = worker;
    this.#question = question;
    this.#listener = listener;
  }

  /** @param {{ sharing: () => void, choice: Listener["choice"] }} listener */
  begin({ sharing, choice }) {
    const split = (/** @type {Split} */ split) => {
      this.#nodes += split.preliminary.nodes;
      this.#startSplit(split);
    };
    this.#ask(
      this.#worker,
      { type: "think", question: this.#question, mayShare: true },
      { choice, split },
      { sharing, report: this.#listener.report },
    );
  }

  /** Has others prepare themselves. @param {PlayerWorker[]} helpers */
  call(helpers) {
    for (const helper of helpers) {
      const prepared = () => this.#assignTasks();
      this.#ask(helper, { type: "prepare", question: this.#question }, { prepared });
    }
  }

  stop() {
    for (const question of this.#busy.values()) question.stop();
    this.#busy.clear();
  }

  /**
   * @param {PlayerWorker} who @param {EngineRequest} asked @param {Record<string, (value: any) => void>} answers
   * @param {Record<string, ((value: any) => void) | undefined>} [news]  what may be said before
   */
  #ask(who, asked, answers, news) {
    this.#idle.delete(who);
    /** @type {import("./worker-client.js").Listener} */
    const listener = { ...news, failed: (why) => this.#workerFailed(who, asked, why) };
    for (const [type, take] of Object.entries(answers)) {
      listener[type] = (/** @type {any} */ value) => {
        this.#busy.delete(who);
        this.#idle.add(who);
        take(value);
      };
    }
    const { stop } = who.ask(asked, listener);
    this.#busy.set(who, { asked, stop });
  }

  /**
   * Without a helper, its task waits for somebody else; without the worker that was asked, nothing can be done.
   * @param {PlayerWorker} who @param {EngineRequest} asked @param {Complaint} complaint
   */
  #workerFailed(who, asked, complaint) {
    this.#busy.delete(who);
    if (who === this.#worker) {
      this.stop();
      this.#listener.failed(complaint);
    } else if (asked.type === "task") {
      this.#waiting.unshift(asked.task);
      this.#assignTasks();
    }
  }

  /** @param {Split} split */
  #startSplit(split) {
    this.#split = split;
    this.#splits += 1;
    this.#waiting = split.tasks.filter((task) => !this.#confirmed.has(task));
    if (split.tasks.length === 0) this.#finish(split.preliminary);
    else if (this.#splits > MOST_SPLITS) this.#goOnAlone();
    else this.#assignTasks();
  }

  #assignTasks() {
    for (const who of this.#idle) {
      const task = this.#waiting.shift();
      if (task === undefined) return;
      const done = (/** @type {TaskResult} */ result) => this.#taskDone(task, result);
      this.#ask(who, { type: "task", question: this.#rest(), task }, { done });
    }
  }

  /** @param {string} task @param {TaskResult} result */
  #taskDone(task, { confirmed, instead, nodes }) {
    const split = /** @type {Split} */ (this.#split);
    this.#nodes += nodes;
    if (confirmed) {
      this.#confirmed.add(task);
      if (split.tasks.every((one) => this.#confirmed.has(one))) this.#finish(split.proven);
      else this.#assignTasks();
    } else if (instead) {
      this.#cancelTasks();
      this.#startSplit(instead);
    } else this.#finish(split.preliminary);
  }

  /** Nobody goes on with a task that is out of date. */
  #cancelTasks() {
    for (const [who, { asked, stop }] of this.#busy) {
      if (asked.type !== "task") continue;
      stop();
      this.#busy.delete(who);
      this.#idle.add(who);
    }
  }

  /** @param {Choice} choice */
  #finish(choice) {
    this.stop();
    this.#listener.choice({ ...choice, nodes: this.#nodes });
  }

  #goOnAlone() {
    this.stop();
    const choice = (/** @type {Choice} */ choice) => {
      this.#nodes += choice.nodes;
      this.#finish(choice);
    };
    const { report } = this.#listener;
    this.#ask(this.#worker, { type: "think", question: this.#rest() }, { choice }, { report });
  }

  /** The question with what is left of its time. */
  #rest() {
    const { limits } = this.#question;
    if (limits.time === undefined) return this.#question;
    const left = Math.max(1, Math.round(limits.time - (performance.now() - this.#began)));
    return { ...this.#question, limits: { ...limits, time: left } };
  }
}
