// Shows the effect of changed parameters on the next move: the program's new and original choice, and the parts of the
// value that make the difference.

import { errorText } from "../../i18n/error-text.js";
import { t } from "../../i18n/index.js";
import { signed } from "../../table/score.js";
import { element } from "../../ui/create.js";
import { createLabClient, labRequest } from "../lab-client.js";
import { partName } from "./insight-table.js";

/** @typedef {import("../lab.types").LabReplies["insight"]} Thought */
/** @typedef {(move: string) => string} MoveName */

/** Maximum milliseconds for each of the two searches. */
const MAX_SEARCH_TIME = 2000;
/** Maximum number of reasons in the sentence. */
const MAX_REASONS = 4;

/**
 * @param {import("../../table/table.js").Table} table @param {import("../../table/game-ui.types").GameUi} gameUi
 * @param {() => import("../lab.types").Program} program
 */
export function createEffect(table, gameUi, program) {
  const view = element("p", { class: "effect", role: "status" });
  /** The match, program, parameters and language to describe; empty without changes. */
  let subject = "";
  let isRequesting = false;

  function update() {
    const { view: now, record } = table.match.state();
    const { id, numbers } = program();
    const isChanged = Object.keys(numbers).length > 0 && !now.outcome;
    const next = JSON.stringify([record, id, numbers, document.documentElement.lang]);
    subject = isChanged ? next : "";
    if (!isChanged) view.textContent = "";
    else if (!isRequesting) requestEffect();
  }

  /** Requests the effect until the sentence is current: the parameters may change meanwhile. */
  async function requestEffect() {
    isRequesting = true;
    const client = createLabClient(table.rules);
    try {
      for (let shown = ""; shown !== subject && subject !== ""; ) {
        shown = subject;
        const request = labRequest(table, program(), { time: MAX_SEARCH_TIME });
        const moveName = namesOfMoves(table.match.state().view, gameUi);
        const before = await client.insight({ ...request, parameters: {} });
        const sentence = effectText(before, await client.insight(request), moveName);
        if (shown === subject) view.textContent = sentence;
      }
    } catch (error) {
      view.textContent = errorText(error);
    } finally {
      client.close();
      isRequesting = false;
    }
  }

  return { view, update };
}

/**
 * Names moves as the record does; programs may name them by coordinates.
 * @param {import("../../engine/engine.types").View} view @param {import("../../table/game-ui.types").GameUi} gameUi
 * @returns {MoveName}
 */
function namesOfMoves({ legal, names }, gameUi) {
  const squares = legal.map(({ from, to, text }) => {
    const piece = text.match(/=(\w)/)?.[1].toLowerCase() ?? "";
    return from === null || to === null ? [text, text] : [names[from] + names[to] + piece, text];
  });
  const written = new Map(/** @type {[string, string][]} */ (squares));
  return (move) => gameUi.moveName(written.get(move) ?? move);
}

/** @param {Thought} before @param {Thought} after @param {MoveName} moveName */
function effectText({ choice: before }, { choice: after, insight }, moveName) {
  const move = moveName(after.move);
  const [resigned, resigns] = [before, after].map(({ score }) => score?.kind === "resigns");
  if (resigned && resigns) return t("lab.effect.still-gives-up");
  if (resigns) return t("lab.effect.gives-up", { before: moveName(before.move) });
  if (resigned) return t("lab.effect.no-longer-gives-up", { move });
  if (before.move === after.move) return t("lab.effect.same", { move });
  const why = insight ? reasonText(insight, before.move, after.move, moveName) : "";
  return `${t("lab.effect.instead", { move, before: moveName(before.move) })}${why}.`;
}

/**
 * The parts by which one move's value exceeds the other's, greatest first.
 * @param {import("../lab.types").Insight} insight @param {string} before @param {string} after
 * @param {MoveName} moveName
 */
function reasonText({ candidates }, before, after, moveName) {
  const candidateOf = (/** @type {string} */ move) => candidates.find((one) => one.move === move);
  const [old, chosen] = [candidateOf(before), candidateOf(after)];
  if (!chosen) return "";
  if (!old) return `: ${t("lab.effect.not-seen", { before: moveName(before) })}`;
  if (chosen.value === old.value) return `: ${t("lab.effect.equal")}`;
  const differences = chosen.parts
    .map(({ name, value }, at) => ({ name, by: value - (old.parts[at]?.value ?? 0) }))
    .filter(({ by }) => by !== 0)
    .sort((one, other) => Math.abs(other.by) - Math.abs(one.by))
    .slice(0, MAX_REASONS);
  const reasons = differences.map(({ name, by }) => `${partName(name)} ${signed(by, 0)}`);
  return reasons.length > 0 ? `: ${reasons.join(", ")}` : "";
}
