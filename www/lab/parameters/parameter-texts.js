// Labels and explanations of parameters, from the game's messages.

import { isKey, t } from "../../i18n/index.js";

/** @param {string} name */
export const labelOf = (name) => textOf(`label.${name}`, name);

/** @param {string} name */
export const explanationOf = (name) => textOf(`number.${name}`, "");

/** @param {string} key @param {string} fallback */
const textOf = (key, fallback) => (isKey(key) ? t(key) : fallback);
