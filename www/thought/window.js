// "See it think": a window beside the board that plays how a program chose its move, over the board, in words and as a
// table. The match goes back to the position before the move while it is open, and on when it is closed.

import { errorText } from "../i18n/error-text.js";
import { addMessages, plural, t } from "../i18n/index.js";
import { messages as scores } from "../table/i18n/score.js";
import { createDialog, element, textButton, textElement } from "../ui/create.js";
import { byId } from "../ui/dom.js";
import { movable } from "../ui/movable.js";
import { Candidates } from "./candidates.js";
import { Controls } from "./controls.js";
import { Drawing } from "./drawing.js";
import { messages } from "./i18n/thought.js";
import { Replay } from "./replay.js";
import { thoughtsOf, upToHere } from "./source.js";
import { tellThought } from "./words.js";

/** @typedef {import("../table/table.js").Table} Table */
/** @typedef {import("../table/game-ui.types").GameUi} GameUi */
/** @typedef {import("../table/game-tools.types").GameTools} GameTools */
/** @typedef {import("../table/match-controller.js").State} State */
/** @typedef {import("../lab/lab.types").Thoughts} Thoughts */

/** Milliseconds between two sentences that are read aloud while it plays. */
const BREATH = 2500;

/** @param {Table} table @param {GameUi} kind @param {GameTools} game */
export async function openWindow(table, kind, game) {
  const terms = (await game.terms?.()) ?? null;
  await Promise.all([messages, scores, ...(terms ? [terms.messages] : [])].map(addMessages));
  return new ThoughtWindow(table, kind, game, terms);
}

export class ThoughtWindow {
  #table;
  #kind;
  #game;
  #terms;
  #player = element("select", { id: "think-player" });
  #about = element("p", { class: "hint" });
  /** To the game in which visitors guess what a search leaves out here. */
  #prune = textElement("a", "mind.prune");
  #sentence = element("p", { class: "sentence" });
  #controls = new Controls();
  #candidates;
  #dialog;
  #place;
  /** @type {Replay | null} */
  #replay = null;
  /** @type {Drawing | null} */
  #drawing = null;
  /** @type {Thoughts | null} */
  #thoughts = null;
  /** Whether it has thought once more about a move that it had made. */
  #isAnew = false;
  /** The match on the board for as long as what is shown belongs to it. */
  #record = "";
  /** The ply to which the match goes on when the window is closed. @type {number | null} */
  #later = null;
  /** Counts the questions: an answer to an earlier one comes too late. */
  #asked = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #breath;

  /**
   * @param {Table} table @param {GameUi} kind @param {GameTools} game
   * @param {import("../table/game-tools.types").Terms | null} terms  the game's own
   */
  constructor(table, kind, game, terms) {
    this.#table = table;
    this.#kind = kind;
    this.#game = game;
    this.#terms = terms;
    this.#candidates = new Candidates((move) => this.#name(move), terms);
    const dialog = createDialog(
      "see-it-think",
      "mind.title",
      this.#sentence,
      this.#controls.view,
      this.#about,
      this.#candidates.view,
      element("label", { class: "field" }, textElement("span", "mind.player"), this.#player),
      element(
        "p",
        { class: "buttons" },
        textButton("mind.again", () => this.#think(false)),
        ...(game.pruning ? [this.#prune] : []),
      ),
    );
    dialog.classList.add("laboratory", "thought");
    dialog.tabIndex = -1;
    this.#dialog = dialog;
    this.#place = movable(dialog);
    this.#player.addEventListener("change", () => this.#think(false));
    dialog.addEventListener("close", () => this.#leave());
    dialog.addEventListener("keydown", (event) => {
      if (this.#controls.press(event)) event.preventDefault();
    });
    addEventListener("resize", () => this.#arrange());
    this.show();
  }

  /** Shows how the last move was chosen, if a program has made it; else how one would choose now. */
  open() {
    const last = this.#lastByProgram();
    if (!this.#dialog.open) this.#dialog.show();
    this.#dialog.focus();
    this.#place.beside(byId("board"));
    if (last && this.#later === null) {
      this.#player.value = last.player;
      this.#later = last.ply;
      this.#record = "";
      this.#table.match.goTo(last.ply - 1);
    }
    this.#think(this.#later !== null);
  }

  /** @param {State} state */
  changed({ record }) {
    if (!this.#dialog.open || record === this.#record || this.#record === "") return;
    this.#forget();
    this.#later = null; // somebody has gone elsewhere, and stays there
    this.#record = record;
    this.#about.textContent = t("mind.moved-on");
  }

  /** In the language of the page. */
  show() {
    const { info } = this.#table.rules;
    const chosen = this.#player.value || this.#likely();
    this.#player.replaceChildren(
      ...info.players.map(({ id }) => element("option", { value: id }, this.#table.playerName(id))),
    );
    this.#player.value = chosen;
    this.#controls.show();
    this.#candidates.show();
    if (this.#thoughts) this.#tellAbout(this.#thoughts);
    this.#arrange();
  }

  /** A move as it is written here. @param {import("./mind.js").PlacedMove} move */
  #name({ text }) {
    return this.#kind.moveName(text);
  }

  /** Whoever made the last move on the board, if it was a program, and when. */
  #lastByProgram() {
    const { view, players, thought } = this.#table.match.state();
    const player = view.last && (thought?.player ?? players[view.last.side]);
    return player ? { player, ply: view.ply } : null;
  }

  /** A program that plays here. */
  #likely() {
    const { players } = this.#table.match.state();
    const { strength } = this.#table.settings.current();
    return players.first ?? players.second ?? strength.alone;
  }

  /** @param {boolean} wasMade  whether it is about a move that has been made */
  async #think(wasMade) {
    const table = this.#table;
    const { record, view } = table.match.state();
    this.#forget();
    this.#record = record;
    this.#prune.href = `${this.#game.pruning}#${encodeURI(upToHere(record))}`;
    const asked = this.#asked;
    if (view.outcome) return this.#say(t("mind.over"));
    this.#say(t("mind.thinking"));
    try {
      const { thoughts, isAnew } = await thoughtsOf(table, this.#player.value, wasMade);
      if (asked === this.#asked && this.#dialog.open) this.#begin(thoughts, isAnew && wasMade);
    } catch (error) {
      if (asked === this.#asked) this.#say(errorText(error));
    }
  }

  /** @param {Thoughts} thoughts @param {boolean} isAnew  although the move has been made */
  #begin(thoughts, isAnew) {
    const searches = thoughts.thoughts.some(({ kind }) => kind === "depth");
    this.#thoughts = thoughts;
    this.#isAnew = isAnew;
    this.#tellAbout(thoughts);
    if (thoughts.thoughts.length === 0) {
      this.#say(t("mind.nothing", { move: this.#name(thoughts.chosen) }));
      return;
    }
    this.#drawing = new Drawing(searches ? "search" : "valuation", this.#terms);
    this.#replay = new Replay(thoughts.thoughts, () => this.#draw());
    this.#controls.use(this.#replay);
    if (document.activeElement === this.#dialog) this.#controls.focus();
    this.#sentence.textContent = t("mind.ready");
    this.#place.beside(byId("board"));
    this.#drawing.arrange(); // the page may have been scrolled
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isStill) this.#draw();
    else this.#replay.play();
  }

  /** What it is that is shown, and what of it is left out. @param {Thoughts} thoughts */
  #tellAbout({ choice, chosen, plies, forgotten, thoughts }) {
    const said = [
      t("mind.about", {
        player: this.#table.playerName(this.#player.value),
        move: this.#name(chosen),
      }),
      choice.nodes > thoughts.length ? plural("mind.nodes", choice.nodes) : "",
      thoughts.some(({ kind }) => kind === "try") && plies < 3 && forgotten === 0
        ? plural("mind.plies", plies)
        : "",
      forgotten > 0 ? plural("mind.forgotten", forgotten) : "",
      this.#isAnew ? t("mind.anew") : "",
    ];
    this.#about.textContent = said.filter(Boolean).join(" ");
  }

  #draw() {
    const replay = this.#replay;
    if (!replay) return;
    const { mind } = replay;
    this.#controls.draw();
    this.#drawing?.draw(mind);
    this.#candidates.draw(mind);
    this.#pointAt(mind);
    const sentence = this.#describe(replay);
    if (this.#sentence.textContent === sentence) return;
    this.#sentence.textContent = sentence;
    this.#speak(replay.isPlaying);
  }

  /** @param {Replay} replay */
  #describe({ latest, isOver, mind }) {
    if (!latest) return t("mind.ready");
    const { names } = this.#table.match.state().view;
    const sentence = tellThought(latest, mind.path, {
      moveName: (move) => this.#name(move),
      cellNames: names,
      terms: this.#terms,
    });
    const chosen = this.#thoughts?.chosen;
    if (!isOver || !chosen) return sentence;
    const key = chosen.text === mind.best?.text ? "mind.plays" : "mind.plays-instead";
    return `${sentence} ${t(key, { move: this.#name(chosen) })}`;
  }

  /** Highlights cells and rows on a board that shows them. @param {import("./mind.js").Mind} mind */
  #pointAt({ cells, path, best }) {
    if (!this.#game.highlightsTraces) return;
    const here = path.length > 0 ? path : best ? [best] : [];
    this.#table.highlight(
      here.flatMap(({ to }) => to ?? []),
      cells.length > 0 ? [[...cells].sort((one, other) => one - other)] : [],
    );
  }

  /** Reads aloud what is written: at once when somebody steps, now and then while it plays. @param {boolean} isPlaying */
  #speak(isPlaying) {
    if (isPlaying && this.#breath !== undefined) return;
    clearTimeout(this.#breath);
    this.#breath = undefined;
    if (isPlaying)
      this.#breath = setTimeout(() => {
        this.#breath = undefined;
      }, BREATH);
    this.#table.announce(this.#sentence.textContent ?? "");
  }

  /** @param {string} sentence */
  #say(sentence) {
    this.#sentence.textContent = sentence;
    this.#table.announce(sentence);
  }

  #arrange() {
    this.#drawing?.arrange();
    if (this.#replay) this.#drawing?.draw(this.#replay.mind);
  }

  #forget() {
    this.#asked += 1;
    if (this.#replay?.isPlaying) this.#replay.pause();
    this.#replay = null;
    this.#thoughts = null;
    this.#drawing?.remove();
    this.#drawing = null;
    this.#candidates.clear();
    this.#controls.use(null);
    this.#about.textContent = "";
    this.#sentence.textContent = "";
    this.#table.highlight([]);
  }

  /** The window is closed: the match goes on where it was. */
  #leave() {
    const later = this.#later;
    this.#forget();
    this.#later = null;
    this.#record = "";
    if (later !== null) this.#table.match.goTo(later);
    this.#table.focusBoard();
  }
}
