// The rooms, each fetched when somebody opens it.

/** @typedef {{ kind: import("../types.js").RoomKind, messages: import("../../../i18n/types.js").AnyMessages }} Room */

/** @type {Record<string, () => Promise<Room>>} */
export const rooms = {
  reversi: () => import("./reversi.js"),
  "cpc-gobang": () => import("./cpc-gobang.js"),
  "schach-c64": () => import("./schach-c64.js"),
  ttt3d: () => import("./ttt3d.js"),
  "4gewinnt": () => import("./4gewinnt.js"),
};
