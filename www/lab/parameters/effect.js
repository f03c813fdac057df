// What changed numbers do to the next move, as soon as they are changed: which move the program makes in place of the
// one that it would make with its original numbers, and what in its valuation is the reason.

import { errorText } from "../../i18n/error-text.js";
import { t } from "../../i18n/index.js";
import { signed } from "../../table/score.js";
import { element } from "../../ui/create.js";
import { createLabClient, labRequest } from "../lab-client.js";
import { partName } from "./insight-table.js";

/** @typedef {import("../lab.types").LabReplies["insight"]} Thought */
/** @typedef {(move: string) => string} MoveName */

/** Milliseconds for each of the two moves. */
const PATIENCE = 2000;
/** So many reasons are told. */
const REASONS = 4;

/**
 * @param {import("../../table/table.js").Table} table @param {import("../../table/game-ui.types").GameUi} kind
 * @param {() => import("../lab.types").Program} program
 */
export function createEffect(table, kind, program) {
  const view = element("p", { class: "effect", role: "status" });
  /** What has to be told: the match, the program, its numbers and the language; nothing without a change. */
  let subject = "";
  let isAsking = false;

  function follow() {
    const { view: now, record } = table.match.state();
    const { id, numbers } = program();
    const isChanged = Object.keys(numbers).length > 0 && !now.outcome;
    const next = JSON.stringify([record, id, numbers, document.documentElement.lang]);
    subject = isChanged ? next : "";
    if (!isChanged) view.textContent = "";
    else if (!isAsking) ask();
  }

  /** Asks until what is told is of today: meanwhile the numbers may have changed again. */
  async function ask() {
    isAsking = true;
    const client = createLabClient(table.rules);
    try {
      for (let told = ""; told !== subject && subject !== ""; ) {
        told = subject;
        const request = labRequest(table, program(), { time: PATIENCE });
        const moveName = namesOfMoves(table.match.state().view, kind);
        const before = await client.insight({ ...request, parameters: {} });
        const sentence = effectText(before, await client.insight(request), moveName);
        if (told === subject) view.textContent = sentence;
      }
    } catch (error) {
      view.textContent = errorText(error);
    } finally {
      client.close();
      isAsking = false;
    }
  }

  return { view, follow };
}

/**
 * Moves as a score sheet has them, where a program calls them by their squares.
 * @param {import("../../engine/engine.types").View} view @param {import("../../table/game-ui.types").GameUi} kind
 * @returns {MoveName}
 */
function namesOfMoves({ legal, names }, kind) {
  const squares = legal.map(({ from, to, text }) => {
    const piece = text.match(/=(\w)/)?.[1].toLowerCase() ?? "";
    return from === null || to === null ? [text, text] : [names[from] + names[to] + piece, text];
  });
  const written = new Map(/** @type {[string, string][]} */ (squares));
  return (move) => kind.moveName(written.get(move) ?? move);
}

/** @param {Thought} before @param {Thought} after @param {MoveName} moveName */
function effectText({ choice: before }, { choice: after, insight }, moveName) {
  const move = moveName(after.move);
  const [gaveUp, givesUp] = [before, after].map(({ score }) => score?.kind === "resigns");
  if (gaveUp && givesUp) return t("lab.effect.still-gives-up");
  if (givesUp) return t("lab.effect.gives-up", { before: moveName(before.move) });
  if (gaveUp) return t("lab.effect.no-longer-gives-up", { move });
  if (before.move === after.move) return t("lab.effect.same", { move });
  const why = insight ? reasonText(insight, before.move, after.move, moveName) : "";
  return `${t("lab.effect.instead", { move, before: moveName(before.move) })}${why}.`;
}

/**
 * What makes the one move better than the other, the greatest first.
 * @param {import("../lab.types").Insight} insight @param {string} before @param {string} after
 * @param {MoveName} moveName
 */
function reasonText({ candidates }, before, after, moveName) {
  const of = (/** @type {string} */ move) => candidates.find((one) => one.move === move);
  const [old, chosen] = [of(before), of(after)];
  if (!chosen) return "";
  if (!old) return `: ${t("lab.effect.not-seen", { before: moveName(before) })}`;
  if (chosen.value === old.value) return `: ${t("lab.effect.equal")}`;
  const differences = chosen.parts
    .map(({ name, value }, at) => ({ name, by: value - (old.parts[at]?.value ?? 0) }))
    .filter(({ by }) => by !== 0)
    .sort((one, other) => Math.abs(other.by) - Math.abs(one.by))
    .slice(0, REASONS);
  const told = differences.map(({ name, by }) => `${partName(name)} ${signed(by, 0)}`);
  return told.length > 0 ? `: ${told.join(", ")}` : "";
}
