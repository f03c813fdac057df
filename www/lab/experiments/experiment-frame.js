// Common frame of all experiments: the form, the buttons that start, pause and delete, the choice of stored
// experiments, the progress and the results. An experiment that runs in another tab is shown as far as it is stored.

import { errorText } from "../../i18n/error-text.js";
import { language, t } from "../../i18n/index.js";
import { element, textButton } from "../../ui/create.js";
import { isUsable, setUsable } from "../../ui/dom.js";
import { choiceField, fillOptions } from "../form.js";

/** @typedef {import("../../i18n/index.js").Key} Key */
/** @typedef {import("./experiment-run.js").Listener} Listener */

/** Minimum milliseconds between redraws of a running experiment, in which many games may end. */
const DRAW_INTERVAL_MS = 250;

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
 * @property {() => Promise<void>} refresh
 * @property {(id: string) => void} choose
 * @property {() => import("../stored/experiment-store.js").Entry[]} stored
 * @property {() => string | null} shownId
 * @property {() => boolean} isElsewhere
 * @property {() => boolean} isUnsaved
 * @property {() => import("../stored/database.js").Reason | null} storageError
 */

/**
 * @template Experiment
 * @typedef {object} ExperimentKind
 * @property {string} id  of its elements
 * @property {Key} title
 * @property {() => string} about  description
 * @property {Node[]} form
 * @property {Node[]} findings
 * @property {(listener: Listener) => Run<Experiment>} run
 * @property {(showStatus: (sentence: string) => void) => Experiment | null} read  the experiment that the form describes
 * @property {(experiment: Experiment) => boolean} isOver
 * @property {(experiment: Experiment) => string} status
 * @property {(experiment: Experiment | null) => void} draw  draws the results
 * @property {() => boolean | void} [show]  fills the form; false if no program is suitable
 * @property {boolean} [drawsEveryGame]  whether each game changes the results
 */

/** @template Experiment */
export class ExperimentFrame {
  #kind;
  #run;
  #controls;
  #about = element("p", { class: "hint" });
  #isDrawingSoon = false;
  /** The listed stored experiments, for comparison. */
  #choices = "";
  /** @type {(() => void)[]} */
  #watchers = [];
  /** Whether a program is suitable. */
  isUsable = true;

  /** @param {ExperimentKind<Experiment>} kind */
  constructor(kind) {
    this.#kind = kind;
    this.#run = kind.run({
      changed: () => this.#draw(),
      progress: () => this.#drawSoon(),
      failed: (error) => this.showMessage(t("notice.failed", { why: errorText(error) })),
    });
    this.#controls = createControls({
      start: () => this.#start(),
      toggle: () => (this.#run.isRunning() ? this.#run.pause() : this.#run.resume()),
      clear: () => this.#run.clear(),
      choose: (id) => this.#run.choose(id),
    });
    this.id = kind.id;
    this.title = kind.title;
    this.view = element(
      "div",
      { class: "experiment", id: `experiment-${kind.id}` },
      element(
        "div",
        { class: "plan" },
        ...[this.#about, ...kind.form, this.#controls.buttons, this.#controls.stored.label],
      ),
      element("div", { class: "findings" }, ...this.#controls.progress, ...kind.findings),
    );
    this.#run.refresh();
    this.show();
  }

  isRunning() {
    return this.#run.isRunning();
  }

  /** Progress for the cards. */
  get frame() {
    return this;
  }

  /** Status and progress; null without an experiment. */
  state() {
    const experiment = this.#run.current();
    if (!experiment) return null;
    return { text: this.#status(experiment), ...this.#run.progress() };
  }

  /** Calls back after every redraw. @param {() => void} watcher */
  watch(watcher) {
    this.#watchers.push(watcher);
  }

  /** Renders it in the current language. */
  show() {
    this.#about.textContent = this.#kind.about();
    this.isUsable = this.#kind.show?.() !== false;
    this.#draw();
  }

  /** @param {string} sentence */
  showMessage(sentence) {
    this.#controls.status.textContent = sentence;
  }

  #start() {
    const experiment = this.#kind.read((sentence) => this.showMessage(sentence));
    if (experiment) this.#run.start(experiment);
  }

  /** @param {Experiment} experiment */
  #status(experiment) {
    const { isOver, status } = this.#kind;
    const run = this.#run;
    const isResting = !run.isRunning() && !run.isElsewhere() && !isOver(experiment);
    const rest = isResting && !run.isUnsaved() ? [t("lab.paused")] : [];
    return [status(experiment), ...rest].join(" ");
  }

  #draw() {
    this.#kind.draw(this.#run.current());
    this.#drawProgress();
  }

  #drawProgress() {
    const run = this.#run;
    const experiment = run.current();
    const isRunning = run.isRunning();
    const isElsewhere = run.isElsewhere();
    const { start, pause, clear, bar, status } = this.#controls;
    setUsable(start, !isRunning);
    pause.disabled = !experiment || isElsewhere || (!isRunning && this.#kind.isOver(experiment));
    pause.textContent = t(isRunning ? "lab.pause" : "lab.resume");
    clear.disabled = isElsewhere || (!experiment && run.storageError() === null);
    const { done, total } = run.progress();
    bar.hidden = !isRunning && !(isElsewhere && total > 0);
    bar.max = Math.max(1, total);
    bar.value = done;
    status.textContent = this.#sentences(experiment).join(" ");
    this.#drawStored();
    for (const watcher of this.#watchers) watcher();
  }

  /** @param {Experiment | null} experiment */
  #sentences(experiment) {
    const storageError = this.#run.storageError();
    return [
      ...(experiment ? [this.#status(experiment)] : []),
      ...(this.#run.isElsewhere() ? [t("lab.elsewhere")] : []),
      ...(storageError ? [t(`lab.stored.${storageError}`)] : []),
    ];
  }

  /** Lists the stored experiments if there are several. */
  #drawStored() {
    const { field, label } = this.#controls.stored;
    const stored = this.#run.stored();
    label.hidden = stored.length < 2 || this.#run.isRunning() || this.#run.isUnsaved();
    if (label.hidden) return;
    /** @type {[string, string][]} */
    const choices = stored.map((entry) => [entry.id, nameOf(entry)]);
    // Refilling an open list would close it.
    if (`${choices}` !== this.#choices) fillOptions(field, choices);
    this.#choices = `${choices}`;
    field.value = this.#run.shownId() ?? "";
  }

  #drawSoon() {
    if (this.#isDrawingSoon) return;
    this.#isDrawingSoon = true;
    setTimeout(() => {
      this.#isDrawingSoon = false;
      if (this.#kind.drawsEveryGame) this.#draw();
      else this.#drawProgress();
    }, DRAW_INTERVAL_MS);
  }
}

/** Start time of a stored experiment. @param {import("../stored/experiment-store.js").Entry} entry */
function nameOf({ started, isElsewhere }) {
  const format = new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "medium" });
  const time = started > 0 ? format.format(started) : t("lab.stored.earlier");
  return isElsewhere ? t("lab.stored.running", { time }) : time;
}

/** @param {Record<"start" | "toggle" | "clear", () => void> & { choose(id: string): void }} actions */
function createControls(actions) {
  const start = textButton("lab.start", () => isUsable(start) && actions.start(), {
    class: "strong",
  });
  const pause = textButton("lab.pause", actions.toggle);
  const clear = textButton("lab.clear", actions.clear);
  const bar = element("progress", { max: 1, value: 0, "aria-hidden": "true" });
  const status = element("p", { class: "hint", role: "status" });
  const buttons = element("p", { class: "buttons" }, start, pause, clear);
  const stored = choiceField("lab.stored", []);
  stored.field.addEventListener("change", () => actions.choose(stored.field.value));
  return { start, pause, clear, bar, status, buttons, stored, progress: [bar, status] };
}
