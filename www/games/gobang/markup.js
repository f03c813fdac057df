// HTML of the Gobang board: a grid of bare buttons, which the style sheets turn into squares and stones. The build
// makes the default size, the browser any other.

/** The size of the board that stands in the delivered page. */
const DEFAULT_SIZE = 16;

/** The letters over the columns and the rows of squares. @param {number} size @param {string} empty  the name of an empty square, with {cell} */
export function gobangRows(size, empty) {
  const numbers = Array.from({ length: size }, (_, at) => at + 1);
  const letters = numbers.map((number) => String.fromCharCode(96 + number));
  const middle = letters[size >> 1] + ((size >> 1) + 1);
  /** @param {string} name */
  const square = (name) =>
    `<button type="button" role="gridcell" tabindex="${name === middle ? 0 : -1}" aria-label="${empty.replace("{cell}", name)}"></button>`;
  const head = letters.map((letter) => `<span>${letter}</span>`).join("");
  const rows = numbers.map(
    (number) =>
      `<div role="row"><span aria-hidden="true">${number}</span>${letters.map((letter) => square(letter + number)).join("")}</div>`,
  );
  return `<div class="head" aria-hidden="true"><span></span>${head}</div>\n${rows.join("\n")}`;
}

/** @param {Record<"board" | "cell.empty", string>} words */
export function gobangMarkup(words) {
  return (
    `<div id="board" class="board" role="grid" aria-label="${words.board}" data-size="${DEFAULT_SIZE}">\n` +
    `${gobangRows(DEFAULT_SIZE, words["cell.empty"])}\n</div>`
  );
}
