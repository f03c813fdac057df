// The class tournament on the page: participants, games, live table, replay, file and verification.

import { withTimeout } from "../../../engine/loading.js";
import { formatNumber, translatorFor } from "../../../i18n/index.js";
import { scoreOf } from "../../../lab/experiments/score-statistics.js";
import { element } from "../../../ui/create.js";
import { buttonById, byId, isUsable, setUsable } from "../../../ui/dom.js";
import { downloadJson } from "../../../ui/download.js";
import { messages } from "../i18n/tournament.js";
import { classFile } from "./class-file.js";
import { crossTable } from "./cross-table.js";
import { Entrants } from "./entrants.js";
import { digestOf, pairings, sampleOf, standingsOf } from "./plan.js";
import { TournamentRun } from "./tournament-run.js";

/** @typedef {import("./tournament.types").Tournament} Tournament */
/** @typedef {import("../../../programs/play/play.types").Program} Program */

const { t } = translatorFor(messages);

const SAMPLE = 10;

export class TournamentPanel {
  #host;
  #entrants;
  #run = new TournamentRun();
  /** @type {Tournament | null} */
  #tournament = null;
  /** The pair whose games are listed. @type {[number, number] | null} */
  #pair = null;
  /** The sentence below the buttons; null for the progress. @type {(() => string) | null} */
  #say = null;
  #isDrawing = false;

  /** @param {{ programs(): Program[], replay(game: string, record: string): Promise<void>, failed(error: unknown): void, announce(sentence: string): void }} host */
  constructor(host) {
    this.#host = host;
    this.#entrants = new Entrants({
      programs: host.programs,
      changed: () => this.#reset(),
      opened: (tournament) => this.#openFile(tournament),
      say: (sentence) => this.#tell(() => sentence),
    });
    const press = (/** @type {string} */ id, /** @type {() => unknown} */ act) => {
      const button = buttonById(id);
      button.addEventListener("click", () => isUsable(button) && act());
    };
    press("class-own", () => this.#entrants.addOwn());
    press("class-files", () => byId("class-input").click());
    press("class-baseline-add", () => this.#entrants.addBaseline());
    press("class-clear", () => this.#entrants.clear());
    press("class-start", () => this.#toggle());
    press("class-save", () => this.#save());
    press("class-verify", () => this.#verify(SAMPLE));
    press("class-verify-all", () => this.#verify(Number.POSITIVE_INFINITY));
    press("class-print", () => this.#print());
    this.translate();
  }

  translate() {
    this.#entrants.draw();
    this.#draw();
  }

  /** Drops the games, because the participants are others. */
  #reset() {
    this.#run.stop();
    this.#tournament = null;
    this.#pair = null;
    this.#say = null;
    this.#draw();
  }

  /** @param {Tournament} tournament */
  #openFile(tournament) {
    this.#reset();
    this.#tournament = tournament;
    this.#entrants.show(tournament);
    this.#draw();
    this.#host.announce(this.#statusText());
  }

  async #toggle() {
    if (this.#run.isRunning) {
      this.#run.stop();
      return this.#draw();
    }
    const { list, game } = this.#entrants;
    this.#tournament ??= {
      ...{ game, entrants: [...list], seed: crypto.getRandomValues(new Uint32Array(1))[0] >>> 1 },
      games: pairings(list.length).map(() => null),
    };
    this.#say = null;
    await this.#perform((tournament) => this.#run.play(tournament, () => this.#drawSoon()));
  }

  /** @param {number} count */
  async #verify(count) {
    if (!this.#tournament) return;
    const numbers = sampleOf(this.#tournament, count);
    const total = formatNumber(numbers.length);
    await this.#perform(async (tournament) => {
      const wrong = await this.#run.verify(tournament, numbers, (done) => {
        this.#say = () => t("class.checking", { done: formatNumber(done), total });
        this.#drawSoon();
      });
      this.#say = wrong && (() => this.#verdict(tournament, wrong, total));
    });
  }

  /** @param {Tournament} tournament @param {number[]} wrong @param {string} total */
  #verdict({ entrants }, wrong, total) {
    if (wrong.length === 0) return t("class.verified", { total });
    const [one, other] = pairings(entrants.length)[wrong[0]].map((at) => entrants[at].name);
    return t("class.differs", { total, wrong: formatNumber(wrong.length), one, other });
  }

  /** Runs something long and shows its result. @param {(tournament: Tournament) => Promise<unknown>} act */
  async #perform(act) {
    const tournament = /** @type {Tournament} */ (this.#tournament);
    try {
      const done = act(tournament);
      this.#draw();
      await done;
    } catch (error) {
      this.#host.failed(error);
    }
    this.#draw();
    if (tournament === this.#tournament && !this.#run.isRunning)
      this.#host.announce(byId("class-status").textContent ?? "");
  }

  #save() {
    const tournament = this.#tournament;
    if (tournament) downloadJson(`tournament-${tournament.game}.stratege`, classFile(tournament));
  }

  /** Prints the table, and the certificates if all games are played. */
  async #print() {
    const tournament = this.#tournament;
    if (!tournament) return;
    try {
      const { certificatesOf } = await withTimeout(import("./certificates.js"));
      const digest = await digestOf(classFile(tournament));
      const pages = tournament.games.every(Boolean)
        ? certificatesOf(tournament, digest, new Date())
        : [];
      byId("class-certificates").replaceChildren(...pages);
      document.documentElement.dataset.print = "class";
      print();
    } catch (error) {
      this.#host.failed(error);
    } finally {
      delete document.documentElement.dataset.print;
      byId("class-certificates").replaceChildren();
    }
  }

  /** @param {() => string} sentence */
  #tell(sentence) {
    this.#say = sentence;
    this.#draw();
    this.#host.announce(sentence());
  }

  /** Draws at most once per frame. */
  #drawSoon() {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    requestAnimationFrame(() => {
      this.#isDrawing = false;
      this.#draw();
    });
  }

  #draw() {
    const tournament = this.#tournament;
    const { isRunning } = this.#run;
    const done = tournament?.games.filter(Boolean).length ?? 0;
    const total = tournament?.games.length ?? 0;
    const start = buttonById("class-start");
    const isOver = total > 0 && done === total;
    start.textContent = t(isRunning ? "class.pause" : done > 0 ? "class.resume" : "class.start");
    setUsable(start, isRunning || (!isOver && this.#entrants.list.length > 1));
    for (const id of ["class-save", "class-print"]) setUsable(buttonById(id), done > 0);
    for (const id of ["class-verify", "class-verify-all"])
      setUsable(buttonById(id), done > 0 && !isRunning);
    const bar = byId("class-bar", HTMLProgressElement);
    bar.hidden = !isRunning;
    bar.max = Math.max(1, total);
    bar.value = done;
    byId("class-status").textContent = this.#say?.() ?? this.#statusText();
    byId("class-table").replaceChildren(
      ...(tournament && done > 0
        ? [crossTable(tournament, (one, other) => this.#openPair(one, other))]
        : []),
    );
    this.#drawPair();
    this.#drawDigest();
  }

  /** Shows the digest of a finished tournament, with which its certificates can be compared. */
  async #drawDigest() {
    const tournament = this.#tournament;
    const isOver = tournament?.games.every(Boolean);
    const digest = tournament && isOver ? await digestOf(classFile(tournament)) : "";
    if (tournament === this.#tournament)
      byId("class-digest").textContent = digest && t("class.digest", { digest });
  }

  #statusText() {
    const tournament = this.#tournament;
    if (!tournament) return "";
    const { entrants, games } = tournament;
    const done = games.filter(Boolean).length;
    const values = { done: formatNumber(done), total: formatNumber(games.length) };
    if (done < games.length) return t("class.progress", values);
    const means = standingsOf(tournament).totals.map((total) => scoreOf(total).mean);
    return t("class.over", { ...values, name: entrants[means.indexOf(Math.max(...means))].name });
  }

  /** @param {number} one @param {number} other */
  #openPair(one, other) {
    this.#pair = [one, other];
    this.#drawPair();
    byId("class-games-title").focus();
  }

  #drawPair() {
    const tournament = this.#tournament;
    byId("class-games").hidden = !tournament || !this.#pair;
    if (!tournament || !this.#pair) return;
    const { entrants, games, game } = tournament;
    const [one, other] = this.#pair;
    const name = (/** @type {number} */ at) => entrants[at].name;
    byId("class-games-title").textContent = t("class.games", {
      one: name(one),
      other: name(other),
    });
    const entries = pairings(entrants.length).flatMap(([first, second], number) => {
      const played = games[number];
      if (!played || !this.#pair?.includes(first) || !this.#pair.includes(second)) return [];
      const { winner, fault, record } = played;
      const winning = name(winner === 0 ? first : second);
      const result =
        winner === null
          ? t("class.drawn")
          : t(fault ? "class.wins.fault" : "class.wins", { name: winning, fault: fault ?? "" });
      const label = t("class.watch", { first: name(first), second: name(second), result });
      const button = element("button", { type: "button", class: "plain" }, label);
      button.addEventListener("click", () => this.#watch(game, record));
      return [element("li", {}, button)];
    });
    byId("class-pair").replaceChildren(...entries);
  }

  /** @param {string} game @param {string} record */
  async #watch(game, record) {
    try {
      await this.#host.replay(game, record);
      this.#host.announce(t("class.replayed"));
    } catch (error) {
      this.#host.failed(error);
    }
  }
}
