// Breeds a program for a minute: start, stop, and the growing family tree.

import { formatNumber, language, translatorFor } from "../../i18n/index.js";
import { gamesOf } from "../../lab/experiments/score-statistics.js";
import { randomFace } from "../../table/faces/creature-faces.js";
import { buttonById, byId, isUsable, setUsable } from "../../ui/dom.js";
import { describeFailure } from "../../ui/notices.js";
import { BreedRun, newBreed } from "./breed-run.js";
import { breedable, games, openEngine, openGame, programName } from "./breedables.js";
import { ownNumbers } from "./creature.js";
import { drawFigures, drawLine, drawTree } from "./family-tree.js";
import { messages } from "./i18n/breed.js";

/** @typedef {import("./breedables.js").OpenGame} OpenGame */
/** @typedef {import("../../lab/experiments/score-statistics.js").Standing} Standing */

const { plural, t } = translatorFor(messages);

/** Milliseconds of breeding before the final measurement. */
const BREEDING_MS = 45_000;
/** Minimum milliseconds between redraws. */
const DRAW_INTERVAL_MS = 300;

export class Growth {
  #listener;
  #announce;
  #program = byId("program", HTMLSelectElement);
  #startButton = buttonById("grow");
  #stopButton = buttonById("enough");
  /** @type {BreedRun | null} */
  #run = null;
  /** @type {{ game: string, player: string } & OpenGame | null} */
  #ancestor = null;
  #end = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #isDrawingSoon = false;
  /** Why a run has no creature. @type {"breed.early" | "breed.original-best" | null} */
  #failure = null;
  /** Why the run ended; null without an error. @type {unknown} */
  #error = null;
  /** The run whose creature was passed on. @type {BreedRun | null} */
  #passedOn = null;

  /**
   * @param {{ announce(sentence: string): void, grown(creature: import("./creature.js").Creature, fresh: Standing): void }} listener
   */
  constructor(listener) {
    this.#listener = listener;
    this.#announce = listener.announce;
    this.#startButton.addEventListener("click", () => isUsable(this.#startButton) && this.#start());
    this.#stopButton.addEventListener("click", () => isUsable(this.#stopButton) && this.#stop());
    setUsable(this.#startButton, true);
  }

  /** @param {string} game @param {string} player */
  choose(game, player) {
    this.#program.value = `${game}/${player}`;
  }

  translate() {
    [...this.#program.querySelectorAll("optgroup")].forEach((group, at) => {
      group.label = breedable(games[at]).name[language()];
    });
    this.#draw();
  }

  async #start() {
    const [game, player] = this.#program.value.split("/");
    setUsable(this.#startButton, false);
    this.#failure = null;
    this.#error = null;
    this.#showLoading();
    try {
      const [opened, engine] = await Promise.all([openGame(game), openEngine(game)]);
      this.#ancestor = { game, player, ...opened };
      this.#run?.clear();
      this.#run = new BreedRun(opened.rules.info, engine, {
        changed: () => this.#changed(),
        progress: () => this.#drawSoon(),
        failed: (error) => this.#fail(error),
      });
      this.#end = performance.now() + BREEDING_MS;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#run?.finish(), BREEDING_MS);
      this.#run.start(newBreed(game, player));
      this.#announce(t("breed.trying"));
    } catch (error) {
      this.#fail(error);
    }
  }

  #showLoading() {
    byId("progress").textContent = t("breed.loading");
    const bar = byId("bar", HTMLProgressElement);
    bar.removeAttribute("value"); // indeterminate
    bar.hidden = false;
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#run?.finish();
    if (!this.#run?.current()) this.#failure = "breed.early";
    this.#changed();
  }

  /** @param {unknown} error */
  #fail(error) {
    clearTimeout(this.#timer);
    this.#error = error;
    setUsable(this.#startButton, true);
    setUsable(this.#stopButton, false);
    byId("bar").hidden = true;
    this.#showStatus();
  }

  async #showStatus() {
    const error = this.#error;
    const status = error ? await describeFailure(error) : this.#statusText();
    if (error === this.#error) byId("progress").textContent = status;
  }

  #changed() {
    const run = this.#run;
    const fresh = run?.current()?.anew;
    if (run && fresh && this.#passedOn !== run) {
      this.#passedOn = run;
      this.#passOn(run, fresh);
    }
    this.#draw();
  }

  /** Passes the best member on as a creature. @param {BreedRun} run @param {Standing} fresh */
  #passOn(run, fresh) {
    const { game, player, rules } = this.#ancestor ?? {};
    if (!game || !player || !rules) return;
    const numbers = ownNumbers(rules.info, { player, numbers: run.finalParameters() });
    if (Object.keys(numbers).length === 0) this.#failure = "breed.original-best";
    else this.#listener.grown({ game, player, name: "", face: randomFace(), numbers }, fresh);
    this.#announce(this.#statusText());
  }

  #drawSoon() {
    if (this.#isDrawingSoon) return;
    this.#isDrawingSoon = true;
    setTimeout(() => {
      this.#isDrawingSoon = false;
      this.#draw();
    }, DRAW_INTERVAL_MS);
  }

  #draw() {
    const run = this.#run;
    if (run || this.#error) this.#showStatus();
    if (!run || !this.#ancestor) return;
    const isRunning = run.isRunning();
    setUsable(this.#startButton, !isRunning);
    setUsable(this.#stopButton, isRunning);
    this.#drawBar(isRunning);
    byId("family").hidden = run.family.length === 0;
    if (run.family.length > 0) this.#drawFamily(run);
  }

  /** @param {boolean} isRunning */
  #drawBar(isRunning) {
    const bar = byId("bar", HTMLProgressElement);
    const { done, total } = this.#run?.progress() ?? { done: 0, total: 1 };
    bar.hidden = !isRunning;
    bar.value = this.#run?.measurement() ? done / total : 1 - this.#left() / BREEDING_MS;
  }

  #left = () => Math.max(0, this.#end - performance.now());

  /** @param {BreedRun} run */
  #drawFamily(run) {
    if (!this.#ancestor) return;
    const { game, player, rules, traits } = this.#ancestor;
    const best = run.leader?.id ?? 0;
    const parameters = rules.info.players.find(({ id }) => id === player)?.parameters ?? [];
    const tree = byId("tree");
    const isAtEnd = tree.scrollTop + tree.clientHeight > tree.scrollHeight - 60;
    tree.replaceChildren(drawTree(run.family, best));
    if (isAtEnd) tree.scrollTop = tree.scrollHeight;
    const name = programName(game, player);
    byId("line").replaceChildren(...drawLine(run.family, best, { name, parameters, traits }));
    byId("figures").replaceChildren(...drawFigures(run.family));
  }

  /** Describes the state of the run. */
  #statusText() {
    const run = this.#run;
    if (this.#failure) return t(this.#failure);
    const evolution = run?.current();
    if (!run || !evolution) return "";
    const games = run.family.flat().reduce((all, { standing }) => all + gamesOf(standing), 0);
    const generations = run.family.length;
    if (evolution.anew) {
      return plural("breed.grown", generations, { generations, games: formatNumber(games) });
    }
    if (run.measurement()) {
      const { done, total } = run.progress();
      return t("breed.measuring", { done: formatNumber(done), total: formatNumber(total) });
    }
    if (generations === 0) return t("breed.trying");
    const seconds = Math.ceil(this.#left() / 1000);
    return t("breed.growing", { generation: generations, games: formatNumber(games), seconds });
  }
}
