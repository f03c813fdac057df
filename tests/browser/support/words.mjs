// What the page says in English: the words that all pages share, and those of Reversi.

import { en as own } from "../../../www/strings/en/reversi.js";
import { en as common } from "../../../www/strings/en.js";

export const en = { ...common, ...own };
