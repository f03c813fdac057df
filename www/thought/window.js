// "See it think": a window next to the board that replays a program's search over the board, as sentences and as a
// table. Meanwhile the match shows the position before the move.

import { errorText } from "../i18n/error-text.js";
import { addMessages, plural, t } from "../i18n/index.js";
import { messages as scores } from "../table/i18n/score.js";
import { isProgram } from "../table/player-names.js";
import { createDialog, element, textButton, textElement } from "../ui/create.js";
import { byId } from "../ui/dom.js";
import { movable } from "../ui/movable.js";
import { Candidates } from "./candidates.js";
import { Controls } from "./controls.js";
import { Drawing } from "./drawing.js";
import { messages } from "./i18n/thought.js";
import { Replay } from "./replay.js";
import { loadTrace, untilCursor } from "./source.js";
import { describeStep } from "./words.js";

/** @typedef {import("../table/table.js").Table} Table */
/** @typedef {import("../table/game-ui.types").GameUi} GameUi */
/** @typedef {import("../table/game-tools.types").GameTools} GameTools */
/** @typedef {import("../table/match-controller.js").State} State */
/** @typedef {import("../lab/lab.types").Thoughts} Thoughts */

/** Minimum milliseconds between announcements while playing. */
const ANNOUNCE_INTERVAL_MS = 2500;

/** @param {Table} table @param {GameUi} gameUi @param {GameTools} game */
export async function openWindow(table, gameUi, game) {
  const terms = (await game.terms?.()) ?? null;
  await Promise.all([messages, scores, ...(terms ? [terms.messages] : [])].map(addMessages));
  return new ThoughtWindow(table, gameUi, game, terms);
}

export class ThoughtWindow {
  #table;
  #gameUi;
  #game;
  #terms;
  #player = element("select", { id: "think-player" });
  #about = element("p", { class: "hint" });
  /** Link to the pruning page with this position. */
  #prune = textElement("a", "mind.prune");
  #sentence = element("p", { class: "sentence" });
  #controls = new Controls();
  #candidates;
  #dialog;
  #placement;
  /** @type {Replay | null} */
  #replay = null;
  /** @type {Drawing | null} */
  #drawing = null;
  /** @type {Thoughts | null} */
  #thoughts = null;
  /** Whether the search of a played move was repeated. */
  #isRepeated = false;
  /** Record of the match that the trace belongs to; empty if none. */
  #record = "";
  /** The ply to return to when the window closes; null if the match was not moved. @type {number | null} */
  #returnPly = null;
  /** Number of requests; answers to earlier ones are dropped. */
  #requests = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #announceTimer;

  /**
   * @param {Table} table @param {GameUi} gameUi @param {GameTools} game
   * @param {import("../table/game-tools.types").Terms | null} terms  texts of the game's own scores
   */
  constructor(table, gameUi, game, terms) {
    this.#table = table;
    this.#gameUi = gameUi;
    this.#game = game;
    this.#terms = terms;
    this.#candidates = new Candidates((move) => this.#moveName(move), terms);
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
        textButton("mind.again", () => this.#loadTrace(false)),
        ...(game.pruning ? [this.#prune] : []),
      ),
    );
    dialog.classList.add("laboratory", "thought");
    dialog.tabIndex = -1;
    this.#dialog = dialog;
    this.#placement = movable(dialog);
    this.#player.addEventListener("change", () => this.#loadTrace(false));
    dialog.addEventListener("close", () => this.#handleClose());
    dialog.addEventListener("keydown", (event) => {
      if (this.#controls.handleKey(event)) event.preventDefault();
    });
    addEventListener("resize", () => this.#redraw());
    this.show();
  }

  /** Shows the search of the last move if a program made it, else a search of the current position. */
  open() {
    const last = this.#lastComputerMove();
    if (!this.#dialog.open) this.#dialog.show();
    this.#dialog.focus();
    this.#placement.placeNextTo(byId("board"));
    if (last && this.#returnPly === null) {
      this.#player.value = last.player;
      this.#returnPly = last.ply;
      this.#record = "";
      this.#table.match.goTo(last.ply - 1);
    }
    this.#loadTrace(this.#returnPly !== null);
  }

  /** @param {State} state @param {import("../table/match-controller.js").Cause} cause */
  changed({ record }, cause) {
    if (cause === "opened" || cause === "new") this.#returnPly = null; // it belongs to the earlier match
    if (!this.#dialog.open || record === this.#record || this.#record === "") return;
    this.#clear();
    this.#returnPly = null; // the user has navigated elsewhere
    this.#record = record;
    this.#about.textContent = t("mind.moved-on");
  }

  /** Renders the controls in the current language. */
  show() {
    const { info } = this.#table.rules;
    const chosen = this.#player.value || this.#defaultPlayer();
    this.#player.replaceChildren(
      ...info.players.map(({ id }) => element("option", { value: id }, this.#table.playerName(id))),
    );
    this.#player.value = chosen;
    this.#controls.show();
    this.#candidates.show();
    if (this.#thoughts) this.#describeTrace(this.#thoughts);
    if (this.#replay) this.#sentence.textContent = this.#describe(this.#replay);
    this.#redraw();
  }

  /** A move as the record shows it. @param {import("./trace-state.js").PlacedMove} move */
  #moveName({ text }) {
    return this.#gameUi.moveName(text);
  }

  /** The program that made the last move, with the ply; null if a person did. */
  #lastComputerMove() {
    const { view, players, thought } = this.#table.match.state();
    const player = view.last && (thought?.player ?? players[view.last.side]);
    return player && !isProgram(player) ? { player, ply: view.ply } : null;
  }

  /** Id of a program that plays in this match. */
  #defaultPlayer() {
    const { players } = this.#table.match.state();
    const { strength } = this.#table.settings.current();
    const all = [players.first, players.second, strength.alone];
    const { info } = this.#table.rules;
    return all.find((player) => player && !isProgram(player)) ?? info.players[0].id;
  }

  /** @param {boolean} isPlayed  whether the search is of a played move */
  async #loadTrace(isPlayed) {
    const table = this.#table;
    const { record, view } = table.match.state();
    this.#clear();
    this.#record = record;
    this.#prune.href = `${this.#game.pruning}#${encodeURI(untilCursor(record))}`;
    const request = this.#requests;
    if (view.outcome) return this.#showSentence(t("mind.over"));
    this.#showSentence(t("mind.thinking"));
    try {
      const { thoughts, isRepeated } = await loadTrace(table, this.#player.value, isPlayed);
      if (request === this.#requests && this.#dialog.open)
        this.#begin(thoughts, isRepeated && isPlayed);
    } catch (error) {
      if (request === this.#requests) this.#showSentence(errorText(error));
    }
  }

  /** @param {Thoughts} thoughts @param {boolean} isRepeated  whether the search of a played move was repeated */
  #begin(thoughts, isRepeated) {
    const searches = thoughts.thoughts.some(({ kind }) => kind === "depth");
    this.#thoughts = thoughts;
    this.#isRepeated = isRepeated;
    this.#describeTrace(thoughts);
    if (thoughts.thoughts.length === 0) {
      this.#showSentence(t("mind.nothing", { move: this.#moveName(thoughts.chosen) }));
      return;
    }
    this.#drawing = new Drawing(searches ? "search" : "valuation", this.#terms);
    this.#replay = new Replay(thoughts.thoughts, () => this.#draw());
    this.#controls.connect(this.#replay);
    if (document.activeElement === this.#dialog) this.#controls.focus();
    this.#sentence.textContent = t("mind.ready");
    this.#placement.placeNextTo(byId("board"));
    this.#drawing.measure(); // the page may have been scrolled
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isStill) this.#draw();
    else this.#replay.play();
  }

  /** Describes the trace and its omissions. @param {Thoughts} thoughts */
  #describeTrace({ choice, chosen, plies, forgotten, thoughts }) {
    const sentences = [
      t("mind.about", {
        player: this.#table.playerName(this.#player.value),
        move: this.#moveName(chosen),
      }),
      choice.nodes > thoughts.length ? plural("mind.nodes", choice.nodes) : "",
      thoughts.some(({ kind }) => kind === "try") && plies < 3 && forgotten === 0
        ? plural("mind.plies", plies)
        : "",
      forgotten > 0 ? plural("mind.forgotten", forgotten) : "",
      this.#isRepeated ? t("mind.anew") : "",
    ];
    this.#about.textContent = sentences.filter(Boolean).join(" ");
  }

  #draw() {
    const replay = this.#replay;
    if (!replay) return;
    const { state } = replay;
    this.#controls.draw();
    this.#drawing?.draw(state);
    this.#candidates.draw(state);
    this.#highlight(state);
    const sentence = this.#describe(replay);
    if (this.#sentence.textContent === sentence) return;
    this.#sentence.textContent = sentence;
    this.#announce(replay.isPlaying);
  }

  /** @param {Replay} replay */
  #describe({ latest, isOver, state }) {
    if (!latest) return t("mind.ready");
    const { names } = this.#table.match.state().view;
    const sentence = describeStep(latest, state.path, {
      moveName: (move) => this.#moveName(move),
      cellNames: names,
      terms: this.#terms,
    });
    const chosen = this.#thoughts?.chosen;
    if (!isOver || !chosen) return sentence;
    const key = chosen.text === state.best?.text ? "mind.plays" : "mind.plays-instead";
    return `${sentence} ${t(key, { move: this.#moveName(chosen) })}`;
  }

  /** Highlights cells and rows on boards that support it. @param {import("./trace-state.js").TraceState} state */
  #highlight({ cells, path, best }) {
    if (!this.#game.highlightsTraces) return;
    const here = path.length > 0 ? path : best ? [best] : [];
    this.#table.highlight(
      here.flatMap(({ to }) => to ?? []),
      cells.length > 0 ? [[...cells].sort((one, other) => one - other)] : [],
    );
  }

  /** Announces the sentence: at once after a step by the user, at intervals while playing. @param {boolean} isPlaying */
  #announce(isPlaying) {
    if (isPlaying && this.#announceTimer !== undefined) return;
    clearTimeout(this.#announceTimer);
    this.#announceTimer = undefined;
    if (isPlaying)
      this.#announceTimer = setTimeout(() => {
        this.#announceTimer = undefined;
      }, ANNOUNCE_INTERVAL_MS);
    this.#table.announce(this.#sentence.textContent ?? "");
  }

  /** @param {string} sentence */
  #showSentence(sentence) {
    this.#sentence.textContent = sentence;
    this.#table.announce(sentence);
  }

  #redraw() {
    this.#drawing?.measure();
    if (this.#replay) this.#drawing?.draw(this.#replay.state);
  }

  #clear() {
    this.#requests += 1;
    if (this.#replay?.isPlaying) this.#replay.pause();
    this.#replay = null;
    this.#thoughts = null;
    this.#drawing?.remove();
    this.#drawing = null;
    this.#candidates.clear();
    this.#controls.connect(null);
    this.#about.textContent = "";
    this.#sentence.textContent = "";
    this.#table.highlight([]);
  }

  /** Returns to the match after the window was closed. */
  #handleClose() {
    const returnPly = this.#returnPly;
    this.#clear();
    this.#returnPly = null;
    this.#record = "";
    if (returnPly !== null) this.#table.match.goTo(returnPly);
    this.#table.focusBoard();
  }
}
