// Lists the pieces of a position by kind, for people who do not see the board.

/** @typedef {import("../engine/engine.types").View} View */
/** @typedef {import("../table/game-ui.types").GameUi} GameUi */

/**
 * Cells by the message key of the piece that occupies them; the first player's pieces come first.
 * @param {View} view @param {GameUi} gameUi @returns {Map<string, string[]>}
 */
export function piecesOf({ cells, names }, { thumbnail: { drawings } }) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  const order = Object.keys(drawings ?? { x: "", o: "" });
  const letters = [...new Set(cells)].filter((letter) => letter !== ".");
  const isFirst = (/** @type {string} */ letter) => letter === "x" || letter < "a";
  letters.sort(
    (one, other) =>
      Number(isFirst(other)) - Number(isFirst(one)) || order.indexOf(one) - order.indexOf(other),
  );
  for (const letter of letters) {
    const key = drawings?.[letter] ?? (letter === "x" ? "first.name" : "second.name");
    found.set(
      key,
      names.filter((_, cell) => cells[cell] === letter),
    );
  }
  return found;
}
