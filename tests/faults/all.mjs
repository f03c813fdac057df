// Faults of the page for `npm run check -- faults`, which injects them one at a time; a test must fail for each.

import { clock } from "./clock.mjs";
import { importing } from "./import.mjs";
import { match } from "./match.mjs";
import { link, store } from "./storage.mjs";

/** @typedef {import("./fault.types").Fault} Fault */

/** @type {Fault[]} */
export const faults = [...match, ...store, ...link, ...clock, ...importing];
