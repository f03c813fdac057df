// How a game has stood after each move: a picture that can be clicked, and the same as a table.

import { shape } from "../page/shapes.js";
import { en } from "../strings/en/knowing.js";
import { speakerOf } from "../strings/index.js";
import { moverOf } from "../table/seats.js";
import { make, worded } from "./make.js";
import { sayWorth } from "./worth.js";

/** @typedef {import("../engine/types.js").View} View */

const { say } = speakerOf(en);

const WIDE = 300;
const HIGH = 100;

/**
 * @param {import("./knowledge.js").Knowledge} knowledge
 * @param {import("../boards/board.js").Table} table @param {import("../boards/board.js").BoardKind} kind
 */
export function createGraph(knowledge, table, kind) {
  const picture = shape("svg", { class: "graph", viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img" });
  const area = shape("path", { class: "area" });
  const level = shape("path", { class: "level", d: `M0 ${HIGH / 2}H${WIDE}` });
  const curve = shape("path", { class: "curve" });
  const marks = shape("g", {});
  const now = shape("path", { class: "now" });
  picture.append(area, level, now, curve, marks);
  const head = make(
    "tr",
    {},
    .../** @type {const} */ (["graph.move", "graph.worth", "graph.cost"]).map((key) =>
      worded("th", key, { scope: "col" }),
    ),
  );
  const rows = make("tbody");
  const list = make(
    "details",
    {},
    worded("summary", "graph.table"),
    make(
      "div",
      {
        class: "values-table",
        tabindex: 0,
        role: "region",
        "data-label": "graph.table",
        "aria-label": say("graph.table"),
      },
      make("table", {}, make("thead", {}, head), rows),
    ),
  );
  list.addEventListener("toggle", draw);

  picture.addEventListener("click", (event) => {
    const { left, width } = picture.getBoundingClientRect();
    const { moves } = table.state().view;
    const share = (event.clientX - left) / width;
    table.goTo(Math.max(0, Math.min(moves.length, Math.round(share * moves.length))));
  });

  function draw() {
    const { view } = table.state();
    const last = Math.max(1, view.moves.length);
    const x = (/** @type {number} */ ply) => round((ply * WIDE) / last);
    const y = (/** @type {number} */ balance) => round((HIGH * (1 - 0.94 * balance)) / 2);
    const points = view.moves.concat("").flatMap((_, ply) => {
      const balance = knowledge.balance(view, ply);
      return balance === null ? [] : [{ ply, at: `${x(ply)} ${y(balance)}` }];
    });
    const path = points.map(({ at }) => at).join("L");
    curve.setAttribute("d", path && `M${path}`);
    const [from, to] = [points[0]?.ply ?? 0, points[points.length - 1]?.ply ?? 0];
    area.setAttribute("d", path && `M${x(from)} ${HIGH / 2}L${path}L${x(to)} ${HIGH / 2}Z`);
    now.setAttribute("d", `M${x(view.ply)} 0V${HIGH}`);
    marks.replaceChildren(
      ...points.flatMap(({ ply }) => {
        const cost = ply > 0 ? knowledge.cost(view, ply - 1) : null;
        const [cx, cy] = [x(ply), y(knowledge.balance(view, ply) ?? 0)];
        return cost ? [shape("circle", { cx, cy, r: 4, "data-cost": cost })] : [];
      }),
    );
    const names = { first: say("first.name"), second: say("second.name") };
    picture.setAttribute("aria-label", say("graph.label", names));
    if (list.open) rows.replaceChildren(...view.moves.map((_, ply) => row(view, ply)));
  }

  /** @param {View} view @param {number} ply */
  function row(view, ply) {
    const known = knowledge.at(view, ply + 1);
    const cost = knowledge.cost(view, ply);
    const name = `${ply + 1}. ${say(`${moverOf(view, ply)}.name`)} ${kind.moveName(view.moves[ply])}`;
    const go = make("button", { type: "button", class: "plain" }, name);
    go.addEventListener("click", () => table.goTo(ply + 1));
    const worth = known ? `${say(`${known.side}.name`)}: ${sayWorth(known.score)}` : "";
    return make(
      "tr",
      { "data-cost": cost },
      make("td", {}, go),
      make("td", {}, worth),
      make("td", {}, cost ? say(`cost.${cost}`) : ""),
    );
  }

  return { picture, list, draw };
}

/** @param {number} length */
const round = (length) => Math.round(10 * length) / 10;
