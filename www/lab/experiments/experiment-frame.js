// The frame of every experiment: its form, the buttons that start, pause and clear it, how far it is, and below what it
// has found out. An experiment is kept on this device by its run and taken up again on the next visit.

import { errorText } from "../../i18n/error-text.js";
import { t } from "../../i18n/index.js";
import { element, textButton } from "../../ui/create.js";
import { isUsable, setUsable } from "../../ui/dom.js";

/** @typedef {import("../../i18n/index.js").Key} Key */
/** @typedef {import("./experiment-run.js").Listener} Listener */

/** Milliseconds between two pictures of an experiment that goes on: many games may be over between them. */
const DRAW_EVERY = 250;

/**
 * @template Experiment
 * @typedef {object} Run
 * @property {() => Experiment | null} current
 * @property {() => boolean} isRunning
 * @property {() => { done: number, total: number }} progress
 * @property {(experiment: Experiment) => void} start
 * @property {() => void} pause
 * @property {() => void} resume
 * @property {() => void} clear
 * @property {() => Promise<boolean>} recall
 */

/**
 * @template Experiment
 * @typedef {object} Kind
 * @property {string} id  of what is seen of it
 * @property {Key} title
 * @property {() => string} about  what it is for
 * @property {Node[]} form
 * @property {Node[]} findings
 * @property {(listener: Listener) => Run<Experiment>} run
 * @property {(say: (sentence: string) => void) => Experiment | null} read  what the form describes
 * @property {(experiment: Experiment) => boolean} isOver
 * @property {(experiment: Experiment) => string} status
 * @property {(experiment: Experiment | null) => void} draw  when something has become known
 * @property {() => boolean | void} [show]  fills the form; false: there is nothing to experiment with
 * @property {boolean} [drawsEveryGame]  whether every game tells something
 */

/** @template Experiment */
export class ExperimentFrame {
  #kind;
  #run;
  #controls;
  #about = element("p", { class: "hint" });
  #isDrawingSoon = false;
  /** @type {(() => void)[]} */
  #watchers = [];
  /** Whether there is anything to experiment with. */
  isUsable = true;

  /** @param {Kind<Experiment>} kind */
  constructor(kind) {
    this.#kind = kind;
    this.#run = kind.run({
      changed: () => this.#draw(),
      progress: () => this.#drawSoon(),
      failed: (error) => this.say(t("notice.failed", { why: errorText(error) })),
    });
    this.#controls = createControls({
      start: () => this.#start(),
      toggle: () => (this.#run.isRunning() ? this.#run.pause() : this.#run.resume()),
      clear: () => this.#run.clear(),
    });
    this.id = kind.id;
    this.title = kind.title;
    this.view = element(
      "div",
      { class: "experiment", id: `experiment-${kind.id}` },
      element("div", { class: "plan" }, this.#about, ...kind.form, this.#controls.buttons),
      element("div", { class: "findings" }, ...this.#controls.progress, ...kind.findings),
    );
    this.#run.recall().then((isRecalled) => isRecalled && this.#draw());
    this.show();
  }

  isRunning() {
    return this.#run.isRunning();
  }

  /** What can be watched of it. */
  get frame() {
    return this;
  }

  /** How far it is, as a sentence and as a part of its games; null: there is none. */
  state() {
    const experiment = this.#run.current();
    if (!experiment) return null;
    return { text: this.#status(experiment), ...this.#run.progress() };
  }

  /** Calls back whenever it looks different. @param {() => void} watcher */
  watch(watcher) {
    this.#watchers.push(watcher);
  }

  /** In the language of the page. */
  show() {
    this.#about.textContent = this.#kind.about();
    this.isUsable = this.#kind.show?.() !== false;
    this.#draw();
  }

  /** @param {string} sentence */
  say(sentence) {
    this.#controls.status.textContent = sentence;
  }

  #start() {
    const described = this.#kind.read((sentence) => this.say(sentence));
    if (described) this.#run.start(described);
  }

  /** @param {Experiment} experiment */
  #status(experiment) {
    const { isOver, status } = this.#kind;
    const rests = !this.#run.isRunning() && !isOver(experiment);
    return rests ? `${status(experiment)} ${t("lab.paused")}` : status(experiment);
  }

  #draw() {
    this.#kind.draw(this.#run.current());
    this.#drawProgress();
  }

  #drawProgress() {
    const experiment = this.#run.current();
    const isRunning = this.#run.isRunning();
    const { start, pause, clear, bar, status } = this.#controls;
    setUsable(start, !isRunning);
    pause.disabled = !experiment || (!isRunning && this.#kind.isOver(experiment));
    pause.textContent = t(isRunning ? "lab.pause" : "lab.resume");
    clear.disabled = !experiment;
    const { done, total } = this.#run.progress();
    bar.hidden = !isRunning;
    bar.max = Math.max(1, total);
    bar.value = done;
    status.textContent = experiment ? this.#status(experiment) : "";
    for (const watcher of this.#watchers) watcher();
  }

  #drawSoon() {
    if (this.#isDrawingSoon) return;
    this.#isDrawingSoon = true;
    setTimeout(() => {
      this.#isDrawingSoon = false;
      if (this.#kind.drawsEveryGame) this.#draw();
      else this.#drawProgress();
    }, DRAW_EVERY);
  }
}

/** @param {Record<"start" | "toggle" | "clear", () => void>} actions */
function createControls(actions) {
  const start = textButton("lab.start", () => isUsable(start) && actions.start(), {
    class: "strong",
  });
  const pause = textButton("lab.pause", actions.toggle);
  const clear = textButton("lab.clear", actions.clear);
  const bar = element("progress", { max: 1, value: 0, "aria-hidden": "true" });
  const status = element("p", { class: "hint", role: "status" });
  const buttons = element("p", { class: "buttons" }, start, pause, clear);
  return { start, pause, clear, bar, status, buttons, progress: [bar, status] };
}
