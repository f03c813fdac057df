// Every game that has a page, in the order of the menu. Read by the build alone.

import { reversiPage } from "./reversi-page.js";

/** @type {import("./page.js").PageKind[]} */
export const PAGES = [reversiPage];
