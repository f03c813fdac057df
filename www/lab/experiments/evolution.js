// Evolution: the numbers of a program get better by playing, generation after generation, with a picture of how
// strong they have become. The best numbers can be played with at any moment; a run ends with a match of fresh games
// against the original.

import { formatNumber, t } from "../../i18n/index.js";
import { element, textButton, textElement } from "../../ui/create.js";
import { ratingText } from "./cross-table.js";
import { typed } from "./entrants.js";
import { createEvolutionForm } from "./evolution-form.js";
import { bestOf, EvolutionRun } from "./evolution-run.js";
import { ExperimentFrame } from "./experiment-frame.js";
import { plot, plotTable } from "./plot.js";
import { scoreOf } from "./score-statistics.js";

/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("../lab.types").Changes} Changes */
/** @typedef {import("./evolution-run.js").Evolution} Evolution */

/** @param {Table} table */
export function createEvolution(table) {
  const { info } = table.rules;
  const form = createEvolutionForm(table);
  /** @type {EvolutionRun} */
  let run;
  const findings = createFindings(adopt);
  /** @type {ExperimentFrame<Evolution>} */
  const frame = new ExperimentFrame({
    id: "evolution",
    title: "lab.evolution",
    about: () => t("lab.evolution.about"),
    form: [form.view],
    findings: findings.parts,
    run(listener) {
      run = new EvolutionRun(info, table.rules, listener);
      return run;
    },
    read: form.read,
    show: form.show,
    isOver: ({ anew }) => anew !== null,
    status: ({ stages, generations }) =>
      t("lab.generations.done", {
        done: formatNumber(stages.length),
        total: formatNumber(generations),
      }),
    draw: findings.draw,
  });
  form.choose(table.settings.current().strength.alone); // most likely it is about whom somebody plays against

  function adopt() {
    const evolution = run.current();
    if (!evolution) return;
    const { player } = evolution.plan;
    const numbers = table.settings.current().numbers ?? {};
    table.settings.change({ numbers: { ...numbers, [player]: plain(bestOf(evolution)) } });
    frame.say(t("lab.used", { player: table.playerName(player) }));
  }

  return frame;
}

/** What has been found out. @param {() => void} adopt */
function createFindings(adopt) {
  const picture = element("div", { class: "picture" });
  const figures = element("details", {}, textElement("summary", "lab.figures"));
  const best = element("p", { class: "hint numbers-typed" });
  const use = textButton("lab.use", adopt);
  const measurement = element("p", {});

  /** @param {Evolution | null} evolution */
  function draw(evolution) {
    const stages = evolution?.stages ?? [];
    use.disabled = stages.length === 0;
    const dots = stages.map(({ check }) => scoreOf(check));
    const words = /** @type {const} */ ({ label: "lab.plot", across: "lab.generation" });
    picture.replaceChildren(...(dots.length > 0 ? [plot(dots, words)] : []));
    figures.hidden = dots.length === 0;
    figures.replaceChildren(figures.firstChild ?? "", plotTable(dots));
    best.textContent = evolution && stages.length > 0 ? typed(entrantOf(evolution)) : "";
    measurement.textContent = evolution?.anew ? sayMeasurement(evolution.anew) : "";
  }

  return {
    parts: [picture, figures, measurement, best, element("p", { class: "buttons" }, use)],
    draw,
  };
}

/** @param {Evolution} evolution */
const entrantOf = (evolution) => ({
  player: evolution.plan.player,
  label: "",
  numbers: bestOf(evolution),
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
