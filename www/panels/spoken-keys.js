// Keys for those who play by ear: they speak the last move, where one stands, what can be played and how the game
// stands, and lead to a square by its name. Nothing is spoken that nobody has asked for.

import { formatNumber, plural, t } from "../i18n/index.js";
import { sentence } from "../table/status.js";

/** @typedef {import("../table/table.js").Table} Table */
/** @typedef {import("../table/game-ui.types").GameUi} GameUi */

/** More moves than these are counted and not listed. */
const LISTED = 40;

/** The key after which the name of a square is typed, and how long a name may wait for its next letter. */
const JUMP = "j";
const PATIENCE = 4000;

/** The keys with what they do, for the help. */
export const SPEAKING = /** @type {const} */ ({
  l: "speak.last",
  w: "speak.where",
  m: "speak.moves",
  s: "speak.state",
  [JUMP]: "speak.jump",
});

/** @type {import("./index.js").NewTool} */
export const createSpokenKeys = (table, kind) => new SpokenKeys(table, kind);

/** What each key speaks. @type {Record<string, (table: Table, kind: GameUi) => string>} */
const ANSWERS = {
  l(table, kind) {
    const { last } = table.match.state().view;
    return last ? kind.describeMove(last) : t("record.none");
  },
  w() {
    const here = squares().find((square) => square === document.activeElement);
    const label = here?.getAttribute("aria-label");
    return label ? `${label}.` : t("speak.nowhere");
  },
  m(table, kind) {
    const moves = [...new Set(table.match.state().view.legal.map(({ text }) => text))];
    const count = plural("speak.legal", moves.length);
    if (moves.length === 0 || moves.length > LISTED) return `${count}.`;
    return `${count}: ${moves.map((move) => kind.moveName(move)).join(", ")}.`;
  },
  s(table, kind) {
    const { view } = table.match.state();
    const points = ["first", "second"].map((side, at) => {
      const whose = /** @type {"first" | "second"} */ (side);
      return `${t(`${whose}.name`)}: ${formatNumber(view.score[at])}`;
    });
    return `${sentence(table.match.state())}.${kind.hasPoints ? ` ${points.join(", ")}.` : ""}`;
  },
};

class SpokenKeys {
  #table;
  #kind;
  /** The name that is being typed; null: none is. @type {string | null} */
  #name = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Table} table @param {GameUi} kind */
  constructor(table, kind) {
    this.#table = table;
    this.#kind = kind;
  }

  /** @param {string} key */
  handleKey(key) {
    if (this.#name !== null) {
      if (key !== "Enter" && key.length > 1) return false;
      this.#goOn(this.#name, key);
      return true;
    }
    const letter = key.toLowerCase();
    if (letter === JUMP) {
      this.#table.announce(t("speak.name"));
      this.#waitFor("");
      return true;
    }
    const answer = Object.hasOwn(ANSWERS, letter) && ANSWERS[letter];
    if (answer) this.#table.announce(answer(this.#table, this.#kind));
    return Boolean(answer);
  }

  /** @param {string} name  as far as it has been typed */
  #waitFor(name) {
    this.#name = name;
    this.#timer = setTimeout(() => this.#arrive(), PATIENCE);
  }

  /** @param {string} name @param {string} key */
  #goOn(name, key) {
    clearTimeout(this.#timer);
    const typed = `${name}${key.toLowerCase()}`;
    const { names } = this.#table.match.state().view;
    const isWhole = names.includes(typed);
    const isBeginning = names.some((one) => one !== typed && one.startsWith(typed));
    if (key === "Enter" || !(isWhole || isBeginning)) return this.#arrive();
    this.#waitFor(typed);
    if (!isBeginning) this.#arrive();
  }

  /** Puts the focus on the square whose name has been typed. */
  #arrive() {
    clearTimeout(this.#timer);
    const wanted = this.#name ?? "";
    this.#name = null;
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

/** The words in what a square says of itself; the digits of a code are spoken one by one. @param {Element} square */
function namesIn(square) {
  const label = square.getAttribute("aria-label") ?? "";
  const words = label.match(/[\p{L}\p{N}]+/gu) ?? [];
  const codes = label.match(/\d \d \d/g) ?? [];
  return [...words, ...codes.map((code) => code.replaceAll(" ", ""))];
}
