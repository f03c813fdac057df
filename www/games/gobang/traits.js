// The numbers of the old program are spoken of one by one.

import { messages } from "./i18n/traits.js";

export const words = [messages];

/** @type {import("../shared/traits.types").Traits} */
export const traits = {};
