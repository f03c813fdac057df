// The link of the match, which names the visitor's programs that play in it.

import { addressOf } from "../../table/link.js";
import { isProgram } from "../../table/player-names.js";

/** @param {import("../../table/table.js").Table} table */
export function matchLink(table) {
  const { record, players } = table.match.state();
  const link = new URL(addressOf(record));
  for (const [side, player] of Object.entries(players))
    if (player !== null && isProgram(player)) link.searchParams.set(side, player);
  return link.href;
}
