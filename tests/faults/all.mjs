// Faults made by hand in the page: `npm run check -- faults` puts them in, one at a time, and some test has to notice each.

import { clock } from "./clock.mjs";
import { importing } from "./import.mjs";
import { link, store } from "./keeping.mjs";
import { match } from "./match.mjs";

/** @typedef {import("./fault.types").Fault} Fault */

/** @type {Fault[]} */
export const faults = [...match, ...store, ...link, ...clock, ...importing];
