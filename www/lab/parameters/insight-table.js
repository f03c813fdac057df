// Table of a program's values of all moves, with the parts of each value.

import { formatNumber, isKey, t } from "../../i18n/index.js";
import { element, textElement } from "../../ui/create.js";
import { labelOf } from "./parameter-texts.js";

/** @typedef {import("../lab.types").Insight} Insight */
/** @typedef {Insight["candidates"][number]} Candidate */
/** @typedef {(move: string) => string} MoveName */

/** Maximum moves listed. */
const MAX_LISTED = 12;

/** The table and the notes below it. @param {Insight} insight @param {MoveName} moveName */
export function insightTable({ position, candidates }, moveName) {
  if (candidates.length === 0) return [];
  const sorted = [...candidates].sort((one, other) => other.value - one.value);
  const looksAhead = candidates.some(({ pv }) => pv.length > 1);
  const rows = sorted.slice(0, MAX_LISTED).map((one) => candidateRow(one, looksAhead, moveName));
  if (position.length > 0) rows.unshift(positionRow(position, looksAhead));
  const hints = [];
  if (position.length > 0) hints.push(t("lab.parts-at-the-end"));
  if (sorted.length > MAX_LISTED) hints.push(t("lab.more", { count: sorted.length - MAX_LISTED }));
  return [
    element(
      "table",
      { class: "data-table" },
      element("thead", {}, headRow(candidates[0], looksAhead)),
      element("tbody", {}, ...rows),
    ),
    element("p", { class: "hint" }, hints.join(" ")),
  ];
}

/** @param {Candidate} candidate @param {boolean} looksAhead */
const headRow = ({ parts }, looksAhead) =>
  element(
    "tr",
    {},
    textElement("th", "lab.move", { scope: "col" }),
    textElement("th", "lab.value", { scope: "col" }),
    ...parts.map(({ name }) => element("th", { scope: "col" }, partName(name))),
    ...(looksAhead ? [textElement("th", "lab.expected", { scope: "col", class: "line" })] : []),
  );

/** @param {Candidate} candidate @param {boolean} looksAhead @param {MoveName} moveName */
const candidateRow = ({ move, value, pv, parts }, looksAhead, moveName) =>
  element(
    "tr",
    {},
    element("th", { scope: "row" }, moveName(move)),
    element("td", {}, formatNumber(value)),
    ...figures(parts),
    ...(looksAhead ? [element("td", { class: "line" }, pv.map(moveName).join(" "))] : []),
  );

/** The row of the position before any move. @param {Insight["position"]} parts @param {boolean} looksAhead */
function positionRow(parts, looksAhead) {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  return element(
    "tr",
    {},
    textElement("th", "lab.position", { scope: "row" }),
    element("td", {}, formatNumber(total)),
    ...figures(parts),
    ...(looksAhead ? [element("td", {})] : []),
  );
}

/** @param {Insight["position"]} parts */
const figures = (parts) => parts.map(({ value }) => element("td", {}, formatNumber(value)));

/** Display name of a part of a value. @param {string} name */
export function partName(name) {
  const key = `lab.part.${name}`;
  return isKey(key) ? t(key) : labelOf(name);
}
