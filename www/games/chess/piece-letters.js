// The letters of the pieces in moves, as somebody wants to see them: those of a language, or figurines.

import { isLanguage, language } from "../../i18n/index.js";

/** King, queen, rook, bishop and knight. */
export const LETTERS = {
  en: "KQRBN",
  de: "KDTLS",
  fi: "KDTLR",
  fr: "RDTFC",
  es: "RDTAC",
  it: "RDTAC",
  nl: "KDTLP",
  sv: "KDTLS",
  pt: "RDTBC",
  pl: "KHWGS",
  cs: "KDVSJ",
  hu: "KVBFH",
  figurine: "♔♕♖♗♘",
};

/** What exchanges the letters of a move. @type {import("../../engine/engine.types").Glue["writeMoves"]} */
let write = (text) => text;

/** Empty: those of the visitor's language. @type {keyof typeof LETTERS | ""} */
let chosen = "";

/** @param {string} key @returns {key is keyof typeof LETTERS} */
const hasLetters = (key) => key in LETTERS;

/** Letters as they were chosen at an earlier visit. @param {import("../../table/table.js").Table} table */
export function openLetters({ rules, storage }) {
  write = rules.exports.writeMoves;
  chooseLetters(storage("letters").read());
}

export const chosenLetters = () => chosen;

/** @param {string | null} key */
export function chooseLetters(key) {
  chosen = key !== null && hasLetters(key) ? key : "";
}

/** The letters that are in use. */
export function letters() {
  return LETTERS[chosen || visitorsLanguage()];
}

/** The page's, unless the browser's own has letters and the page has not that language. */
function visitorsLanguage() {
  const [own] = navigator.language.split("-");
  return hasLetters(own) && !isLanguage(own) ? own : language();
}

/** A move as the rules write it, with these letters. @param {string} move */
export const inLetters = (move) => write(move, letters());
