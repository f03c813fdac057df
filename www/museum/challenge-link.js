// Link to the table on which a room's program is the opponent.

/**
 * @param {HTMLAnchorElement} link @param {import("./museum.types").RoomKind} kind
 * @param {import("../table/store.js").Store} store of the game
 */
export function linkToTable(link, { game, table }, store) {
  const { start, opponent, player } = table;
  link.href = `${game}.html#${encodeURI(start)}`;
  link.addEventListener("click", () => {
    const settings = store.storage("settings");
    const strength = { alone: player, first: player, second: player };
    settings.write(JSON.stringify({ ...parsed(settings.read()), opponent, strength }));
  });
}

/** @param {string | null} text @returns {Record<string, unknown>} empty if it is invalid */
export function parsed(text) {
  try {
    return JSON.parse(text ?? "{}") ?? {};
  } catch {
    return {};
  }
}
