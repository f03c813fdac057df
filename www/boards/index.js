// Every game that the page can show, by the name that it has in records.

import { reversi } from "./reversi.js";

/** @type {Record<string, import("./board.js").BoardKind>} */
export const BOARDS = { [reversi.id]: reversi };
