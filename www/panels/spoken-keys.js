// Keys for those who play by ear: they speak the last move, where one stands, what can be played and how the game
// stands, and lead to a square by its name. Nothing is spoken that nobody has asked for.

import { formatNumber, plural, t } from "../i18n/index.js";
import { sentence } from "../table/status.js";

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
export function createSpokenKeys(table, kind) {
  /** The name that is being typed; null: none is. @type {string | null} */
  let name = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @type {Record<string, () => string>} */
  const answers = {
    l() {
      const { last } = table.match.state().view;
      return last ? kind.tell(last) : t("record.none");
    },
    w() {
      const label = here()?.getAttribute("aria-label");
      return label ? `${label}.` : t("speak.nowhere");
    },
    m() {
      const moves = [...new Set(table.match.state().view.legal.map(({ text }) => text))];
      const count = plural("speak.legal", moves.length);
      if (moves.length === 0 || moves.length > LISTED) return `${count}.`;
      return `${count}: ${moves.map((move) => kind.moveName(move)).join(", ")}.`;
    },
    s() {
      const { view } = table.match.state();
      const points = ["first", "second"].map((side, at) => {
        const whose = /** @type {"first" | "second"} */ (side);
        return `${t(`${whose}.name`)}: ${formatNumber(view.score[at])}`;
      });
      return `${sentence(table.match.state())}.${kind.hasPoints ? ` ${points.join(", ")}.` : ""}`;
    },
  };

  /** The square that has the focus. */
  const here = () => squares().find((square) => square === document.activeElement);

  /** @returns {HTMLElement[]} */
  function squares() {
    return [...document.querySelectorAll("#board :is(button, [role=gridcell])[aria-label]")].filter(
      (square) => square instanceof HTMLElement,
    );
  }

  /** @param {string} key */
  function goOn(key) {
    clearTimeout(timer);
    const typed = `${name}${key.toLowerCase()}`;
    const { names } = table.match.state().view;
    const isWhole = names.includes(typed);
    const isBeginning = names.some((one) => one !== typed && one.startsWith(typed));
    if (key === "Enter" || !(isWhole || isBeginning)) return arrive();
    name = typed;
    if (!isBeginning) return arrive();
    timer = setTimeout(arrive, PATIENCE);
  }

  /** Puts the focus on the square whose name has been typed. */
  function arrive() {
    clearTimeout(timer);
    const wanted = name ?? "";
    name = null;
    const square = squares().find((one) => namesIn(one).includes(wanted));
    if (square) square.focus();
    else table.tell(t("speak.no-square", { name: wanted }));
  }

  return {
    press(key) {
      if (name !== null) {
        if (key !== "Enter" && key.length > 1) return false;
        goOn(key);
        return true;
      }
      const letter = key.toLowerCase();
      if (letter === JUMP) {
        name = "";
        table.tell(t("speak.name"));
        timer = setTimeout(arrive, PATIENCE);
        return true;
      }
      const answer = Object.hasOwn(answers, letter) && answers[letter];
      if (answer) table.tell(answer());
      return Boolean(answer);
    },
  };
}

/** The words in what a square says of itself; the digits of a code are spoken one by one. @param {Element} square */
function namesIn(square) {
  const label = square.getAttribute("aria-label") ?? "";
  const words = label.match(/[\p{L}\p{N}]+/gu) ?? [];
  const codes = label.match(/\d \d \d/g) ?? [];
  return [...words, ...codes.map((code) => code.replaceAll(" ", ""))];
}
