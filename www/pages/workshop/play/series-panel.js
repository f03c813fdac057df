// Plays 10 or 100 games of the current program against the opponent, with progress and a verdict.

import { formatNumber, translatorFor } from "../../../i18n/index.js";
import { computerContestant, programContestant } from "../../../programs/play/contestants.js";
import { faultText } from "../../../programs/play/fault-text.js";
import { buttonById, byId, isUsable, setUsable } from "../../../ui/dom.js";
import { openRules, playerName } from "../games.js";
import { messages } from "../i18n/workshop.js";
import { playSeries, verdictOf } from "./series.js";

/** @typedef {import("../../../programs/play/play.types").Program} Program */
/** @typedef {import("./series.js").Series} Series */

const { t } = translatorFor(messages);

const SEED = 1;

export class SeriesPanel {
  #listener;
  #run = new AbortController();
  #isRunning = false;
  /** @type {{ series: Series, program: Program, name: string, isOver: boolean } | null} */
  #shown = null;

  /** @param {{ program(): Program, opponent(): string, failed(error: unknown): void, announce(sentence: string): void }} listener */
  constructor(listener) {
    this.#listener = listener;
    for (const games of [10, 100]) {
      const button = buttonById(`series-${games}`);
      button.addEventListener("click", () => isUsable(button) && this.#start(games));
    }
    buttonById("series-stop").addEventListener("click", () => this.#run.abort());
  }

  translate() {
    this.#draw();
  }

  /** Ends a series and forgets its result, because the program or its opponent is another. */
  reset() {
    this.#run.abort();
    this.#shown = null;
    this.#draw();
  }

  /** Plays a number of games, unless a series is running. @param {number} games */
  start(games) {
    if (!this.#isRunning) this.#start(games);
  }

  /** @param {number} games */
  async #start(games) {
    const opponent = this.#listener.opponent();
    const program = this.#listener.program();
    const name = playerName(program.game, opponent);
    this.#run = new AbortController();
    const { signal } = this.#run;
    this.#isRunning = true;
    this.#shown = null;
    this.#draw();
    const show = (/** @type {Series} */ series, isOver = false) => {
      if (signal.aborted && !isOver) return;
      this.#shown = { series, program, name, isOver };
      this.#draw();
    };
    try {
      const rules = await openRules(program.game);
      const other = computerContestant(rules, opponent, name);
      const contestants = /** @type {const} */ ([programContestant(program), other]);
      const series = await playSeries(rules, rules.info.starts[0], contestants, {
        ...{ games, seed: SEED, size: navigator.hardwareConcurrency ?? 1, signal, progress: show },
      }).finally(() => other.close());
      this.#isRunning = false;
      show(series, true);
      this.#listener.announce(byId("series-verdict").textContent ?? "");
    } catch (error) {
      if (!signal.aborted) this.#listener.failed(error);
    }
    this.#isRunning = false;
    this.#draw();
  }

  #draw() {
    const bar = byId("series-bar", HTMLProgressElement);
    const shown = this.#shown;
    bar.hidden = !this.#isRunning;
    bar.max = shown?.series.games ?? 1;
    bar.value = shown?.series.played ?? 0;
    for (const games of [10, 100]) setUsable(buttonById(`series-${games}`), !this.#isRunning);
    setUsable(buttonById("series-stop"), this.#isRunning);
    byId("series-verdict").textContent = shown ? this.#text(shown) : "";
  }

  /** @param {{ series: Series, program: Program, name: string, isOver: boolean }} shown */
  #text({ series, program, name, isOver }) {
    const { standing, played, games, fault } = series;
    const progress = t("series.progress", { ...standing, done: played, total: games });
    const error = fault ? t("series.fault", { why: faultText(fault.error, program.language) }) : "";
    return [progress, isOver ? this.#verdict(series, name) : "", error].filter(Boolean).join(" ");
  }

  /** @param {Series} series @param {string} name */
  #verdict(series, name) {
    const { verdict, mean, margin } = verdictOf(series);
    return t(`series.${verdict}`, {
      name,
      score: formatNumber(100 * mean, 1),
      margin: formatNumber(100 * margin, 1),
    });
  }
}
