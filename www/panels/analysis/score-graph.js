// Graph of the balance after each move, clickable, and the same values as a table; part of the review.

import { formatNumber, t } from "../../i18n/index.js";
import { line, niceSteps, text } from "../../lab/experiments/plot-parts.js";
import { moveNumber, moverOf } from "../../table/players.js";
import { shortScoreForFirst } from "../../table/score.js";
import { element, textElement } from "../../ui/create.js";
import { svgElement } from "../../ui/svg.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../table/game-ui.types").GameUi} GameUi */
/** @typedef {import("./evaluation-cache.js").EvaluationCache} EvaluationCache */

const WIDTH = 300;
const HEIGHT = 100;
/** Margins for the labels of the axes. */
const [LEFT, TOP, RIGHT, BOTTOM] = [38, 24, 6, 32];
const FULL_WIDTH = LEFT + WIDTH + RIGHT;
/** Chances of the first side that have a grid line. */
const LEVELS = [0, 0.25, 0.5, 0.75, 1];

/**
 * @param {EvaluationCache} evaluations
 * @param {import("../../table/table.js").Table} table @param {GameUi} gameUi
 */
export function createGraph(evaluations, table, gameUi) {
  const curve = createCurve(gameUi);
  const { list, rows } = createTable();
  list.addEventListener("toggle", draw);

  curve.picture.addEventListener("click", (event) => {
    const { left, width } = curve.picture.getBoundingClientRect();
    const { moves } = table.match.state().view;
    const share = (((event.clientX - left) / width) * FULL_WIDTH - LEFT) / WIDTH;
    table.match.goTo(Math.max(0, Math.min(moves.length, Math.round(share * moves.length))));
  });

  function draw() {
    const { view } = table.match.state();
    curve.draw(evaluations, view);
    if (list.open) rows.replaceChildren(...view.moves.flatMap((_, ply) => row(view, ply)));
  }

  /** @param {View} view @param {number} ply */
  function row(view, ply) {
    if (gameUi.isPass?.(view.moves[ply])) return [];
    const known = evaluations.at(view, ply + 1);
    const cost = evaluations.cost(view, ply);
    const name = `${moveNumber(view, ply, gameUi)} ${t(`${moverOf(view, ply)}.name`)} ${gameUi.moveName(view.moves[ply])}`;
    const button = element("button", { type: "button", class: "plain" }, name);
    button.addEventListener("click", () => table.match.goTo(ply + 1));
    const worth = known ? shortScoreForFirst(known.score, known.side) : "";
    const best = cost ? evaluations.at(view, ply)?.best : null;
    const cells = [button, worth, cost ? t(`cost.${cost}`) : "", best ? gameUi.moveName(best) : ""];
    return [element("tr", { "data-cost": cost }, ...cells.map((cell) => element("td", {}, cell)))];
  }

  return { picture: curve.picture, list, draw };
}

/** The graph, with a mark at each mistake. @param {GameUi} gameUi */
function createCurve(gameUi) {
  const viewBox = `${-LEFT} ${-TOP} ${FULL_WIDTH} ${TOP + HEIGHT + BOTTOM}`;
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
    const x = (/** @type {number} */ ply) => round((ply * WIDTH) / last);
    const points = view.moves.concat("").flatMap((_, ply) => {
      const balance = evaluations.balance(view, ply);
      return balance === null ? [] : [{ ply, cx: x(ply), cy: heightOf(balance) }];
    });
    const path = points.map(({ cx, cy }) => `${cx} ${cy}`).join("L");
    curve.setAttribute("d", path && `M${path}`);
    const [from, to] = [points[0]?.cx, points.at(-1)?.cx];
    area.setAttribute("d", path && `M${from} ${HEIGHT / 2}L${path}L${to} ${HEIGHT / 2}Z`);
    now.setAttribute("d", `M${x(view.ply)} 0V${HEIGHT}`);
    marks.replaceChildren(
      ...points.flatMap(({ ply, cx, cy }) => {
        const cost = ply > 0 ? evaluations.cost(view, ply - 1) : null;
        return cost
          ? [svgElement("circle", { cx, cy, r: cost === "blunder" ? 5 : 3.5, "data-cost": cost })]
          : [];
      }),
    );
    axes.replaceChildren(...axesOf(view, gameUi));
    const names = { first: t("first.name"), second: t("second.name") };
    picture.setAttribute("aria-label", t("graph.label", names));
  }

  return { picture, draw };
}

/** The axes: chances of the first side upwards, numbers of moves to the right. @param {View} view @param {GameUi} gameUi */
function axesOf(view, { pairMoves }) {
  const last = Math.max(1, view.moves.length);
  const levels = LEVELS.flatMap((chance) => {
    const y = heightOf(2 * chance - 1);
    const words = text(`${formatNumber(100 * chance)} %`, -5, y + 3, "end");
    return [line([0, y], [WIDTH, y], chance === 0.5 ? "even" : "level"), words];
  });
  const sharing = pairMoves ? 2 : 1; // moves that share a number
  const skipped = pairMoves && moverOf(view, 0) === "second" ? 1 : 0;
  const numbers = niceSteps(1, Math.ceil((last + skipped) / sharing), 8).map((number) => {
    const ply = Math.max(1, (number - 1) * sharing + 1 - skipped);
    return text(formatNumber(number), (ply * WIDTH) / last, HEIGHT + 13, "middle");
  });
  const chances = text(t("graph.chances", { side: t("first.name") }), 5 - LEFT, -11, "start");
  return [...levels, ...numbers, chances, text(t("graph.moves"), WIDTH / 2, HEIGHT + 27, "middle")];
}

/** The collapsed table of the same values. */
function createTable() {
  const columns = /** @type {const} */ (["graph.move", "graph.worth", "graph.cost", "graph.best"]);
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

/** @param {number} balance  from −1 to 1 */
const heightOf = (balance) => round((HEIGHT * (1 - 0.94 * balance)) / 2);

/** @param {number} length */
const round = (length) => Math.round(10 * length) / 10;
