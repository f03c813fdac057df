// What a program thinks of the position on the board, in its own numbers: the value of every move with the parts
// that it is the sum of, the moves that it expects, and the rows and cells that it has in mind, on the board.

import { isKey, say, sayError, sayNumber } from "../strings/index.js";
import { make, worded } from "../tools/make.js";
import { createAssistant } from "./assistant.js";

/** @typedef {import("./types.js").Insight} Insight */
/** @typedef {Insight["position"]} Parts */

/** How many moves are listed with what the program thinks of them. */
const LISTED = 12;

/** TTT3D knows so many situations; a higher number is its waiting list. */
const SITUATIONS = 13;

/** Milliseconds after which a program that looks far ahead is not waited for any longer. */
export const PATIENCE = 20_000;

/**
 * @param {import("../boards/board.js").Table} table @param {import("../boards/board.js").BoardKind} kind
 * @param {() => import("./types.js").Program} program  whose thoughts are wanted
 */
export function createThoughts(table, kind, program) {
  const wanted = make("input", { type: "checkbox" });
  const thoughts = make("div", { class: "scrolls", tabindex: 0, role: "group" });
  const view = make(
    "div",
    {},
    make("label", { class: "tick" }, wanted, " ", worded("span", "lab.think")),
    thoughts,
  );
  /** @type {import("./assistant.js").Assistant | null} */
  let assistant = null;
  /** The match, the program and the language that the thoughts are in. */
  let subject = "";
  wanted.addEventListener("change", follow);

  function forget() {
    assistant?.leave();
    assistant = null;
    if (subject !== "") table.point([]);
    subject = "";
    thoughts.replaceChildren();
  }

  /** Asks what the program thinks of every move, if somebody wants to see it. */
  async function follow() {
    const { view: now, seed, line } = table.state();
    const { id, name, numbers } = program();
    const next = JSON.stringify([line, id, numbers, document.documentElement.lang]);
    if (!wanted.checked || now.outcome) return forget();
    if (next === subject) return;
    forget();
    subject = next;
    assistant = createAssistant(table.files);
    const limits = { time: PATIENCE };
    const question = { line, game: table.info.id, player: id, parameters: numbers, limits, seed };
    try {
      const { insight, choice } = await assistant.insight(question);
      if (subject === next) write(insight, choice, name);
    } catch (complaint) {
      if (subject === next)
        thoughts.textContent = sayError(
          /** @type {import("../engine/types.js").Complaint} */ (complaint),
        );
    } finally {
      if (subject === next) {
        assistant?.leave();
        assistant = null;
      }
    }
  }

  /**
   * @param {Insight | null} insight @param {import("../engine/types.js").Choice} choice
   * @param {string} called
   */
  function write(insight, choice, called) {
    const choosing = say("lab.would-play", {
      player: called,
      move: kind.moveName(choice.move),
      why: situationOf(choice) ?? kind.tellThought?.(called, choice) ?? "",
    });
    thoughts.setAttribute("aria-label", say("lab.think"));
    thoughts.replaceChildren(make("p", {}, choosing));
    if (!insight) thoughts.append(make("p", { class: "hint" }, say("lab.too-long")));
    else if (insight.sight) thoughts.append(...sightOf(insight.sight));
    else thoughts.append(...listOf(insight));
  }

  /** @param {NonNullable<Insight["sight"]>} sight */
  function sightOf({ cells, ...sight }) {
    const { names } = table.state().view;
    // From one end to the other: the data cards have the cells of a row in another order.
    const rows = sight.rows.map((row) => [...row].sort((one, other) => one - other));
    table.point(cells, rows);
    const named = (/** @type {number[]} */ list) => list.map((cell) => names[cell]).join(" ");
    return [
      ...cells.map((cell, at) =>
        make("p", {}, say("lab.has-in-mind", { name: `M${at + 1}`, cell: names[cell] })),
      ),
      ...rows.map((row, at) =>
        make("p", {}, say("lab.row-seen", { number: at + 1, cells: named(row) })),
      ),
    ];
  }

  /** @param {Insight} insight */
  function listOf({ position, candidates }) {
    if (candidates.length === 0) return [];
    const sorted = [...candidates].sort((one, other) => other.value - one.value);
    const parts = candidates[0].parts.map(({ name }) => name);
    const looks = candidates.some(({ line }) => line.length > 1);
    const figures = (/** @type {Parts} */ list) =>
      list.map(({ value }) => make("td", {}, sayNumber(value)));
    const head = make(
      "tr",
      {},
      worded("th", "lab.move", { scope: "col" }),
      worded("th", "lab.value", { scope: "col" }),
      ...parts.map((name) => make("th", { scope: "col" }, sayPart(name))),
      ...(looks ? [worded("th", "lab.expected", { scope: "col", class: "line" })] : []),
    );
    const rows = sorted
      .slice(0, LISTED)
      .map(({ move, value, line, parts }) =>
        make(
          "tr",
          {},
          make("th", { scope: "row" }, kind.moveName(move)),
          make("td", {}, sayNumber(value)),
          ...figures(parts),
          ...(looks ? [make("td", { class: "line" }, line.map(kind.moveName).join(" "))] : []),
        ),
      );
    if (position.length > 0) {
      const total = position.reduce((sum, { value }) => sum + value, 0);
      const cells = [make("td", {}, sayNumber(total)), ...figures(position)];
      const name = worded("th", "lab.position", { scope: "row" });
      rows.unshift(make("tr", {}, name, ...cells, ...(looks ? [make("td", {})] : [])));
    }
    const hints = [];
    if (position.length > 0) hints.push(say("lab.parts-at-the-end"));
    if (sorted.length > LISTED) hints.push(say("lab.more", { count: sorted.length - LISTED }));
    return [
      make("table", { class: "cross" }, make("thead", {}, head), make("tbody", {}, ...rows)),
      make("p", { class: "hint" }, hints.join(" ")),
    ];
  }

  return { view, follow };
}

/** The number of a situation that a program has found. @param {import("../engine/types.js").Choice} choice */
function situationOf({ score }) {
  if (score?.kind !== "situation") return null;
  const { number } = score.value;
  return number > SITUATIONS ? say("lab.waiting-list") : say("lab.situation", { number });
}

/** @param {string} name */
function sayPart(name) {
  const key = `lab.part.${name}`;
  return isKey(key) ? say(key) : name.toUpperCase();
}
