// Moves typed on the board without a field. A letter that is also a command waits for the next key: if that continues a
// move, the letter belongs to it, else the command is executed.

import { KEYS } from "../../table/keys.js";
import { statusText } from "../../table/status.js";
import { byId } from "../../ui/dom.js";
import { EVALUATION_KEYS } from "../analysis/evaluation.js";
import { THINKING_KEYS } from "../analysis/think.js";
import { MARK_KEYS } from "../marks.js";
import { isAwaitingName, SPEECH_KEYS } from "../spoken-keys.js";
import { createMoveForms, IGNORED, matchTyped } from "./move-forms.js";

/** Milliseconds after which a command letter is executed, and a move that could be longer is played. */
const COMMAND_DELAY_MS = 800;
/** Milliseconds after which an incomplete move is forgotten. */
const FORGET_DELAY_MS = 4000;

/** @type {import("../index.js").CreateTool} */
export const createTypedMoves = (table, gameUi) => new TypedMoves(table, gameUi);

class TypedMoves {
  #table;
  #gameUi;
  #typed = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #isReplaying = false;
  #commands;

  /** @param {import("../../table/table.js").Table} table @param {import("../../table/game-ui.types").GameUi} gameUi */
  constructor(table, gameUi) {
    this.#table = table;
    this.#gameUi = gameUi;
    const keys = { ...KEYS, ...SPEECH_KEYS, ...EVALUATION_KEYS, ...THINKING_KEYS, ...MARK_KEYS };
    const own = gameUi.keys().map(([key]) => key.toLowerCase());
    this.#commands = new Set([...Object.keys(keys), ...own]);
    // In the capture phase, before a key moves the focus, to which the command refers.
    document.addEventListener("keydown", (event) => this.#endBefore(event), true);
  }

  /** Ends the input when a key other than a sign is pressed; Enter does nothing else. @param {KeyboardEvent} event */
  #endBefore(event) {
    const { key } = event;
    const continues = key.length === 1 || ["Backspace", "Shift"].includes(key);
    if (this.#typed === "" || this.#isReplaying || continues) return;
    this.#release();
    if (key !== "Enter") return;
    event.preventDefault();
    event.stopPropagation();
  }

  changed() {
    if (this.#typed !== "") this.#forget();
  }

  /** @param {string} key @returns {boolean} */
  handleKey(key) {
    if (this.#isReplaying || isAwaitingName()) return false;
    if (this.#typed === "" && !/^\p{L}$/u.test(key)) return false;
    if (key === "Backspace") return this.#shorten();
    if (key.length > 1) return false;
    if (this.#typed !== "" && IGNORED.test(key)) return true;
    const { phase } = this.#table.match.state();
    return phase === "person" && !this.#table.isEdited() && this.#add(key);
  }

  /** @param {string} key @returns {boolean} */
  #add(key) {
    const typed = this.#typed + key;
    const found = matchTyped(typed, this.#forms());
    if (found.move === null && !found.isBeginning) {
      if (this.#typed === "") return false;
      this.#release();
      return this.handleKey(key);
    }
    if (found.move !== null && !found.isBeginning) {
      this.#forget();
      this.#table.match.play(found.move);
      return true;
    }
    this.#await(typed);
    return true;
  }

  /** Waits for the next key. @param {string} typed */
  #await(typed) {
    clearTimeout(this.#timer);
    this.#typed = typed;
    byId("turn-text").textContent = `${typed} …`;
    const isShort = this.#isCommand() || matchTyped(typed, this.#forms()).move !== null;
    const delay = isShort ? COMMAND_DELAY_MS : FORGET_DELAY_MS;
    this.#timer = setTimeout(() => this.#release(), delay);
  }

  #isCommand() {
    return this.#commands.has(this.#typed.toLowerCase());
  }

  /** Plays the typed text if it is a move, executes it if it is a command, and forgets it. */
  #release() {
    const typed = this.#typed;
    const { move } = matchTyped(typed, this.#forms());
    const isCommand = this.#isCommand();
    this.#forget();
    if (this.#table.isEdited()) return; // typed before the set-up began
    if (move !== null) this.#table.match.play(move);
    else if (isCommand) this.#replay(typed);
  }

  /** Sends a key to the other tools. @param {string} key */
  #replay(key) {
    this.#isReplaying = true;
    const target = document.activeElement ?? document.body;
    const options = { key, bubbles: true, cancelable: true };
    target.dispatchEvent(new KeyboardEvent("keydown", options));
    this.#isReplaying = false;
  }

  #shorten() {
    const typed = this.#typed.slice(0, -1);
    if (typed === "") this.#forget();
    else this.#await(typed);
    return true;
  }

  #forget() {
    clearTimeout(this.#timer);
    this.#typed = "";
    if (this.#table.isEdited()) return;
    byId("turn-text").textContent = statusText(this.#table.match.state());
  }

  #forms() {
    return createMoveForms(this.#table.match.state().view, this.#gameUi.moveName);
  }
}
