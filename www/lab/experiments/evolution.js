// Evolution: improves the parameters of a program by self-play over generations and plots their strength. The best
// parameters can be used at any time; a run ends with a match of fresh games against the original.

import { formatNumber, t } from "../../i18n/index.js";
import { element, textButton, textElement } from "../../ui/create.js";
import { ratingText } from "./cross-table.js";
import { playerSpec } from "./entrants.js";
import { createEvolutionForm } from "./evolution-form.js";
import { bestOf, EvolutionRun } from "./evolution-run.js";
import { ExperimentFrame } from "./experiment-frame.js";
import { plot, plotTable } from "./plot.js";
import { scoreOf } from "./score-statistics.js";
import { createTerminalCommand } from "./terminal-command.js";

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
  form.selectProgram(table.settings.current().strength.alone); // the current opponent, most likely

  function adopt() {
    const evolution = run.current();
    if (!evolution) return;
    const { player } = evolution.plan;
    const numbers = table.settings.current().numbers ?? {};
    table.settings.change({ numbers: { ...numbers, [player]: unwrapSingles(bestOf(evolution)) } });
    frame.showMessage(t("lab.used", { player: table.playerName(player) }));
  }

  return frame;
}

/** The display of the results. @param {() => void} adopt */
function createFindings(adopt) {
  const picture = element("div", { class: "picture" });
  const figures = element("details", {}, textElement("summary", "lab.figures"));
  const best = createTerminalCommand();
  const use = textButton("lab.use", adopt);
  const measurement = element("p", {});

  /** @param {Evolution | null} evolution */
  function draw(evolution) {
    const stages = evolution?.stages ?? [];
    use.disabled = stages.length === 0;
    const dots = stages.map(({ check }) => scoreOf(check));
    const labels = /** @type {const} */ ({ label: "lab.plot", across: "lab.generation" });
    picture.replaceChildren(...(dots.length > 0 ? [plot(dots, labels)] : []));
    figures.hidden = dots.length === 0;
    figures.replaceChildren(figures.firstChild ?? "", plotTable(dots));
    best.show(evolution && stages.length > 0 ? playerSpec(entrantOf(evolution)) : "");
    measurement.textContent = evolution?.anew ? measurementText(evolution.anew) : "";
  }

  return {
    parts: [picture, figures, measurement, best.view, element("p", { class: "buttons" }, use)],
    draw,
  };
}

/** @param {Evolution} evolution */
const entrantOf = (evolution) => ({
  player: evolution.plan.player,
  label: "",
  numbers: bestOf(evolution),
});

/** Converts one-element lists to numbers, as in the settings. @param {Changes} numbers @returns {Changes} */
const unwrapSingles = (numbers) =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => {
      const list = [value].flat();
      return [name, list.length === 1 ? list[0] : list];
    }),
  );

/** @param {import("./score-statistics.js").Standing} standing */
function measurementText(standing) {
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
