// Evolution: the numbers of a program get better by playing, generation after generation, with a picture of how
// strong they have become. The best numbers can be played with at any moment; a run ends with a match of fresh games
// against the original.

import { errorText, formatNumber, t } from "../i18n/index.js";
import { element, textButton, textElement } from "../ui/create.js";
import { isUsable, setUsable } from "../ui/dom.js";
import { ratingText } from "./cross-table.js";
import { typed } from "./entrants.js";
import { createEvolutionForm } from "./evolution-form.js";
import { bestOf, EvolutionRun } from "./evolution-run.js";
import { forget, keep, recall } from "./idb-store.js";
import { plot, plotTable } from "./plot.js";
import { scoreOf } from "./score-statistics.js";

/** @typedef {import("../table/controls.js").Table} Table */
/** @typedef {import("./types.js").Changes} Changes */
/** @typedef {import("./evolution-run.js").Experiment} Experiment */

/** @param {Table} table @param {import("../engine/types.js").ModuleFiles} files */
export function createEvolution(table, files) {
  const name = `${table.rules.info.id}.evolution`;
  const form = createEvolutionForm(table);
  const display = createDisplay(form.view, { begin, toggle, reset, adopt });
  const run = new EvolutionRun(files, { changed, progress: display.progress, failed });
  /** @type {Experiment | null} */
  let experiment = null;

  const draw = () => display.draw(experiment, run.isRunning());

  function begin() {
    const described = form.read();
    if (!described) return;
    experiment = described;
    run.start(experiment);
  }

  function toggle() {
    if (run.isRunning()) {
      run.stop();
      draw();
    } else if (experiment) run.start(experiment);
  }

  function reset() {
    run.stop();
    experiment = null;
    forget(name);
    draw();
  }

  function changed() {
    if (experiment && experiment.results.length > 0) keep(name, experiment);
    draw();
  }

  function adopt() {
    if (!experiment) return;
    const { player } = experiment.plan;
    const numbers = table.settings.current().numbers ?? {};
    table.settings.change({ numbers: { ...numbers, [player]: plain(bestOf(experiment)) } });
    table.notify(t("lab.used", { player: table.playerName(player) }));
  }

  /** @param {import("../engine/types.js").Complaint} complaint */
  function failed(complaint) {
    draw();
    display.say(t("notice.failed", { why: errorText(complaint) }));
  }

  function show() {
    display.view.hidden = !form.show();
    draw();
  }

  recall(name).then((kept) => {
    if (!kept || experiment) return;
    if (!isOfToday(kept, table.rules.info)) {
      forget(name);
      return;
    }
    experiment = kept;
    draw();
  });
  show();
  form.choose(table.settings.current().strength.alone); // most likely it is about whom somebody plays against

  return { view: display.view, show };
}

/**
 * What is seen of an evolution.
 * @param {Node} form @param {Record<"begin" | "toggle" | "reset" | "adopt", () => void>} actions
 */
function createDisplay(form, { begin, toggle, reset, adopt }) {
  const start = textButton("lab.start", () => isUsable(start) && begin(), { class: "strong" });
  const pause = textButton("lab.pause", toggle);
  const clear = textButton("lab.clear", reset);
  const use = textButton("lab.use", adopt);
  const bar = element("progress", { max: 1, value: 0 });
  const status = element("p", { class: "hint", role: "status" });
  const picture = element("div", { class: "picture" });
  const figures = element("details", {}, textElement("summary", "lab.figures"));
  const best = element("p", { class: "hint numbers-typed" });
  const measurement = element("p", {});
  const view = element(
    "section",
    {},
    textElement("h3", "lab.evolution"),
    textElement("p", "lab.evolution.about", { class: "hint" }),
    form,
    element("p", { class: "buttons" }, start, pause, clear),
    bar,
    status,
    picture,
    figures,
    best,
    element("p", { class: "buttons" }, use),
    measurement,
  );

  /** @param {Experiment | null} experiment @param {boolean} isRunning */
  function draw(experiment, isRunning) {
    const stages = experiment?.stages ?? [];
    setUsable(start, !isRunning);
    pause.disabled = !experiment || experiment.anew !== null;
    pause.textContent = t(isRunning ? "lab.pause" : "lab.resume");
    clear.disabled = !experiment;
    use.disabled = stages.length === 0;
    bar.hidden = !isRunning;
    const dots = stages.map(({ check }) => scoreOf(check));
    picture.replaceChildren(...(dots.length > 0 ? [plot(dots)] : []));
    figures.hidden = dots.length === 0;
    figures.replaceChildren(figures.firstChild ?? "", plotTable(dots));
    best.textContent = experiment && stages.length > 0 ? typed(entrantOf(experiment)) : "";
    status.textContent = experiment
      ? t("lab.generations.done", {
          done: formatNumber(stages.length),
          total: formatNumber(experiment.generations),
        })
      : "";
    measurement.textContent = experiment?.anew ? sayMeasurement(experiment.anew) : "";
  }

  return {
    view,
    draw,
    /** @param {number} done @param {number} total */
    progress(done, total) {
      bar.max = total;
      bar.value = done;
    },
    /** @param {string} text */
    say(text) {
      status.textContent = text;
    },
  };
}

/**
 * Whether the program has still the numbers that it had when the experiment began: with others it cannot go on.
 * @param {Experiment} experiment @param {import("../engine/types.js").GameInfo} info
 */
function isOfToday({ plan: { player, only }, stages }, { players }) {
  const parameters = players.find(({ id }) => id === player)?.parameters ?? [];
  const evolves = (/** @type {import("../table/parameters.js").Parameter} */ { name, kind }) =>
    only.length > 0 ? only.includes(name) : kind !== "setting";
  const best = stages.at(-1)?.best ?? {};
  const isKnown = (/** @type {[string, number | number[]]} */ [name, value]) =>
    parameters.some((one) => one.name === name && one.default.length === [value].flat().length);
  return (
    Object.entries(best).every(isKnown) &&
    parameters.every((one) => !evolves(one) || one.name in best)
  );
}

/** @param {Experiment} experiment */
const entrantOf = (experiment) => ({
  player: experiment.plan.player,
  label: "",
  numbers: bestOf(experiment),
});

/** Lists of one number as that number, as the settings keep them. @param {Changes} numbers @returns {Changes} */
const plain = (numbers) =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => {
      const list = [value].flat();
      return [name, list.length === 1 ? list[0] : list];
    }),
  );

/** @param {import("./score-statistics.js").Standing} standing */
function sayMeasurement(standing) {
  const { mean, margin } = scoreOf(standing);
  return t("lab.anew", {
    wins: standing.wins,
    draws: standing.draws,
    losses: standing.losses,
    score: formatNumber(100 * mean, 1),
    margin: formatNumber(100 * margin, 1),
    rating: ratingText(standing),
  });
}
