// The grid of Gobang's board. The build writes the grid of the default size into the page; the page creates other
// sizes.

/** An element: tag, attributes, content. @typedef {[tag: string, attributes: Record<string, string | number>, ...content: (Part | string)[]]} Part */

/** Size of the board in the delivered page. */
const DEFAULT_SIZE = 16;

/**
 * Column letters and rows of squares.
 * @param {number} size @param {string} empty  label of an empty square, with {cell} @returns {Part[]}
 */
export function gobangRows(size, empty) {
  const numbers = Array.from({ length: size }, (_, at) => at + 1);
  const letters = numbers.map((number) => String.fromCharCode(96 + number));
  const middle = letters[size >> 1] + ((size >> 1) + 1);
  /** @param {string} name @returns {Part} */
  const square = (name) => [
    "button",
    {
      type: "button",
      role: "gridcell",
      tabindex: name === middle ? 0 : -1,
      "aria-label": empty.replace("{cell}", name),
    },
  ];
  /** @param {number} number @returns {Part} */
  const row = (number) => [
    "div",
    { role: "row" },
    ["span", { "aria-hidden": "true" }, String(number)],
    ...letters.map((letter) => square(letter + number)),
  ];
  /** @type {Part[]} */
  const names = ["", ...letters].map((letter) => ["span", {}, letter]);
  return [["div", { class: "head", "aria-hidden": "true" }, ...names], ...numbers.map(row)];
}

/** @param {Part | string} part @returns {string} */
function toHtml(part) {
  if (typeof part === "string") return part;
  const [tag, attributes, ...inside] = part;
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${list.join("")}>${inside.map(toHtml).join("")}</${tag}>`;
}

/** @param {Record<"board" | "cell.empty", string>} words */
export function gobangMarkup(words) {
  return (
    `<div id="board" class="board" role="grid" aria-label="${words.board}" data-size="${DEFAULT_SIZE}">\n` +
    `${gobangRows(DEFAULT_SIZE, words["cell.empty"]).map(toHtml).join("\n")}\n</div>`
  );
}
