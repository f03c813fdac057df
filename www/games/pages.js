// Every game with a page, in the order of the menu. Used by the build only.

import { chessPage } from "./chess/page.js";
import { connect4Page } from "./connect4/page.js";
import { gobangPage } from "./gobang/page.js";
import { qubicPage } from "./qubic/page.js";
import { reversiPage } from "./reversi/page.js";

/** @type {import("./shared/page.js").PageKind[]} */
export const PAGES = [reversiPage, gobangPage, chessPage, qubicPage, connect4Page];
