// The visitor's opening lines in a game and the repetition of their positions, stored on the device.

import { openStoredValue } from "../../../exercise/stored-value.js";

/** @typedef {import("../../../engine/engine.types").Side} Side */
/** A line as record text; `side`: the visitor's. @typedef {{ side: Side, record: string }} Line */

/**
 * @typedef {object} Card the repetition of a position
 * @property {string} key start and moves of the position
 * @property {number} due time of the next repetition, in milliseconds
 * @property {import("../../../exercise/schedule.js").StoredCard | null} card
 */

/** @typedef {{ lines: Line[], cards: Card[] }} Repertoire */

/** Number of lines that are stored; further ones are refused. */
export const MAX_LINES = 300;

/** Number of plies of a line; the rest of a longer one is left out. */
export const MAX_PLIES = 30;

/** Number of cards that are stored; the oldest are dropped. */
const MAX_CARDS = 3000;

/** Length of a stored line's record in characters. */
const MAX_LENGTH = 1000;

const SIDES = ["first", "second"];

/** @param {any} one */
const isLine = (one) =>
  SIDES.includes(one?.side) && typeof one.record === "string" && one.record.length <= MAX_LENGTH;

/** @param {any} one */
const isCard = (one) =>
  typeof one?.key === "string" &&
  Number.isFinite(one.due) &&
  (one.card === null || typeof one.card === "object");

/** @returns {Repertoire} */
const empty = () => ({ lines: [], cards: [] });

/** Reads a stored repertoire; invalid parts are dropped. @param {string | null} text @returns {{ value: Repertoire, isDamaged: boolean }} */
export function readRepertoire(text) {
  if (!text) return { value: empty(), isDamaged: false };
  try {
    const { lines, cards } = JSON.parse(text);
    if (!Array.isArray(lines) || !Array.isArray(cards)) return { value: empty(), isDamaged: true };
    const value = {
      lines: lines.filter(isLine).slice(0, MAX_LINES),
      cards: cards.filter(isCard).slice(-MAX_CARDS),
    };
    const isDamaged = value.lines.length < lines.length || value.cards.length < cards.length;
    return { value, isDamaged };
  } catch {
    return { value: empty(), isDamaged: true };
  }
}

/** @param {import("../../../exercise/progress.js").Storage} storage */
export const openRepertoire = (storage) => openStoredValue(storage, readRepertoire);

/**
 * Adds lines that no other line of the same side contains, and drops those that a new one contains.
 * @param {Repertoire} repertoire @param {readonly Line[]} found
 * @returns {{ value: Repertoire, added: number, isFull: boolean }} `isFull`: whether lines were refused
 */
export function withLines(repertoire, found) {
  let { lines } = repertoire;
  let added = 0;
  let isFull = false;
  for (const line of found) {
    if (lines.some((one) => contains(one, line))) continue;
    const others = lines.filter((one) => !contains(line, one));
    isFull ||= others.length >= MAX_LINES;
    if (others.length >= MAX_LINES) continue;
    lines = [...others, line];
    added += 1;
  }
  return { value: { ...repertoire, lines }, added, isFull };
}

/** Removes a line; the times of its positions stay, for other lines with the same ones. @param {Repertoire} repertoire @param {Line} line @returns {Repertoire} */
export const withoutLine = ({ lines, cards }, { side, record }) => ({
  lines: lines.filter((one) => one.side !== side || one.record !== record),
  cards,
});

/** @param {Line} line @param {Line} other */
const contains = (line, other) => line.side === other.side && line.record.startsWith(other.record);

/** Adds the lines and cards of another repertoire, whose cards replace the own ones. @param {Repertoire} own @param {Repertoire} other */
export function mergedRepertoires(own, other) {
  const { value } = withLines(own, other.lines);
  const replaced = new Set(other.cards.map(({ key }) => key));
  const cards = [...own.cards.filter(({ key }) => !replaced.has(key)), ...other.cards];
  return { ...value, cards: cards.slice(-MAX_CARDS) };
}

/** Stores the repetition of a position. @param {Repertoire} repertoire @param {Card} card @returns {Repertoire} */
export const withCard = ({ lines, cards }, card) => ({
  lines,
  cards: [...cards.filter(({ key }) => key !== card.key), card].slice(-MAX_CARDS),
});
