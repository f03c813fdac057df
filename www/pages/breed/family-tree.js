// The family tree: a row per generation below the original, lines from parents to children and to survivors, and
// members without descendants pale. Also lists the ancestors of the best member and a table of the generations.

import { formatNumber, translatorFor } from "../../i18n/index.js";
import { gamesOf, scoreOf } from "../../lab/experiments/score-statistics.js";
import { element } from "../../ui/create.js";
import { svgElement } from "../../ui/svg.js";
import { lifeOf } from "./breed-run.js";
import { messages } from "./i18n/breed.js";
import { traitLists } from "./trait-lists.js";
import { portraitOf } from "./traits.js";
import { columnsOf, lineOf, livingOf, standIns } from "./tree-plan.js";

/** @typedef {import("./breed-run.js").Kin} Kin */
/** @typedef {import("../../table/parameters.js").Parameter} Parameter */

const { t } = translatorFor(messages);

/** Distance of dots, distance of rows, and margin for the generation numbers. */
const [ACROSS, DOWN, MARGIN] = [28, 38, 30];
/** Radius of a dot, and of one without descendants. */
const [DOT, SMALL_DOT] = [9, 5];
/** Levels by which a dot is filled. */
const STEPS = 4;

/** Draws a tree; the thick line leads to the member with the id `best`. @param {Kin[][]} family @param {number} best */
export function drawTree(family, best) {
  const widest = Math.max(...family.map(({ length }) => length), 1);
  const { links, dots } = drawRelations(family, best, columnsOf(family, widest));
  const numbers = family.map((_, row) => {
    const [, y] = at(row + 1, 0);
    return svgElement("text", { x: MARGIN - 8, y: y + 4 }, formatNumber(row + 1));
  });
  const people = new Set(family.flat().map(({ id }) => id)).size;
  const label = t("breed.tree.label", { generations: family.length, people, best });
  return svgElement(
    "svg",
    {
      viewBox: `0 0 ${MARGIN + widest * ACROSS} ${(family.length + 1) * DOWN}`,
      class: "family-tree",
      role: "img",
      "aria-label": label,
    },
    ...links,
    ...dots,
    ...numbers,
  );
}

/** @param {number} row @param {number} column */
const at = (row, column) =>
  /** @type {const} */ ([MARGIN + (column + 0.5) * ACROSS, (row + 0.5) * DOWN]);

/** Members and their links, thick ones last. @param {Kin[][]} family @param {number} best @param {Map<number, number>[]} columns */
function drawRelations(family, best, columns) {
  const leading = standIns(family, best);
  const living = livingOf(family);
  const place = (/** @type {number} */ row, /** @type {number} */ id) =>
    at(row, columns[row].get(id) ?? 0);
  /** @type {SVGElement[]} */
  const thin = [];
  /** @type {SVGElement[]} */
  const thick = [];
  const dots = [dot(place(0, 0), { share: 0.5, name: "node best" })];
  family.forEach((people, above) => {
    for (const { id, parents, standing } of people) {
      const row = above + 1;
      const isLeading = leading[row] === id;
      const isLiving = living.has(id);
      const pale = isLiving ? "" : " ended";
      const from = columns[above].has(id) ? [id] : [...new Set(parents)];
      for (const parent of from.filter((one) => columns[above].has(one))) {
        const isThick = isLeading && leading[above] === parent;
        const path = link(place(above, parent), place(row, id), isThick ? " best" : pale);
        (isThick ? thick : thin).push(path);
      }
      const isUnborn = gamesOf(standing) === 0;
      const name = `node${isLeading ? " best" : pale}${isUnborn ? " waiting" : ""}`;
      const r = isLiving || isLeading ? DOT : SMALL_DOT;
      dots.push(dot(place(row, id), { share: scoreOf(standing).mean, name, r }));
    }
  });
  return { links: [...thin, ...thick], dots };
}

/** @param {readonly [number, number]} from @param {readonly [number, number]} to @param {string} look */
function link([x, y], [toX, toY], look) {
  const half = (y + toY) / 2;
  const d = `M${x} ${y}C${x} ${half} ${toX} ${half} ${toX} ${toY}`;
  return svgElement("path", { class: `link${look}`, d });
}

/** @param {readonly [number, number]} place @param {{ share: number, name: string, r?: number }} look  share of points won */
function dot([cx, cy], { share, name, r = DOT }) {
  const fill = Math.round(Math.min(1, Math.max(0, (share - 0.3) / 0.4)) * STEPS) / STEPS;
  return svgElement(
    "g",
    { class: name },
    svgElement("circle", { class: "ground", cx, cy, r }),
    svgElement("circle", { class: "filling", cx, cy, r, "fill-opacity": fill }),
  );
}

/**
 * Lists the line from the original to the best member through the better parents, with the changes of each.
 * @param {Kin[][]} family @param {number} best @param {{ name: string, parameters: Parameter[], traits: import("./traits.js").Traits }} program
 */
export function drawLine(family, best, { name, parameters, traits }) {
  const line = lineOf(family, best);
  const entries = line.map((one, at) => {
    const life = lifeOf(family, one.id);
    const text = t("breed.line.entry", {
      id: one.id,
      generation: family.findIndex((people) => people.some(({ id }) => id === one.id)) + 1,
      score: formatNumber(100 * scoreOf(life).mean, 1),
      games: formatNumber(gamesOf(life)),
    });
    const before = line[at - 1]?.numbers ?? {};
    const since = parameters.map((parameter) => ({
      ...parameter,
      default: [before[parameter.name] ?? parameter.default].flat(),
    }));
    return element("li", {}, text, ...traitLists(portraitOf(since, one.numbers, traits)));
  });
  return [element("li", {}, t("breed.line.original", { name })), ...entries];
}

/** The table of the generations. @param {Kin[][]} family */
export function drawFigures(family) {
  return family.map((people, row) => {
    const before = new Set((family[row - 1] ?? []).map(({ id }) => id));
    const stayed = people.filter(({ id }) => before.has(id)).length;
    const ranked = people
      .filter(({ standing }) => gamesOf(standing) > 0)
      .sort((one, other) => scoreOf(other.standing).mean - scoreOf(one.standing).mean);
    const cells = [
      formatNumber(stayed),
      formatNumber(people.length - stayed),
      ranked[0] ? String(ranked[0].id) : "–",
      ranked[0] ? `${formatNumber(100 * scoreOf(ranked[0].standing).mean, 1)} %` : "–",
    ];
    return element(
      "tr",
      {},
      element("th", { scope: "row" }, formatNumber(row + 1)),
      ...cells.map((text) => element("td", {}, text)),
    );
  });
}
