// The traits of CPC-Gobang for breeding: every parameter is described separately.

import { messages } from "./i18n/parameters.js";

export { ladders } from "./ladders.js";
export { messages };

/** @type {import("../shared/traits.types").Traits} */
export const traits = {};
