// Keys for screen reader users: announce the last move, the focused square, the legal moves and the score, and focus a
// square by name. Announces only on request.

import { formatNumber, plural, t } from "../i18n/index.js";
import { statusText } from "../table/status.js";

/** @typedef {import("../table/table.js").Table} Table */
/** @typedef {import("../table/game-ui.types").GameUi} GameUi */

/** Maximum legal moves that are listed; more are only counted. */
const MAX_LISTED = 40;

/** The key that starts typing a square's name, and the milliseconds to wait for the next letter. */
const JUMP = "j";
const LETTER_TIMEOUT_MS = 4000;

/** Keys with the message keys of their effects, for the help. */
export const SPEECH_KEYS = /** @type {const} */ ({
  l: "speak.last",
  w: "speak.where",
  m: "speak.moves",
  s: "speak.state",
  [JUMP]: "speak.jump",
});

/** Whether a square's name is being typed. */
let isAwaiting = false;
export const isAwaitingName = () => isAwaiting;

/** @type {import("./index.js").CreateTool} */
export const createSpokenKeys = (table, gameUi) => new SpokenKeys(table, gameUi);

/** Announcement of each key. @type {Record<string, (table: Table, gameUi: GameUi) => string>} */
const ANSWERS = {
  l(table, gameUi) {
    const { last } = table.match.state().view;
    return last ? gameUi.describeMove(last) : t("record.none");
  },
  w() {
    const here = squares().find((square) => square === document.activeElement);
    const label = here?.getAttribute("aria-label");
    return label ? `${label}.` : t("speak.nowhere");
  },
  m(table, gameUi) {
    const moves = [...new Set(table.match.state().view.legal.map(({ text }) => text))];
    const count = plural("speak.legal", moves.length);
    if (moves.length === 0 || moves.length > MAX_LISTED) return `${count}.`;
    return `${count}: ${moves.map((move) => gameUi.moveName(move)).join(", ")}.`;
  },
  s(table, gameUi) {
    const { view } = table.match.state();
    const points = ["first", "second"].map((name, at) => {
      const side = /** @type {"first" | "second"} */ (name);
      return `${t(`${side}.name`)}: ${formatNumber(view.score[at])}`;
    });
    return `${statusText(table.match.state())}.${gameUi.hasPoints ? ` ${points.join(", ")}.` : ""}`;
  },
};

class SpokenKeys {
  #table;
  #gameUi;
  /** The part of a square's name typed so far; null if none is being typed. @type {string | null} */
  #name = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Table} table @param {GameUi} gameUi */
  constructor(table, gameUi) {
    this.#table = table;
    this.#gameUi = gameUi;
  }

  /** @param {string} key */
  handleKey(key) {
    if (this.#name !== null) {
      if (key !== "Enter" && key.length > 1) return false;
      this.#addLetter(this.#name, key);
      return true;
    }
    const letter = key.toLowerCase();
    if (letter === JUMP) {
      this.#table.announce(t("speak.name"));
      this.#awaitLetter("");
      return true;
    }
    const answer = Object.hasOwn(ANSWERS, letter) && ANSWERS[letter];
    if (answer) this.#table.announce(answer(this.#table, this.#gameUi));
    return Boolean(answer);
  }

  /** @param {string} name  typed so far */
  #awaitLetter(name) {
    this.#name = name;
    isAwaiting = true;
    this.#timer = setTimeout(() => this.#focusSquare(), LETTER_TIMEOUT_MS);
  }

  /** @param {string} name @param {string} key */
  #addLetter(name, key) {
    clearTimeout(this.#timer);
    const typed = `${name}${key.toLowerCase()}`;
    const { names } = this.#table.match.state().view;
    const isWhole = names.includes(typed);
    const isBeginning = names.some((one) => one !== typed && one.startsWith(typed));
    if (key === "Enter" || !(isWhole || isBeginning)) return this.#focusSquare();
    this.#awaitLetter(typed);
    if (!isBeginning) this.#focusSquare();
  }

  /** Focuses the square with the typed name. */
  #focusSquare() {
    clearTimeout(this.#timer);
    const wanted = this.#name ?? "";
    this.#name = null;
    isAwaiting = false;
    const square = squares().find((one) => namesIn(one).includes(wanted));
    if (square) square.focus();
    else this.#table.announce(t("speak.no-square", { name: wanted }));
  }
}

/** @returns {HTMLElement[]} */
function squares() {
  return [...document.querySelectorAll("#board :is(button, [role=gridcell])[aria-label]")].filter(
    (square) => square instanceof HTMLElement,
  );
}

/** The words of a square's label; the digits of a code, which are spoken one by one, are joined. @param {Element} square */
function namesIn(square) {
  const label = square.getAttribute("aria-label") ?? "";
  const words = label.match(/[\p{L}\p{N}]+/gu) ?? [];
  const codes = label.match(/\d \d \d/g) ?? [];
  return [...words, ...codes.map((code) => code.replaceAll(" ", ""))];
}
