// Order experiment: tests whether the order of a list parameter is the best one, with scores, error bars and a verdict.

import { formatNumber, t } from "../../i18n/index.js";
import { element, textButton, textElement } from "../../ui/create.js";
import { dataTable } from "../data-table.js";
import { numberField } from "../form.js";
import { ExperimentFrame } from "./experiment-frame.js";
import { finalists, OrderRun, rankedSwaps, stageOf, swapsOf } from "./order-run.js";
import { plot } from "./plot.js";
import { pairScoreOf, ratingOf } from "./score-statistics.js";

/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("../../table/game-tools.types").OrderedList} OrderedList */
/** @typedef {import("./order-run.js").Experiment} Experiment */
/** @typedef {import("./order-run.js").Order} Order */
/** @typedef {import("./score-statistics.js").Pairs} Pairs */

/** Fixed parameters of the experiment. */
const POPULATION = 12;
const TRIAL_GAMES = 100;
const FINALISTS = 5;
const PLIES = 4;

/** @param {Table} table @param {OrderedList} list */
export function createOrderExperiment(table, list) {
  const { info } = table.rules;
  const form = createForm(table, list);
  /** @type {OrderRun} */
  let run;
  const findings = createFindings(adopt);
  /** @type {ExperimentFrame<Experiment>} */
  const frame = new ExperimentFrame({
    id: "order",
    title: "lab.order.title",
    about: () => t("lab.order.about", { player: table.playerName(list.player) }),
    form: [form.view],
    findings: findings.parts,
    run(listener) {
      run = new OrderRun(info, table.rules, listener);
      return run;
    },
    read: form.read,
    isOver,
    status: statusOf,
    draw: findings.draw,
  });

  function adopt() {
    const experiment = run.current();
    if (!experiment) return;
    const best = bestOf(experiment);
    const numbers = table.settings.current().numbers ?? {};
    const own = { ...numbers[list.player], [list.list]: best.order };
    table.settings.change({ numbers: { ...numbers, [list.player]: own } });
    frame.showMessage(t("lab.used", { player: table.playerName(list.player) }));
  }

  return frame;
}

/** @param {Table} table @param {OrderedList} list */
function createForm({ rules: { info } }, { player, list }) {
  const fields = {
    games: numberField("lab.order.games", 200, [2, 100_000]),
    generations: numberField("lab.order.generations", 10, [0, 1000]),
    finalGames: numberField("lab.order.fresh", 2000, [2, 1_000_000]),
    seed: numberField("lab.seed", 1, [0, 4_000_000_000]),
  };
  const view = element(
    "div",
    { class: "fields" },
    ...Object.values(fields).map(({ label }) => label),
  );
  const original =
    info.players
      .find(({ id }) => id === player)
      ?.parameters.find((parameter) => parameter.name === list)?.default ?? [];

  /** The described experiment; null if a field is invalid, which the form reports. @returns {Experiment | null} */
  function read() {
    if (!Object.values(fields).every(({ field }) => field.reportValidity())) return null;
    const [games, generations, finalGames, seed] = Object.values(fields).map(
      ({ field }) => field.valueAsNumber,
    );
    return {
      plan: {
        ...{ game: info.id, player, list, original: [...original] },
        ...{ games, generations, finalGames, seed },
        ...{ population: POPULATION, trialGames: TRIAL_GAMES, finalists: FINALISTS, plies: PLIES },
      },
      swaps: [],
      results: [],
      evolved: [...original],
      finals: [],
    };
  }

  return { view, read };
}

/** The display of the results. @param {() => void} adopt */
function createFindings(adopt) {
  const picture = element("div", { class: "picture" });
  const finals = element("div", { class: "scrolls", tabindex: 0, role: "group" });
  const all = element("details", {}, textElement("summary", "lab.order.all"));
  const use = textButton("lab.use", adopt);

  /** @param {Experiment | null} experiment */
  function draw(experiment) {
    use.disabled = !experiment || !isOver(experiment);
    const ranked = experiment ? rankedSwaps(experiment) : [];
    all.hidden = ranked.length === 0;
    if (!experiment) {
      picture.replaceChildren();
      finals.replaceChildren();
      return;
    }
    const swaps = swapsOf(experiment.plan.original);
    const dots = ranked.map((at) => pairScoreOf(experiment.swaps[at]));
    const labels = /** @type {const} */ ({ label: "lab.order.plot", across: "lab.order.rank" });
    picture.replaceChildren(...(dots.length > 0 ? [plot(dots, labels)] : []));
    finals.ariaLabel = t("lab.order.anew");
    finals.replaceChildren(...(experiment.finals.some(Boolean) ? [finalsTable(experiment)] : []));
    const rows = ranked.map((at) => [nameOf(swaps[at]), scoreText(experiment.swaps[at])]);
    all.replaceChildren(
      all.firstChild ?? "",
      dataTable(["lab.order.column", "lab.order.first"], rows),
    );
  }

  return { parts: [picture, finals, all, element("p", { class: "buttons" }, use)], draw };
}

const isOver = (/** @type {Experiment} */ experiment) => stageOf(experiment) === "over";

/** @param {Experiment} experiment */
function statusOf(experiment) {
  const { plan, swaps, results, finals } = experiment;
  const counts = (/** @type {number} */ done, /** @type {number} */ total) => ({
    done: formatNumber(done),
    total: formatNumber(total),
  });
  const known = (/** @type {Pairs[]} */ list) => list.filter(Boolean).length;
  switch (stageOf(experiment)) {
    case "swaps":
      return t("lab.order.swaps", counts(known(swaps), swapsOf(plan.original).length));
    case "evolution":
      return t("lab.order.evolving", counts(results.length, plan.generations));
    case "finals":
      return t("lab.order.finals", counts(known(finals), finalists(experiment).length));
    case "over":
      return answerOf(experiment);
  }
}

/** @param {Experiment} experiment */
function answerOf(experiment) {
  const best = bestOf(experiment);
  const { mean, margin } = pairScoreOf(best.pairs);
  const isBetter = mean - margin > 0.5;
  return t(isBetter ? "lab.order.over.better" : "lab.order.over.open", {
    order: nameOf(best),
    score: formatNumber(100 * mean, 1),
    margin: formatNumber(100 * margin, 1),
  });
}

/** The order with the best score in fresh games. @param {Experiment} experiment @returns {Order & { pairs: Pairs }} */
function bestOf(experiment) {
  const measured = finalists(experiment).map((order, at) => ({
    ...order,
    pairs: experiment.finals[at],
  }));
  const mean = (/** @type {{ pairs: Pairs }} */ { pairs }) => pairScoreOf(pairs).mean;
  return measured.reduce((best, next) => (mean(next) > mean(best) ? next : best));
}

/** @param {Experiment} experiment */
function finalsTable(experiment) {
  const ranked = rankedSwaps(experiment);
  const rows = finalists(experiment).flatMap((order, at) => {
    const pairs = experiment.finals[at];
    const before = order.swapped ? scoreText(experiment.swaps[ranked[at]]) : "";
    return pairs ? [[nameOf(order), before, scoreText(pairs)]] : [];
  });
  return dataTable(["lab.order.column", "lab.order.first", "lab.order.anew"], rows);
}

/** @param {Order} order */
function nameOf({ order, swapped }) {
  if (!swapped) return t("lab.order.evolved", { order: order.join(" ") });
  return t("lab.order.swap", { one: swapped[0], other: swapped[1] });
}

/** The score with its margin, and the rating difference. @param {Pairs} pairs */
function scoreText(pairs) {
  const { mean, margin } = pairScoreOf(pairs);
  const rating = Math.round(ratingOf(mean));
  const sign = rating > 0 ? "+" : rating < 0 ? "−" : "±";
  const size = Number.isFinite(rating) ? formatNumber(Math.abs(rating)) : "∞";
  return `${formatNumber(100 * mean, 1)} % ± ${formatNumber(100 * margin, 1)} (${sign}${size})`;
}
