// Progress of an exercise: the number of finished tasks and the score, stored for a reload.

/** @typedef {{ read(): string | null, write(text: string): void }} Storage */
/** @typedef {{ tasks: string[], done: number, points: number, maxPoints: number }} Stored */

export class Progress {
  #storage;
  /** @type {string[]} */
  tasks;
  done = 0;
  points = 0;
  maxPoints = 0;

  /**
   * @param {string[]} tasks ids of the tasks if no progress is stored
   * @param {Storage} [storage]
   * @param {(id: string) => boolean} [isTask] whether a stored id is still valid; otherwise the stored progress is dropped
   */
  constructor(tasks, storage, isTask = () => true) {
    this.#storage = storage;
    this.tasks = tasks;
    const stored = parse(storage?.read() ?? "");
    if (stored?.tasks.every(isTask)) Object.assign(this, stored);
  }

  /** Appends a task. @param {string} id */
  append(id) {
    this.tasks = [...this.tasks, id];
  }

  /** Awards the points of the next task. @param {{ points: number, maxPoints: number }} verdict */
  add({ points, maxPoints }) {
    this.done += 1;
    this.points += points;
    this.maxPoints += maxPoints;
    const { tasks, done } = this;
    /** @type {Stored} */
    const stored = { tasks, done, points: this.points, maxPoints: this.maxPoints };
    this.#storage?.write(done < tasks.length ? JSON.stringify(stored) : "");
  }
}

/** @param {string} text @returns {Stored | null} null unless the text is valid, unfinished progress */
function parse(text) {
  try {
    const { tasks, done, points, maxPoints } = JSON.parse(text);
    const isList = Array.isArray(tasks) && tasks.every((id) => typeof id === "string");
    const isCount = [done, points, maxPoints].every(
      (count) => Number.isInteger(count) && count >= 0,
    );
    return isList && isCount && done < tasks.length ? { tasks, done, points, maxPoints } : null;
  } catch {
    return null;
  }
}
