// Statements of an imported text or a link about its match: names and clocks next to the names of the sides, and
// evaluations for the graph of the review. They are stored, and shown until another match is opened.

import { excerpt } from "../../i18n/excerpt.js";
import { isKey } from "../../i18n/index.js";
import { recordInAddress } from "../../table/link.js";
import { playerName } from "../../table/player-names.js";
import { moverOf, SIDES } from "../../table/players.js";
import { element } from "../../ui/create.js";
import { byId } from "../../ui/dom.js";
import { evaluations } from "../analysis/evaluation-cache.js";
import { namesInAddress } from "../share/shared-link.js";
import { scoreOf } from "./imported-score.js";

/** @typedef {import("../../engine/engine.types").View} View */

/**
 * @typedef {object} Statements
 * @property {string} record  the match as record text
 * @property {string[]} players  names of the first and the second player; empty if unknown
 * @property {string[]} clocks  the mover's time after each move
 * @property {string[]} evaluations  in pawns for the first player, or moves to mate, such as `#-3`
 */

/** Statements about the match that is opened next. @type {Statements | null} */
let pending = null;

/** Called before an imported match is opened. @param {Statements} statements */
export function announceImport(statements) {
  pending = statements;
}

/** Statements about the match on the board. @type {Statements | null} */
let statements = null;

/** Names of the players that an imported text or a link states; null without names. */
export const statedPlayers = () => {
  const players = statements?.players ?? [];
  return players.some((name) => name !== "") ? players : null;
};

/** @param {import("../../table/table.js").Table} table @returns {import("../index.js").Tool} */
export function createImportedNotes(table) {
  const storage = table.storage("imported");
  const places = SIDES.map((side) => {
    const place = element("span", { id: `imported-${side}`, class: "imported" });
    byId(`name-${side}`).after(place);
    return place;
  });
  const stored = readStatements(storage.read());
  const isStored = stored?.record === wholeRecord(table);
  statements = linkedStatements(table) ?? (isStored ? stored : null);
  storeEvaluations(table.match.state().view);
  draw();

  /** @param {View} view */
  function storeEvaluations(view) {
    for (const [index, text] of (statements?.evaluations ?? []).entries()) {
      const ply = index + 1;
      const side = moverOf(view, ply);
      const score = scoreOf(text, side);
      if (score) evaluations.store({ ...view, ply }, { score, side, best: null, effort: 0 });
    }
  }

  function draw() {
    const { view } = table.match.state();
    for (const [index, place] of places.entries()) {
      const name = shownName(statements?.players[index] ?? "");
      const parts = [name, excerpt(clockOf(statements, view, SIDES[index]))];
      const text = parts.filter((part) => part !== "").join(" · ");
      if (place.textContent === text) continue;
      place.textContent = text;
      place.title = text; // it may be cut
    }
  }

  return {
    changed({ view }, cause) {
      if (cause === "opened" || cause === "new") {
        const before = statements;
        statements = cause === "opened" ? (pending ?? linkedStatements(table)) : null;
        pending = null;
        if (statements || before) storage.write(statements ? JSON.stringify(statements) : "");
        storeEvaluations(view);
      }
      draw();
    },
    show: draw,
  };
}

/** The names in the address, if it has those of the match on the board. @param {import("../../table/table.js").Table} table @returns {Statements | null} */
function linkedStatements(table) {
  const players = namesInAddress();
  const record = wholeRecord(table);
  if (players.join("") === "" || recordInAddress()?.replace("!", "") !== record) return null;
  return { record, players, clocks: [], evaluations: [] };
}

/** The record without the mark of the current step. @param {import("../../table/table.js").Table} table */
const wholeRecord = ({ match }) => match.state().record.replace("!", "");

/** @param {string | null} text @returns {Statements | null} */
function readStatements(text) {
  try {
    const { record, players, clocks, evaluations: values } = JSON.parse(text ?? "");
    const isList = (/** @type {unknown} */ list) =>
      Array.isArray(list) && list.every((one) => typeof one === "string");
    if (typeof record !== "string" || ![players, clocks, values].every(isList)) return null;
    return { record, players, clocks, evaluations: values };
  } catch {
    return null;
  }
}

/** A side's last time up to the current move. @param {Statements | null} statements @param {View} view @param {"first" | "second"} side */
function clockOf(statements, view, side) {
  const clocks = statements?.clocks ?? [];
  for (let ply = Math.min(view.ply, clocks.length); ply > 0; ply -= 1)
    if (clocks[ply - 1] !== "" && moverOf(view, ply - 1) === side) return clocks[ply - 1];
  return "";
}

/** A stated name, of a person or the id of a computer player after `@`; invisible characters are replaced. @param {string} name */
export function shownName(name) {
  const id = name.slice(1);
  return name.startsWith("@") && isKey(`name.${id}`) ? playerName(id) : excerpt(name);
}
