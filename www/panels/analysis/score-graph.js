// How a game has stood after each move: a picture that can be clicked, and the same as a table.

import { formatNumber, t } from "../../i18n/index.js";
import { line, niceSteps, text } from "../../lab/experiments/plot-parts.js";
import { moverOf } from "../../table/players.js";
import { scoreText } from "../../table/score.js";
import { element, textElement } from "../../ui/create.js";
import { svgElement } from "../../ui/svg.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../table/game-ui.types").GameUi} GameUi */
/** @typedef {import("./evaluation-cache.js").EvaluationCache} EvaluationCache */

const WIDE = 300;
const HIGH = 100;
/** Beside it stand the chances with their name above them, below it the numbers of the moves. */
const [LEFT, TOP, RIGHT, FOOT] = [38, 24, 6, 32];
const WHOLE = LEFT + WIDE + RIGHT;
/** Chances of the first side at which there is a line. */
const LEVELS = [0, 0.25, 0.5, 0.75, 1];

/**
 * @param {EvaluationCache} evaluations
 * @param {import("../../table/table.js").Table} table @param {GameUi} kind
 */
export function createGraph(evaluations, table, kind) {
  const curve = createCurve();
  const { list, rows } = createTable();
  list.addEventListener("toggle", draw);

  curve.picture.addEventListener("click", (event) => {
    const { left, width } = curve.picture.getBoundingClientRect();
    const { moves } = table.match.state().view;
    const share = (((event.clientX - left) / width) * WHOLE - LEFT) / WIDE;
    table.match.goTo(Math.max(0, Math.min(moves.length, Math.round(share * moves.length))));
  });

  function draw() {
    const { view } = table.match.state();
    curve.draw(evaluations, view);
    if (list.open) rows.replaceChildren(...view.moves.map((_, ply) => row(view, ply)));
  }

  /** @param {View} view @param {number} ply */
  function row(view, ply) {
    const known = evaluations.at(view, ply + 1);
    const cost = evaluations.cost(view, ply);
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

/** The picture: the chances after each move, with a mark at each mistake. */
function createCurve() {
  const viewBox = `${-LEFT} ${-TOP} ${WHOLE} ${TOP + HIGH + FOOT}`;
  const picture = svgElement("svg", { class: "graph", viewBox, role: "img" });
  const area = svgElement("path", { class: "area" });
  const curve = svgElement("path", { class: "curve" });
  const marks = svgElement("g", {});
  const axes = svgElement("g", { class: "axes" });
  const now = svgElement("path", { class: "now" });
  picture.append(area, axes, now, curve, marks);

  /** @param {EvaluationCache} evaluations @param {View} view */
  function draw(evaluations, view) {
    const last = Math.max(1, view.moves.length);
    const x = (/** @type {number} */ ply) => round((ply * WIDE) / last);
    const points = view.moves.concat("").flatMap((_, ply) => {
      const balance = evaluations.balance(view, ply);
      return balance === null ? [] : [{ ply, cx: x(ply), cy: heightOf(balance) }];
    });
    const path = points.map(({ cx, cy }) => `${cx} ${cy}`).join("L");
    curve.setAttribute("d", path && `M${path}`);
    const [from, to] = [points[0]?.cx, points.at(-1)?.cx];
    area.setAttribute("d", path && `M${from} ${HIGH / 2}L${path}L${to} ${HIGH / 2}Z`);
    now.setAttribute("d", `M${x(view.ply)} 0V${HIGH}`);
    marks.replaceChildren(
      ...points.flatMap(({ ply, cx, cy }) => {
        const cost = ply > 0 ? evaluations.cost(view, ply - 1) : null;
        return cost
          ? [svgElement("circle", { cx, cy, r: cost === "blunder" ? 5 : 3.5, "data-cost": cost })]
          : [];
      }),
    );
    axes.replaceChildren(...axesOf(view.moves.length));
    const names = { first: t("first.name"), second: t("second.name") };
    picture.setAttribute("aria-label", t("graph.label", names));
  }

  return { picture, draw };
}

/** Chances of the first side upwards, moves to the right. @param {number} moves */
function axesOf(moves) {
  const last = Math.max(1, moves);
  const levels = LEVELS.flatMap((chance) => {
    const y = heightOf(2 * chance - 1);
    const words = text(`${formatNumber(100 * chance)} %`, -5, y + 3, "end");
    return [line([0, y], [WIDE, y], chance === 0.5 ? "even" : "level"), words];
  });
  const numbers = niceSteps(1, last, 8).map((ply) =>
    text(formatNumber(ply), (ply * WIDE) / last, HIGH + 13, "middle"),
  );
  const chances = text(t("graph.chances", { side: t("first.name") }), 5 - LEFT, -11, "start");
  return [...levels, ...numbers, chances, text(t("graph.moves"), WIDE / 2, HIGH + 27, "middle")];
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
