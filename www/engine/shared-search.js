// A search that one worker shares with helpers. They need no shared memory and so no special headers: each of them
// prepares the same search, and the remaining tasks are assigned one by one.
//
//   page                                  the requested worker              helpers
//   choose, mayShare                    > sharing
//   prepare                             >                                 > prepared
//                                       < split: tasks
//   task                                > done                            > done
//   …until all are confirmed, one is refuted, which leads to a new split, or the limit is reached

/** @typedef {import("./player-worker.js").PlayerWorker} PlayerWorker */
/** @typedef {import("./engine.types").SearchRequest} SearchRequest */
/** @typedef {import("./engine.types").EngineMessage} EngineMessage */
/** @typedef {import("./engine.types").EngineError} EngineError */
/** @typedef {import("./engine.types").Choice} Choice */
/** @typedef {import("./engine.types").Split} Split */
/** @typedef {import("./engine.types").TaskResult} TaskResult */
/** @typedef {import("./client.js").ChooseListener} ChooseListener */

/** Maximum splits before the first worker continues alone: tasks that keep changing are not worth sharing. */
const MAX_SPLITS = 4;

/** Maximum helper workers; each allocates some 40 MB of tables. */
const MAX_HELPERS = 3;

/**
 * Helper workers for shared searches: one for each other core, up to three. They start with the first shared search and
 * live until a search is not shared.
 * @param {() => PlayerWorker} start @param {number} cores
 */
export function createHelpers(start, cores) {
  const size = Math.min(MAX_HELPERS, cores - 1);
  /** @type {PlayerWorker[]} */
  let started = [];
  return {
    size,
    start() {
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
 * Requests a move; the worker decides whether the helpers share the search.
 * @param {PlayerWorker} worker @param {Pick<ReturnType<typeof createHelpers>, "start" | "dismiss">} helpers
 * @param {SearchRequest} request @param {ChooseListener} listener @param {import("./engine.types").RequestOptions} [options]
 */
export function chooseShared(worker, helpers, request, listener, { signal } = {}) {
  const search = new SharedSearch(worker, request, listener);
  signal?.addEventListener("abort", () => search.cancel());
  search.start({
    sharing: () => search.prepare(helpers.start()),
    choice(/** @type {Choice} */ choice) {
      helpers.dismiss();
      listener.choice(choice);
    },
  });
}

class SharedSearch {
  #worker;
  #request;
  #listener;
  #startTime = performance.now();
  /** Workers with a pending request. @type {Map<PlayerWorker, { message: EngineMessage, controller: AbortController }>} */
  #busy = new Map();
  /** Workers that have prepared the search and have no task. @type {Set<PlayerWorker>} */
  #idle = new Set();
  /** @type {Split | null} */
  #split = null;
  #splits = 0;
  /** Tasks not yet assigned. @type {string[]} */
  #waiting = [];
  /** @type {Set<string>} */
  #confirmed = new Set();
  /** Nodes searched; the preparation, which every helper repeats, counts once. */
  #nodes = 0;

  /** @param {PlayerWorker} worker @param {SearchRequest} request @param {ChooseListener} listener */
  constructor(worker, request, listener) {
    this.#worker = worker;
    this.#request = request;
    this.#listener = listener;
  }

  /** @param {{ sharing: () => void, choice: ChooseListener["choice"] }} listener */
  start({ sharing, choice }) {
    const split = (/** @type {Split} */ split) => {
      this.#nodes += split.preliminary.nodes;
      this.#startSplit(split);
    };
    this.#send(
      this.#worker,
      { type: "choose", request: this.#request, mayShare: true },
      { choice, split },
      { sharing, report: this.#listener.report },
    );
  }

  /** Starts the preparation in the helpers. @param {PlayerWorker[]} helpers */
  prepare(helpers) {
    for (const helper of helpers) {
      const prepared = () => this.#assignTasks();
      this.#send(helper, { type: "prepare", request: this.#request }, { prepared });
    }
  }

  cancel() {
    for (const { controller } of this.#busy.values()) controller.abort();
    this.#busy.clear();
  }

  /**
   * @param {PlayerWorker} worker @param {EngineMessage} message
   * @param {Record<string, (value: any) => void>} answers  callbacks that end the request
   * @param {Record<string, ((value: any) => void) | undefined>} [news]  callbacks before the end
   */
  #send(worker, message, answers, news) {
    this.#idle.delete(worker);
    /** @type {import("./worker-client.js").Listener} */
    const listener = { ...news, failed: (error) => this.#workerFailed(worker, message, error) };
    for (const [type, callback] of Object.entries(answers)) {
      listener[type] = (/** @type {any} */ value) => {
        this.#busy.delete(worker);
        this.#idle.add(worker);
        callback(value);
      };
    }
    const controller = new AbortController();
    this.#busy.set(worker, { message, controller });
    worker.request(message, listener, { signal: controller.signal });
  }

  /**
   * Reassigns the task of a failed helper. If the first worker fails, the whole search does.
   * @param {PlayerWorker} worker @param {EngineMessage} message @param {EngineError} error
   */
  #workerFailed(worker, message, error) {
    this.#busy.delete(worker);
    if (worker === this.#worker) {
      this.cancel();
      this.#listener.failed(error);
    } else if (message.type === "task") {
      this.#waiting.unshift(message.task);
      this.#assignTasks();
    }
  }

  /** @param {Split} split */
  #startSplit(split) {
    this.#split = split;
    this.#splits += 1;
    this.#waiting = split.tasks.filter((task) => !this.#confirmed.has(task));
    if (split.tasks.length === 0) this.#finish(split.preliminary);
    else if (this.#splits > MAX_SPLITS) this.#continueAlone();
    else this.#assignTasks();
  }

  #assignTasks() {
    for (const worker of this.#idle) {
      const task = this.#waiting.shift();
      if (task === undefined) return;
      const done = (/** @type {TaskResult} */ result) => this.#taskDone(task, result);
      this.#send(worker, { type: "task", request: this.#withTimeLeft(), task }, { done });
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

  /** Stops the workers whose tasks belong to an earlier split. */
  #cancelTasks() {
    for (const [worker, { message, controller }] of this.#busy) {
      if (message.type !== "task") continue;
      controller.abort();
      this.#busy.delete(worker);
      this.#idle.add(worker);
    }
  }

  /** @param {Choice} choice */
  #finish(choice) {
    this.cancel();
    this.#listener.choice({ ...choice, nodes: this.#nodes });
  }

  #continueAlone() {
    this.cancel();
    const choice = (/** @type {Choice} */ choice) => {
      this.#nodes += choice.nodes;
      this.#finish(choice);
    };
    const { report } = this.#listener;
    const message = /** @type {const} */ ({ type: "choose", request: this.#withTimeLeft() });
    this.#send(this.#worker, message, { choice }, { report });
  }

  /** The request with the remaining time as its limit. */
  #withTimeLeft() {
    const { limits } = this.#request;
    if (limits.time === undefined) return this.#request;
    const left = Math.max(1, Math.round(limits.time - (performance.now() - this.#startTime)));
    return { ...this.#request, limits: { ...limits, time: left } };
  }
}
