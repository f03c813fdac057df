// Connect Four: parameters, terms of a value and traits of its old programs, for laboratory and breeding. English, the
// reference for the translations; the texts of the parameters are in parameters.json, which the terminal shares.

import numbers from "./parameters.json" with { type: "json" };

export const en = {
  ...numbers,

  "lab.part.cells": "Cells",
  "lab.part.twos": "Twos",
  "lab.part.threes": "Threes",
  "lab.part.parity": "Parity",
  "lab.part.four": "Four",
  "lab.part.chance": "Chance",

  "trait.middle-column": "the middle column",
  "trait.outer-columns": "the outer columns",
  "trait.low": "the lower rows",
  "trait.high": "the upper rows",
  "trait.two": "two in a row of four",
  "trait.three": "three in a row of four",
  "trait.own-four": "its own four",
  "trait.your-four": "your four",
  "trait.bonus-upright": "vertical threes",
  "trait.bonus-level": "horizontal threes",
  "trait.bonus-slanting": "diagonal threes",
  "trait.order": "column {entry}",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./parameters.de.js"),
  fi: () => import("./parameters.fi.js"),
};
