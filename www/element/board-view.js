// The content of the element for one game: draws the states of a match or puzzle, and reports moves and steps.

import { flipCells } from "../board/flip.js";
import { translatorFor } from "../i18n/index.js";
import { createAnnouncer } from "../table/announcer.js";
import { ExerciseBoard } from "../table/board-page/exercise-board.js";
import { statusText } from "../table/status.js";
import { buttonById, byId, isUsable, setUsable } from "../ui/dom.js";
import { connectMoveForm } from "../ui/move-form.js";
import { describeFailure } from "../ui/notices.js";
import { translateTree } from "../ui/page-texts.js";
import { createSpeech } from "../ui/speech.js";
import { messages } from "./i18n/element.js";
import { piecesOf } from "./pieces.js";
import { fillTree } from "./tree.js";

/** @typedef {import("./element.types").RegisteredGame} RegisteredGame */
/** @typedef {import("../table/match-controller.js").State} State */
/** @typedef {import("../table/match-controller.js").Cause} Cause */
/** @typedef {"first" | "back" | "on" | "last"} Step */

/**
 * How the element shows a state.
 * @typedef {object} Look
 * @property {boolean} isOpen whether the user may move
 * @property {boolean} isReplay whether the match is only shown
 * @property {boolean} canRestart
 * @property {boolean} isFlipped
 * @property {import("../engine/engine.types").Side} [viewer] the user's side; by default the one to move in the record
 */

/**
 * @typedef {object} Actions
 * @property {(move: string) => void | Promise<void>} attempt a move of the board or a typed one; throws if it is illegal
 * @property {(step: Step) => void} walk
 * @property {() => void} restart
 * @property {(isFlipped: boolean) => void} flip called when the user flips the board by its own control
 */

/** Settings that all games share, as on a page without stored ones. @type {import("../table/settings.js").SharedSettings} */
export const SHARED = {
  pause: 400, // milliseconds before a level's move, so that the user sees the own move first
  letterKeys: true,
  language: null,
  theme: "auto",
  looks: { coordinates: true, confirm: false, sounds: false, speed: "usual" },
};

/** Keys of text fields and browser shortcuts are not the board's. @param {KeyboardEvent} event */
const isForBoard = ({ target, ctrlKey, altKey, metaKey }) =>
  !ctrlKey && !altKey && !metaKey && !(target instanceof HTMLInputElement);

export class BoardView {
  #root;
  #game;
  #actions;
  #board;
  #say;
  #announceState;
  #form;
  #texts;
  /** @type {{ state: State, look: Look } | null} */
  #shown = null;

  /** @param {ShadowRoot} root @param {RegisteredGame} game @param {Actions} actions */
  constructor(root, game, actions) {
    const { ui, rules } = game;
    this.#root = root;
    this.#game = game;
    this.#actions = actions;
    this.#texts = translatorFor(messages, ui.messages);
    fillTree(root, game);
    this.#say = createSpeech(this.#part("spoken"));
    this.#announceState = createAnnouncer(ui, () => ui.defaults.switches, this.#say);
    this.#board = new ExerciseBoard(ui, this.#part("board"), this.#host(), (move) =>
      this.#attempt(move).then((error) => error && this.note(error)),
    );
    this.#form = this.#connectForm(rules);
    this.#listen();
  }

  /** Shows a state and announces it, depending on its cause. @param {State} state @param {Look} look @param {Cause} cause */
  show(state, look, cause) {
    this.#shown = { state, look };
    this.note("", false);
    this.#form.clearError();
    this.#draw();
    if (cause !== "opened" && cause !== "players") this.#announceState(state, cause);
  }

  /** Shows everything in the current language. */
  translate() {
    if (this.#shown) this.#draw();
  }

  /** Shows a sentence below the board until the next state. @param {string} sentence @param {boolean} [isSpoken] */
  note(sentence, isSpoken = true) {
    this.#part("note").textContent = sentence;
    if (isSpoken) this.#say(sentence);
  }

  /** @param {keyof typeof messages.en} key @param {Record<string, string>} [values] */
  noteText(key, values) {
    this.note(this.#texts.t(key, values));
  }

  /** @param {unknown} error */
  async fail(error) {
    this.note(await describeFailure(error));
  }

  /** The position after moves; throws if one is illegal. @param {string} record @param {readonly string[]} moves */
  position(record, moves) {
    return this.#board.position(record, moves);
  }

  focus() {
    this.#board.focus();
  }

  /** @param {string} id */
  #part(id) {
    return byId(id, HTMLElement, this.#root);
  }

  /** @returns {import("../table/game-ui.types").BoardHost} */
  #host() {
    const { ui, rules } = this.#game;
    const settings = () =>
      /** @type {import("../table/settings.js").Settings} */ ({
        ...SHARED,
        ...ui.defaults,
        switches: {
          ...ui.defaults.switches,
          aim: matchMedia("(pointer: coarse)").matches, // whatever the size of the window: the element is small
          turned: this.#shown?.look.isFlipped ?? false,
        },
      });
    return {
      rules,
      settings: {
        current: settings,
        change: ({ switches }) => this.#actions.flip(switches?.turned ?? false),
      },
      storage: () => ({ read: () => null, write() {} }),
      announce: this.#say,
      showHint: (sentence) => this.note(sentence),
      notifyFailure: (error) => this.fail(error),
    };
  }

  /** Attempts a move; resolves with the error, empty if it was made. @param {string} move */
  async #attempt(move) {
    try {
      await this.#actions.attempt(move);
      return "";
    } catch (error) {
      return describeFailure(error);
    }
  }

  /** @param {import("../engine/rules-of-game.js").RulesOfGame} rules */
  #connectForm({ exports }) {
    const { parseMove } = this.#game.ui;
    return connectMoveForm(
      {
        form: byId("typed", HTMLFormElement, this.#root),
        field: byId("typed-move", HTMLInputElement, this.#root),
        note: this.#part("typed-note"),
      },
      {
        announce: this.#say,
        play: (text) =>
          this.#shown?.look.isOpen
            ? this.#attempt(parseMove?.(text, exports) ?? text)
            : this.#texts.t("typed.closed"),
      },
    );
  }

  #listen() {
    const root = this.#root;
    for (const step of /** @type {const} */ (["first", "back", "on", "last"])) {
      const button = buttonById(step, root);
      button.addEventListener("click", () => isUsable(button) && this.#actions.walk(step));
    }
    buttonById("again", root).addEventListener("click", () => this.#actions.restart());
    this.#part("pieces").addEventListener("toggle", () => this.#listPieces());
    root.firstElementChild?.addEventListener("keydown", (event) => {
      const key = /** @type {KeyboardEvent} */ (event);
      if (isForBoard(key) && this.#board.handleKey(key.key)) event.preventDefault();
    });
  }

  #draw() {
    if (!this.#shown) return;
    const { state, look } = this.#shown;
    const { ui } = this.#game;
    const { view } = state;
    translateTree(this.#root, this.#texts);
    this.#board.show(state.record, [], look.isOpen, look.viewer);
    if (ui.canFlip) flipCells(this.#part("board"), look.isFlipped, () => this.#board.flipped());
    this.#part("status").textContent = this.#status(state, look);
    const { ply, moves } = view;
    for (const id of ["first", "back"]) setUsable(buttonById(id, this.#root), ply > 0);
    for (const id of ["on", "last"]) setUsable(buttonById(id, this.#root), ply < moves.length);
    buttonById("again", this.#root).hidden = !look.canRestart;
    this.#part("typed").hidden = look.isReplay;
    this.#listPieces();
  }

  /** @param {State} state @param {Look} look */
  #status(state, { isReplay }) {
    const { ply, moves, outcome } = state.view;
    if (!isReplay || outcome || moves.length === 0) return statusText(state, this.#texts.t);
    const last = this.#game.ui.moveName(moves[ply - 1] ?? "");
    return [this.#texts.t("looking-back", { ply, last: moves.length }), last]
      .filter(Boolean)
      .join(": ");
  }

  /** Fills the list of pieces while it is open. */
  #listPieces() {
    const details = byId("pieces", HTMLDetailsElement, this.#root);
    if (!details.open || !this.#shown) return;
    const { t } = /** @type {import("../i18n/i18n.types").Translator<string>} */ (this.#texts);
    const lines = [...piecesOf(this.#shown.state.view, this.#game.ui)].map(([key, cells]) =>
      t("pieces.at", { piece: t(key), cells: cells.join(", ") }),
    );
    const items = (lines.length > 0 ? lines : [t("pieces.none")]).map((line) => {
      const item = document.createElement("li");
      item.textContent = line;
      return item;
    });
    details.querySelector("ul")?.replaceChildren(...items);
  }
}
