// Costs of mistakes in the terms of chess: mates, and material after the engine's lines.

import { translatorFor } from "../../i18n/index.js";
import { messages } from "./i18n/tools.js";
import { KINDS, letterOf, WORTH } from "./pieces.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../engine/engine.types").Side} Side */
/** @typedef {import("../../table/game-tools.types").Mistaken} Mistaken */
/** A piece that can be lost. @typedef {Exclude<import("./pieces.js").Kind, "k">} Kind */

const { t, plural } = translatorFor(messages);

/** Smallest difference of material that is stated, in pawns. */
const MIN_LOSS = 2;

/** Largest difference between the material and the engine's evaluations, in pawns: a larger one has other causes. */
const MAX_DISCREPANCY = 2;

/** Number of plies of a line that are played out. */
const MAX_PLIES = 8;

/** Moves of one side within a number of plies. @param {number} plies */
const movesIn = (plies) => Math.max(1, Math.ceil(plies / 2));

/** @type {NonNullable<import("../../table/game-tools.types").GameTools["contrast"]>} */
export function chessContrast(mistaken) {
  const { before, after, best } = mistaken;
  const isMate = before.kind === "win";
  return {
    best:
      isMate && best ? plural("contrast.mates", movesIn(before.value), { move: best.name }) : null,
    loss:
      after.kind === "loss"
        ? plural("contrast.mated", movesIn(after.value))
        : isMate
          ? plural("contrast.missed-mate", movesIn(before.value))
          : lostMaterial(mistaken),
  };
}

/** Describes the material lost; null if the lines and the evaluations do not agree on it. @param {Mistaken} mistaken */
function lostMaterial({ view, before, after, played, best, viewAfter }) {
  if (before.kind !== "pawns" || after.kind !== "pawns" || !best) return null;
  const lost = (before.value.hundredths - after.value.hundredths) / 100;
  const { side } = view;
  const worst = settled(played.moves, view, viewAfter);
  const ideal = settled(best.moves, view, viewAfter);
  if (!worst || !ideal) return null;
  const difference = balance(ideal.cells, side) - balance(worst.cells, side);
  if (difference < MIN_LOSS || Math.abs(difference - lost) > MAX_DISCREPANCY) return null;
  return materialText(view.cells, worst.cells, side) ?? missedText(view.cells, ideal.cells, side);
}

/**
 * The position after a line, without the captures at its end that may be answered; null if nothing remains or a pawn is
 * promoted.
 * @param {readonly string[]} moves @param {View} view before them @param {(moves: readonly string[]) => View} viewAfter
 */
function settled(moves, view, viewAfter) {
  const { moves: all } = viewAfter(moves.slice(0, MAX_PLIES));
  const names = all.slice(view.ply);
  if (names.some((name) => name.includes("="))) return null;
  const quiet = names.map((name) => !/[x+]/.test(name)).lastIndexOf(true);
  return quiet > 0 ? viewAfter(moves.slice(0, quiet + 1)) : null;
}

/** Material of a side above that of the other, in pawns. @param {string} cells @param {Side} side */
function balance(cells, side) {
  const own = counts(cells, side);
  const others = counts(cells, otherSide(side));
  return kinds.reduce((sum, kind) => sum + WORTH[kind] * (own[kind] - others[kind]), 0);
}

/** Describes what a side lost and won in an exchange; null unless it lost one piece. @param {string} from @param {string} to @param {Side} side */
export function materialText(from, to, side) {
  const { lost, won } = exchange(from, to, side);
  if (lost.length !== 1 || won.length > 1) return null;
  const [piece] = lost;
  const [price] = won;
  if (!price) return t(`contrast.loses.${KINDS[piece]}`);
  return t("contrast.for", {
    loses: t(`contrast.loses.${KINDS[piece]}`),
    price: t(`contrast.piece.${KINDS[price]}`),
  });
}

/** The piece that a side could have won without an equal one; null if that is not one piece. @param {string} from @param {string} to @param {Side} side */
export function missedText(from, to, side) {
  const { lost, won } = exchange(from, to, side);
  const [piece] = won;
  return won.length === 1 && lost.length === 0 ? t(`contrast.misses.${KINDS[piece]}`) : null;
}

/** Pieces that both sides lost, without those of the same kind. @param {string} from @param {string} to @param {Side} side */
function exchange(from, to, side) {
  const missing = (/** @type {Side} */ one, /** @type {Kind} */ kind) =>
    counts(from, one)[kind] - counts(to, one)[kind];
  /** @type {Kind[]} */
  const lost = [];
  /** @type {Kind[]} */
  const won = [];
  for (const kind of kinds) {
    const net = missing(side, kind) - missing(otherSide(side), kind);
    (net > 0 ? lost : won).push(...Array(Math.abs(net)).fill(kind));
  }
  return { lost, won };
}

const kinds = /** @type {Kind[]} */ (Object.keys(KINDS).filter((kind) => kind !== "k"));

/** @param {Side} side */
const otherSide = (side) => (side === "first" ? "second" : "first");

/** Number of a side's pieces of each kind. @param {string} cells @param {Side} side */
const counts = (cells, side) =>
  /** @type {Record<Kind, number>} */ (
    Object.fromEntries(kinds.map((kind) => [kind, cells.split(letterOf(kind, side)).length - 1]))
  );
