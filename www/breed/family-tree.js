// The family tree as a drawing: every row a generation, the original on top, lines from parents to children and on to
// those that stay. Beside it the ancestors of the best one in words, and the generations in figures.

import { formatNumber, translatorFor } from "../i18n/index.js";
import { gamesOf, scoreOf } from "../lab/score-statistics.js";
import { element } from "../ui/create.js";
import { svgElement } from "../ui/svg.js";
import { ancestorsOf, lifeOf } from "./breed-run.js";
import { messages } from "./i18n/breed.js";
import { traitLists } from "./trait-lists.js";
import { portraitOf } from "./traits.js";

/** @typedef {import("./breed-run.js").Kin} Kin */
/** @typedef {import("../table/parameters.js").Parameter} Parameter */

const { t } = translatorFor(messages);

/** From dot to dot, from row to row, the largest dot, and the room for the numbers of the generations. */
const [ACROSS, DOWN, DOT, MARGIN] = [28, 38, 9, 30];
/** Steps by which a dot is filled. */
const STEPS = 4;

/** `best`: the number of the one whose ancestors are marked. @param {Kin[][]} family @param {number} best */
export function drawTree(family, best) {
  const line = ancestorsOf(family, best);
  const widest = Math.max(...family.map(({ length }) => length), 1);
  const rows = [new Map([[0, widest >> 1]]), ...family.map(placesOf)];
  const at = (/** @type {number} */ row, /** @type {number} */ place) =>
    /** @type {const} */ ([MARGIN + (place + 0.5) * ACROSS, (row + 0.5) * DOWN]);
  const links = family.flatMap((people, row) =>
    people.flatMap(({ id, parents }, place) => {
      const before = rows[row];
      const from = before.has(id) ? [id] : [...new Set(parents)];
      return from.flatMap((parent) => {
        const start = before.get(parent);
        if (start === undefined) return [];
        const isLine = line.has(id) && line.has(parent);
        return [link(at(row, start), at(row + 1, place), isLine)];
      });
    }),
  );
  const founder = dot(at(0, widest >> 1), 0.5, line.has(0));
  const dots = family.flatMap((people, row) =>
    people.map(({ id, standing }, place) =>
      dot(at(row + 1, place), scoreOf(standing).mean, line.has(id), gamesOf(standing) === 0),
    ),
  );
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
    ...links.filter(({ isLine }) => !isLine).map(({ path }) => path),
    ...links.filter(({ isLine }) => isLine).map(({ path }) => path),
    founder,
    ...dots,
    ...numbers,
  );
}

/** @param {Kin[]} people */
const placesOf = (people) => new Map(people.map(({ id }, place) => [id, place]));

/** @param {readonly [number, number]} from @param {readonly [number, number]} to @param {boolean} isLine */
function link([x, y], [toX, toY], isLine) {
  const half = (y + toY) / 2;
  const d = `M${x} ${y}C${x} ${half} ${toX} ${half} ${toX} ${toY}`;
  return { isLine, path: svgElement("path", { class: isLine ? "link best" : "link", d }) };
}

/** @param {readonly [number, number]} place @param {number} share @param {boolean} isLine @param {boolean} [isUnborn] */
function dot([cx, cy], share, isLine, isUnborn = false) {
  const name = isLine ? "kin best" : "kin";
  const fill = Math.round(Math.min(1, Math.max(0, (share - 0.3) / 0.4)) * STEPS) / STEPS;
  return svgElement(
    "g",
    { class: isUnborn ? `${name} waiting` : name },
    svgElement("circle", { class: "ground", cx, cy, r: DOT }),
    svgElement("circle", { class: "filling", cx, cy, r: DOT, "fill-opacity": fill }),
  );
}

/**
 * From the original to the best one, always by the parent that did better, with what was new in each.
 * @param {Kin[][]} family @param {number} best @param {{ name: string, parameters: Parameter[], traits: import("./traits.js").Traits }} program
 */
export function drawLine(family, best, { name, parameters, traits }) {
  const everybody = new Map(family.flat().map((one) => [one.id, one]));
  const points = (/** @type {number} */ id) => scoreOf(lifeOf(family, id)).mean;
  /** @type {Kin[]} */
  const line = [];
  for (let one = everybody.get(best); one && one.id !== 0; ) {
    line.unshift(one);
    const [a, b] = one.parents;
    one = everybody.get(points(a) >= points(b) ? a : b);
  }
  const entries = line.map((one, at) => {
    const life = lifeOf(family, one.id);
    const words = t("breed.line.entry", {
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
    return element("li", {}, words, ...traitLists(portraitOf(since, one.numbers, traits)));
  });
  return [element("li", {}, t("breed.line.original", { name })), ...entries];
}

/** The same in figures, a row for each generation. @param {Kin[][]} family */
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
