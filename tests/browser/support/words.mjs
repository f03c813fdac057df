// What the page of Reversi says: the words that all pages share, and its own.

import { de as ownDe } from "../../../www/strings/de/reversi.js";
import { de as commonDe } from "../../../www/strings/de.js";
import { en as ownEn } from "../../../www/strings/en/reversi.js";
import { en as commonEn } from "../../../www/strings/en.js";
import { fi as ownFi } from "../../../www/strings/fi/reversi.js";
import { fi as commonFi } from "../../../www/strings/fi.js";

export const de = { ...commonDe, ...ownDe };
export const en = { ...commonEn, ...ownEn };
export const fi = { ...commonFi, ...ownFi };
