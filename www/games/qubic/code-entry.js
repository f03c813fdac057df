// Typing a cell's code (level, row, column) anywhere on the page. The typed digits, or an error, are shown below the
// board.

/** Number of digits of a code. */
const CODE_LENGTH = 3;

/**
 * @param {HTMLElement} board
 * @param {object} actions
 * @param {(cell: number | null) => void} actions.aim
 * @param {(code: string) => string | void} actions.enter  plays a code, or returns an error
 */
export function openCodeEntry(board, { aim, enter }) {
  const shown = /** @type {HTMLOutputElement} */ (board.querySelector("#code"));
  let typed = "";

  function clear() {
    typed = "";
    shown.textContent = "";
  }

  /** @param {string} text */
  function update(text) {
    typed = text;
    shown.textContent = [...typed].join(" ");
    if (typed.length < CODE_LENGTH) return;
    const [level, row, column] = [...typed].map((digit) => Number(digit) - 1);
    aim(16 * level + 4 * row + column);
    const error = enter(typed);
    typed = "";
    shown.textContent = error ?? "";
  }

  return {
    clear,

    /** @param {string} key */
    handleKey(key) {
      const isDigit = /^[1-4]$/.test(key);
      if (!isDigit && (typed === "" || !["Backspace", "Escape"].includes(key))) return false;
      if (isDigit) update(typed + key);
      else if (key === "Backspace") update(typed.slice(0, -1));
      else clear();
      return true;
    },
  };
}
