// What the page says in English: the words that all pages share, and those of Reversi.

import { en as common } from "../../../www/strings/en.js";
import { en as own } from "../../../www/strings/en/reversi.js";

export const en = { ...common, ...own };
