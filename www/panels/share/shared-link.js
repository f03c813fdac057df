// Links that share a match: its record and the names of its players.

import { fragmentParts } from "../../table/link.js";
import { SIDES } from "../../table/players.js";

/**
 * The address of a record, without the user's open tab.
 * @param {string} record @param {Partial<Record<import("../../table/players.js").Side, string>>} [names] of the players
 */
export function addressOf(record, names = {}) {
  const address = new URL(location.href);
  address.searchParams.delete("tab");
  const parts = SIDES.flatMap((side) =>
    names[side] ? [`${side}=${encodeURIComponent(names[side])}`] : [],
  );
  address.hash = [encodeURI(record), ...parts].join("&");
  return address.href;
}

/** The names of the players in the address, as `addressOf` wrote them; empty for unknown ones. */
export function namesInAddress() {
  const names = new URLSearchParams(fragmentParts().slice(1).join("&"));
  return SIDES.map((side) => names.get(side) ?? "");
}
