// A match between two creatures: games are played in parallel on all cores and replayed one after the other at a
// readable pace; the score counts the replayed games.

import { formatNumber, translatorFor } from "../../i18n/index.js";
import { contestJobs } from "../../lab/experiments/contest-jobs.js";
import { countGame, emptyStanding } from "../../lab/experiments/score-statistics.js";
import { WorkerPool } from "../../lab/worker-pool.js";
import { element } from "../../ui/create.js";
import { buttonById, byId } from "../../ui/dom.js";
import { describeFailure } from "../../ui/notices.js";
import { svgElement } from "../../ui/svg.js";
import { breedable, openEngine, openGame } from "./breedables.js";
import { DuelBoard } from "./duel-board.js";
import { messages } from "./i18n/breed.js";

/** @typedef {import("./creature.js").Creature} Creature */
/** @typedef {import("../../lab/lab.types").PlayedGame} PlayedGame */

const { t } = translatorFor(messages);

/** Random moves at the beginning of each game. */
const PLIES = 4;
/** Display time of a final position, as a multiple of a move's. */
const REST = 3;

export class Duel {
  #announce;
  #tempo = byId("tempo", HTMLSelectElement);
  #board = new DuelBoard(byId("board"));
  /** @type {WorkerPool | null} */
  #pool = null;
  /** @type {[Creature, Creature] | null} */
  #pair = null;
  /** @type {import("../../engine/rules-module.js").Rules | null} */
  #rules = null;
  /** The played games. @type {PlayedGame[]} */
  #games = [];
  #total = 0;
  /** Number of games replayed to their end. */
  #shown = 0;
  /** The game on the board; null before the first. @type {number | null} */
  #current = null;
  #isPaused = false;
  /** The error that prevents further replays; null without one. @type {unknown} */
  #failure = null;
  /** Number of requested matches; a request that was superseded while loading is dropped. */
  #requests = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {{ announce(sentence: string): void }} listener */
  constructor({ announce }) {
    this.#announce = announce;
    buttonById("pause").addEventListener("click", () => this.#pause(!this.#isPaused));
    buttonById("end").addEventListener("click", () => this.#showResult());
    this.#tempo.addEventListener("change", () => this.#schedule());
  }

  /** @param {[Creature, Creature]} pair  of one game @param {number} games */
  async start(pair, games) {
    this.#stop();
    this.#requests += 1;
    const number = this.#requests;
    const [{ game }] = pair;
    const [{ rules }, engine] = await Promise.all([openGame(game), openEngine(game)]);
    if (number !== this.#requests) return;
    this.#pair = pair;
    this.#rules = rules;
    this.#games = [];
    this.#total = games;
    this.#shown = 0;
    this.#current = null;
    this.#failure = null;
    byId("duel-games").hidden = false;
    byId("played").replaceChildren();
    this.#pause(false);
    this.#pool = new WorkerPool(engine, (error) => this.#fail(error));
    const [one, other] = pair.map(({ numbers }) => /** @type {any} */ (Object.entries(numbers)));
    const match = {
      players: /** @type {[string, string]} */ ([pair[0].player, pair[1].player]),
      numbers: /** @type {[any, any]} */ ([one, other]),
      games,
      seed: crypto.getRandomValues(new Uint32Array(1))[0],
    };
    const seats = this.#games;
    this.#pool.add(
      contestJobs({ game, plies: PLIES }, [match], (_, played, number) => {
        seats[number] = played;
        if (seats === this.#games) this.#gamePlayed(number);
      }),
    );
    this.#draw();
  }

  translate() {
    if (!this.#pair) return;
    this.#board.draw();
    this.#draw();
    this.#listPlayed();
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#pool?.stop();
    this.#pool = null;
  }

  /** @param {number} number */
  #gamePlayed(number) {
    if (this.#current === null && number === this.#shown) this.#open(number);
  }

  /** Replays a game; returns whether it could be opened. @param {number} number */
  #open(number) {
    const { record } = this.#games[number];
    if (!this.#rules || !this.#pair) return false;
    try {
      this.#board.open(this.#pair[0].game, this.#rules, record);
    } catch (error) {
      this.#stop();
      this.#current = null;
      this.#fail(error);
      return false;
    }
    this.#current = number;
    this.#draw();
    this.#schedule();
    return true;
  }

  #schedule() {
    clearTimeout(this.#timer);
    if (this.#isPaused || this.#current === null) return;
    const tempo = Number(this.#tempo.value);
    this.#timer = setTimeout(() => this.#tick(), this.#board.isOver ? REST * tempo : tempo);
  }

  #tick() {
    if (!this.#board.isOver) {
      this.#board.step();
      if (this.#board.isOver) this.#count();
      this.#schedule();
    } else if (this.#shown < this.#total) {
      this.#current = null;
      if (this.#games[this.#shown]) this.#open(this.#shown);
      else this.#draw();
    }
  }

  /** Counts the game on the board at its end. */
  #count() {
    if (this.#current !== this.#shown) return; // a repeated replay
    this.#shown += 1;
    this.#listPlayed();
    this.#draw();
    if (this.#shown === this.#total) this.#announce(this.#verdict());
  }

  /** Ends the replay: counts all played games at once, and those still in progress when they finish. */
  #showResult() {
    clearTimeout(this.#timer);
    let length = 0;
    while (this.#games[length]) length += 1;
    if (length === 0) return;
    const isNew = this.#shown < this.#total;
    if (!this.#open(length - 1)) return;
    clearTimeout(this.#timer);
    this.#shown = length;
    this.#board.showEnd();
    this.#listPlayed();
    this.#draw();
    if (isNew && this.#shown === this.#total) this.#announce(this.#verdict());
    else this.#schedule();
  }

  /** @param {boolean} isPaused */
  #pause(isPaused) {
    this.#isPaused = isPaused;
    const button = buttonById("pause");
    button.textContent = t(isPaused ? "breed.on" : "breed.pause");
    this.#schedule();
  }

  #standing() {
    const standing = emptyStanding();
    for (const { won_by: wonBy } of this.#games.slice(0, this.#shown)) countGame(standing, wonBy);
    return standing;
  }

  #draw() {
    const [one, other] = this.#names();
    const [own, others] = this.#points();
    byId("score").textContent = `${one} ${own} : ${others} ${other}`;
    const isOver = this.#shown === this.#total;
    byId("duel-verdict").textContent = isOver ? this.#verdict() : "";
    buttonById("pause").textContent = t(this.#isPaused ? "breed.on" : "breed.pause");
    byId("now").className = `small-board-${this.#pair?.[0].game}`;
    if (this.#failure && this.#current === null) this.#drawFailure();
    else byId("now").replaceChildren(...this.#caption());
  }

  /** @param {unknown} error */
  #fail(error) {
    this.#failure = error;
    this.#draw();
  }

  async #drawFailure() {
    byId("now").textContent = await describeFailure(this.#failure);
  }

  /** The number of the game and the sides of its players. */
  #caption() {
    const number = this.#current;
    if (number === null || !this.#pair) return [t("breed.thinking")];
    const { swapped } = this.#games[number];
    const [one, other] = this.#names();
    const { symbols } = breedable(this.#pair[0].game).look;
    const sides = swapped ? [other, one] : [one, other];
    const pieces = [symbols.first, symbols.second].map((href) =>
      svgElement(
        "svg",
        { class: "piece", viewBox: "0 0 48 48", "aria-hidden": "true" },
        svgElement("use", { href: `#${href}`, width: 48, height: 48 }),
      ),
    );
    const title = t("breed.game", { number: number + 1, total: this.#total });
    return [`${title}: `, pieces[0], ` ${sides[0]} – `, pieces[1], ` ${sides[1]}`];
  }

  #names() {
    return (this.#pair ?? []).map(({ name }) => name || t("breed.unnamed"));
  }

  #points() {
    const { wins, draws, losses } = this.#standing();
    const points = (/** @type {number} */ won) =>
      formatNumber(won + draws / 2, draws % 2 === 0 ? 0 : 1);
    return [points(wins), points(losses)];
  }

  #verdict() {
    const { wins, losses } = this.#standing();
    const [own, others] = this.#points();
    const [one, other] = this.#names();
    if (wins === losses) return t("breed.verdict.drawn", { own, others });
    return wins > losses
      ? t("breed.verdict", { name: one, own, others })
      : t("breed.verdict", { name: other, own: others, others: own });
  }

  /** The list of replayed games, each with a button to watch it again. */
  #listPlayed() {
    const names = this.#names();
    const entries = this.#games.slice(0, this.#shown).map(({ won_by: wonBy }, number) => {
      const result = wonBy === null ? t("breed.drawn") : t("breed.wins", { name: names[wonBy] });
      const label = t("breed.watch", { number: number + 1, result });
      const button = element("button", { type: "button", class: "plain" }, label);
      button.addEventListener("click", () => this.#open(number));
      return element("li", {}, button);
    });
    byId("played").replaceChildren(...entries);
  }
}
