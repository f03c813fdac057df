// What a program thinks of the position on the board, in its own numbers: the value of every move with the parts
// that it is the sum of, the moves that it expects, and the rows and cells that it has in mind, on the board.

import { errorText, formatNumber, isKey, t } from "../i18n/index.js";
import { element, textElement } from "../ui/create.js";
import { createLabClient } from "./lab-client.js";

/** @typedef {import("./types.js").Insight} Insight */
/** @typedef {Insight["position"]} Parts */

/** How many moves are listed with what the program thinks of them. */
const LISTED = 12;

/** TTT3D knows so many situations; a higher number is its waiting list. */
const SITUATIONS = 13;

/** Milliseconds after which a program that looks far ahead is not waited for any longer. */
export const PATIENCE = 20_000;

/**
 * @param {import("../table/controls.js").Table} table @param {import("../table/board.js").BoardKind} kind
 * @param {() => import("./types.js").Program} program  whose thoughts are wanted
 */
export function createInsight(table, kind, program) {
  const wanted = element("input", { type: "checkbox" });
  const thoughts = element("div", { class: "scrolls", tabindex: 0, role: "group" });
  const view = element(
    "div",
    {},
    element("label", { class: "tick" }, wanted, " ", textElement("span", "lab.think")),
    thoughts,
  );
  /** @type {import("./lab-client.js").LabClient | null} */
  let assistant = null;
  /** The match, the program and the language that the thoughts are in. */
  let subject = "";
  wanted.addEventListener("change", follow);

  function forget() {
    assistant?.close();
    assistant = null;
    if (subject !== "") table.point([]);
    subject = "";
    thoughts.replaceChildren();
  }

  /** Asks what the program thinks of every move, if somebody wants to see it. */
  async function follow() {
    const { view: now, seed, record } = table.match.state();
    const { id, name, numbers } = program();
    const next = JSON.stringify([record, id, numbers, document.documentElement.lang]);
    if (!wanted.checked || now.outcome) return forget();
    if (next === subject) return;
    forget();
    subject = next;
    assistant = createLabClient(table.rules);
    const limits = { time: PATIENCE };
    const question = {
      record,
      game: table.rules.info.id,
      player: id,
      parameters: numbers,
      limits,
      seed,
    };
    try {
      const { insight, choice } = await assistant.insight(question);
      if (subject === next) write(insight, choice, name);
    } catch (complaint) {
      if (subject === next)
        thoughts.textContent = errorText(
          /** @type {import("../engine/types.js").Complaint} */ (complaint),
        );
    } finally {
      if (subject === next) {
        assistant?.close();
        assistant = null;
      }
    }
  }

  /**
   * @param {Insight | null} insight @param {import("../engine/types.js").Choice} choice
   * @param {string} called
   */
  function write(insight, choice, called) {
    const choosing = t("lab.would-play", {
      player: called,
      move: kind.moveName(choice.move),
      why: situationOf(choice) ?? kind.tellThought?.(called, choice) ?? "",
    });
    thoughts.setAttribute("aria-label", t("lab.think"));
    thoughts.replaceChildren(element("p", {}, choosing));
    if (!insight) thoughts.append(element("p", { class: "hint" }, t("lab.too-long")));
    else if (insight.sight) thoughts.append(...sightOf(insight.sight));
    else thoughts.append(...listOf(insight));
  }

  /** @param {NonNullable<Insight["sight"]>} sight */
  function sightOf({ cells, ...sight }) {
    const { names } = table.match.state().view;
    // From one end to the other: the data cards have the cells of a row in another order.
    const rows = sight.rows.map((row) => [...row].sort((one, other) => one - other));
    table.point(cells, rows);
    const named = (/** @type {number[]} */ list) => list.map((cell) => names[cell]).join(" ");
    return [
      ...cells.map((cell, at) =>
        element("p", {}, t("lab.has-in-mind", { name: `M${at + 1}`, cell: names[cell] })),
      ),
      ...rows.map((row, at) =>
        element("p", {}, t("lab.row-seen", { number: at + 1, cells: named(row) })),
      ),
    ];
  }

  /** @param {Insight} insight */
  function listOf({ position, candidates }) {
    if (candidates.length === 0) return [];
    const sorted = [...candidates].sort((one, other) => other.value - one.value);
    const parts = candidates[0].parts.map(({ name }) => name);
    const looks = candidates.some(({ pv }) => pv.length > 1);
    const figures = (/** @type {Parts} */ list) =>
      list.map(({ value }) => element("td", {}, formatNumber(value)));
    const head = element(
      "tr",
      {},
      textElement("th", "lab.move", { scope: "col" }),
      textElement("th", "lab.value", { scope: "col" }),
      ...parts.map((name) => element("th", { scope: "col" }, sayPart(name))),
      ...(looks ? [textElement("th", "lab.expected", { scope: "col", class: "pv" })] : []),
    );
    const rows = sorted
      .slice(0, LISTED)
      .map(({ move, value, pv, parts }) =>
        element(
          "tr",
          {},
          element("th", { scope: "row" }, kind.moveName(move)),
          element("td", {}, formatNumber(value)),
          ...figures(parts),
          ...(looks ? [element("td", { class: "pv" }, pv.map(kind.moveName).join(" "))] : []),
        ),
      );
    if (position.length > 0) {
      const total = position.reduce((sum, { value }) => sum + value, 0);
      const cells = [element("td", {}, formatNumber(total)), ...figures(position)];
      const name = textElement("th", "lab.position", { scope: "row" });
      rows.unshift(element("tr", {}, name, ...cells, ...(looks ? [element("td", {})] : [])));
    }
    const hints = [];
    if (position.length > 0) hints.push(t("lab.parts-at-the-end"));
    if (sorted.length > LISTED) hints.push(t("lab.more", { count: sorted.length - LISTED }));
    return [
      element(
        "table",
        { class: "cross" },
        element("thead", {}, head),
        element("tbody", {}, ...rows),
      ),
      element("p", { class: "hint" }, hints.join(" ")),
    ];
  }

  return { view, follow };
}

/** The number of a situation that a program has found. @param {import("../engine/types.js").Choice} choice */
function situationOf({ score }) {
  if (score?.kind !== "situation") return null;
  const { number } = score.value;
  return number > SITUATIONS ? t("lab.waiting-list") : t("lab.situation", { number });
}

/** @param {string} name */
function sayPart(name) {
  const key = `lab.part.${name}`;
  return isKey(key) ? t(key) : name.toUpperCase();
}
