// What the page of Reversi says: the words that all pages share, its own, those of its rules,
// and those of what lies around the game.

import { de as ownDe } from "../../../www/strings/de/reversi.js";
import { de as rulesDe } from "../../../www/strings/de/reversi-rules.js";
import { de as toolsDe } from "../../../www/strings/de/tools.js";
import { de as commonDe } from "../../../www/strings/de.js";
import { en as ownEn } from "../../../www/strings/en/reversi.js";
import { en as rulesEn } from "../../../www/strings/en/reversi-rules.js";
import { en as toolsEn } from "../../../www/strings/en/tools.js";
import { en as commonEn } from "../../../www/strings/en.js";
import { fi as ownFi } from "../../../www/strings/fi/reversi.js";
import { fi as rulesFi } from "../../../www/strings/fi/reversi-rules.js";
import { fi as toolsFi } from "../../../www/strings/fi/tools.js";
import { fi as commonFi } from "../../../www/strings/fi.js";

export const de = { ...commonDe, ...toolsDe, ...ownDe, ...rulesDe };
export const en = { ...commonEn, ...toolsEn, ...ownEn, ...rulesEn };
export const fi = { ...commonFi, ...toolsFi, ...ownFi, ...rulesFi };
