// Every game that has a page, in the order of the menu. Read by the build alone.

import { connect4Page } from "./connect4-page.js";
import { gobangPage } from "./gobang-page.js";
import { reversiPage } from "./reversi-page.js";

/** @type {import("./page.js").PageKind[]} */
export const PAGES = [reversiPage, gobangPage, connect4Page];
