// The piece letters in displayed moves: those of a language, or figurines.

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

/** Rewrites the letters of a move. @type {import("../../engine/engine.types").Glue["writeMoves"]} */
let writeMoves = (text) => text;

/** The user's choice; empty for the language of the page or browser. @type {keyof typeof LETTERS | ""} */
let chosenKey = "";

/** @param {string} key @returns {key is keyof typeof LETTERS} */
const hasLetters = (key) => key in LETTERS;

/** Applies the stored choice. @param {import("../../table/game-ui.types").BoardHost} host */
export function initLetters({ rules, storage }) {
  writeMoves = rules.exports.writeMoves;
  chooseLetters(storage("letters").read());
}

export const chosenLetters = () => chosenKey;

/** @param {string | null} key */
export function chooseLetters(key) {
  chosenKey = key !== null && hasLetters(key) ? key : "";
}

/** The current letters: king, queen, rook, bishop, knight. */
export function letters() {
  return LETTERS[chosenKey || visitorsLanguage()];
}

/** The page's language, or the browser's if only its letters are available. */
function visitorsLanguage() {
  const [browserLanguage] = navigator.language.split("-");
  return hasLetters(browserLanguage) && !isLanguage(browserLanguage) ? browserLanguage : language();
}

/** A move of the rules with the current letters. @param {string} move */
export const inLetters = (move) => writeMoves(move, letters());
