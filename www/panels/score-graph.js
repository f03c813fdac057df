// How a game has stood after each move: a picture that can be clicked, and the same as a table.

import { t } from "../i18n/index.js";
import { moverOf } from "../table/players.js";
import { scoreText } from "../table/score.js";
import { element, textElement } from "../ui/create.js";
import { svgElement } from "../ui/svg.js";

/** @typedef {import("../engine/types.js").View} View */
/** @typedef {import("../table/board.js").BoardKind} BoardKind */
/** @typedef {import("./evaluation-cache.js").Knowledge} Knowledge */

const WIDE = 300;
const HIGH = 100;

/**
 * @param {Knowledge} knowledge
 * @param {import("../table/controls.js").Table} table @param {BoardKind} kind
 */
export function createGraph(knowledge, table, kind) {
  const curve = createCurve();
  const { list, rows } = createTable();
  list.addEventListener("toggle", draw);

  curve.picture.addEventListener("click", (event) => {
    const { left, width } = curve.picture.getBoundingClientRect();
    const { moves } = table.match.state().view;
    const share = (event.clientX - left) / width;
    table.match.goTo(Math.max(0, Math.min(moves.length, Math.round(share * moves.length))));
  });

  function draw() {
    const { view } = table.match.state();
    curve.draw(knowledge, view);
    if (list.open) rows.replaceChildren(...view.moves.map((_, ply) => row(view, ply)));
  }

  /** @param {View} view @param {number} ply */
  function row(view, ply) {
    const known = knowledge.at(view, ply + 1);
    const cost = knowledge.cost(view, ply);
    const name = `${ply + 1}. ${t(`${moverOf(view, ply)}.name`)} ${kind.moveName(view.moves[ply])}`;
    const go = element("button", { type: "button", class: "plain" }, name);
    go.addEventListener("click", () => table.match.goTo(ply + 1));
    const worth = known ? `${t(`${known.side}.name`)}: ${scoreText(known.score)}` : "";
    return element(
      "tr",
      { "data-cost": cost },
      element("td", {}, go),
      element("td", {}, worth),
      element("td", {}, cost ? t(`cost.${cost}`) : ""),
    );
  }

  return { picture: curve.picture, list, draw };
}

/** The picture: the balance after each move, with a mark at each mistake. */
function createCurve() {
  const picture = svgElement("svg", {
    class: "graph",
    viewBox: `0 0 ${WIDE} ${HIGH}`,
    role: "img",
  });
  const area = svgElement("path", { class: "area" });
  const level = svgElement("path", { class: "level", d: `M0 ${HIGH / 2}H${WIDE}` });
  const curve = svgElement("path", { class: "curve" });
  const marks = svgElement("g", {});
  const now = svgElement("path", { class: "now" });
  picture.append(area, level, now, curve, marks);

  /** @param {Knowledge} knowledge @param {View} view */
  function draw(knowledge, view) {
    const last = Math.max(1, view.moves.length);
    const x = (/** @type {number} */ ply) => round((ply * WIDE) / last);
    const points = view.moves.concat("").flatMap((_, ply) => {
      const balance = knowledge.balance(view, ply);
      return balance === null ? [] : [{ ply, cx: x(ply), cy: heightOf(balance) }];
    });
    const path = points.map(({ cx, cy }) => `${cx} ${cy}`).join("L");
    curve.setAttribute("d", path && `M${path}`);
    const [from, to] = [points[0]?.cx, points.at(-1)?.cx];
    area.setAttribute("d", path && `M${from} ${HIGH / 2}L${path}L${to} ${HIGH / 2}Z`);
    now.setAttribute("d", `M${x(view.ply)} 0V${HIGH}`);
    marks.replaceChildren(
      ...points.flatMap(({ ply, cx, cy }) => {
        const cost = ply > 0 ? knowledge.cost(view, ply - 1) : null;
        return cost ? [svgElement("circle", { cx, cy, r: 4, "data-cost": cost })] : [];
      }),
    );
    const names = { first: t("first.name"), second: t("second.name") };
    picture.setAttribute("aria-label", t("graph.label", names));
  }

  return { picture, draw };
}

/** The same as a table, closed at first. */
function createTable() {
  const columns = /** @type {const} */ (["graph.move", "graph.worth", "graph.cost"]);
  const head = element("tr", {}, ...columns.map((key) => textElement("th", key, { scope: "col" })));
  const rows = element("tbody");
  const label = { "data-label": "graph.table", "aria-label": t("graph.table") };
  const scrolling = element(
    "div",
    { class: "values-table", tabindex: 0, role: "region", ...label },
    element("table", {}, element("thead", {}, head), rows),
  );
  return { list: element("details", {}, textElement("summary", "graph.table"), scrolling), rows };
}

/** @param {number} balance  from -1 to 1 */
const heightOf = (balance) => round((HIGH * (1 - 0.94 * balance)) / 2);

/** @param {number} length */
const round = (length) => Math.round(10 * length) / 10;
