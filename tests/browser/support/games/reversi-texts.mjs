// All messages of the Reversi page: common ones, panels, game and help.

import { de as ownDe } from "../../../../www/games/reversi/i18n/game.de.js";
import { fi as ownFi } from "../../../../www/games/reversi/i18n/game.fi.js";
import { en as ownEn } from "../../../../www/games/reversi/i18n/game.js";
import { de as rulesDe } from "../../../../www/games/reversi/i18n/help.de.js";
import { fi as rulesFi } from "../../../../www/games/reversi/i18n/help.fi.js";
import { en as rulesEn } from "../../../../www/games/reversi/i18n/help.js";
import { de as commonDe } from "../../../../www/i18n/common.de.js";
import { fi as commonFi } from "../../../../www/i18n/common.fi.js";
import { en as commonEn } from "../../../../www/i18n/common.js";
import { de as toolsDe } from "../../../../www/panels/i18n/panels.de.js";
import { fi as toolsFi } from "../../../../www/panels/i18n/panels.fi.js";
import { en as toolsEn } from "../../../../www/panels/i18n/panels.js";
import { de as playingDe } from "../../../../www/panels/i18n/playing.de.js";
import { fi as playingFi } from "../../../../www/panels/i18n/playing.fi.js";
import { en as playingEn } from "../../../../www/panels/i18n/playing.js";

export const de = { ...commonDe, ...toolsDe, ...playingDe, ...ownDe, ...rulesDe };
export const en = { ...commonEn, ...toolsEn, ...playingEn, ...ownEn, ...rulesEn };
export const fi = { ...commonFi, ...toolsFi, ...playingFi, ...ownFi, ...rulesFi };
