// Every game that has a page, in the order of the menu. Read by the build alone.

import { proofSheet } from "../proof/page.js";
import { chessPage } from "./chess-page.js";
import { connect4Page } from "./connect4-page.js";
import { gobangPage } from "./gobang-page.js";
import { qubicPage } from "./qubic-page.js";
import { reversiPage } from "./reversi-page.js";

/** @type {import("./page.js").PageKind[]} */
export const PAGES = [reversiPage, gobangPage, chessPage, qubicPage, connect4Page];

/**
 * The pages beside them.
 * @type {import("./page.js").SheetKind[]}
 */
export const SHEETS = [proofSheet];
