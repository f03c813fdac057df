// The link of the match, which names its players and the visitor's programs that play in it.

import { isProgram } from "../../table/player-names.js";
import { namesFor } from "./link-names.js";
import { addressOf } from "./shared-link.js";

/** @param {import("../../table/table.js").Table} table @param {Parameters<typeof namesFor>[1]} [typed] names of persons */
export function matchLink(table, typed) {
  const { record, players } = table.match.state();
  const link = new URL(addressOf(record, namesFor(table, typed)));
  for (const [side, player] of Object.entries(players))
    if (player !== null && isProgram(player)) link.searchParams.set(side, player);
  return link.href;
}
