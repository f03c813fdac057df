// A tournament: everybody against everybody, in all cores' workers, with a cross table that grows, an estimate of
// the time left, and every game kept to be played through again.

import { formatNumber, plural, t } from "../../i18n/index.js";
import { element } from "../../ui/create.js";
import { crossTable } from "./cross-table.js";
import { nameOf } from "./entrants.js";
import { ExperimentFrame } from "./experiment-frame.js";
import { gameLists } from "./game-lists.js";
import { intervalPlot, PERCENT } from "./interval-plot.js";
import { scoreOf } from "./score-statistics.js";
import { createTournamentForm } from "./tournament-form.js";
import { commandOf, totalOf } from "./tournament-plan.js";
import { together } from "./tournament-results.js";
import { TournamentRun } from "./tournament-run.js";

/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("./tournament-plan.js").Tournament} Tournament */

/** @param {Table} table @param {(record: string) => void} openGame  shows one of the games */
export function createTournament(table, openGame) {
  const form = createTournamentForm(table);
  /** @type {TournamentRun} */
  let run;
  const findings = createFindings(table, () => run, openGame);
  /** @type {ExperimentFrame<Tournament>} */
  const frame = new ExperimentFrame({
    id: "tournament",
    title: "lab.tournament",
    about: () => t("lab.tournament.about"),
    form: form.parts,
    findings: findings.parts,
    run(listener) {
      run = new TournamentRun(table.rules.info.id, table.rules, listener);
      return run;
    },
    read: (say) => form.read(() => say(t("lab.two"))),
    show: form.show,
    isOver: (tournament) => run.results().played() === totalOf(tournament),
    status: () => progressText(run),
    draw: findings.draw,
    drawsEveryGame: true,
  });
  return frame;
}

/** What has been found out. @param {Table} table @param {() => TournamentRun} run @param {(record: string) => void} openGame */
function createFindings(table, run, openGame) {
  const picture = element("div", { class: "picture" });
  const cross = element("div", { class: "scrolls", tabindex: 0, role: "group" });
  const command = element("p", { class: "hint numbers-typed" });
  const games = element("div", { class: "kept" });

  /** @param {Tournament | null} tournament */
  function draw(tournament) {
    const results = run().results();
    const hasTable = tournament && results.played() > 0;
    cross.ariaLabel = t("lab.tournament");
    cross.replaceChildren(...(hasTable ? [crossTable(table, tournament, results)] : []));
    picture.replaceChildren(...(hasTable ? [scoresPlot(table, tournament, results)] : []));
    command.textContent = tournament ? commandOf(table.rules.info.id, tournament) : "";
    if (run().isRunning()) return;
    games.replaceChildren(...(tournament ? gameLists(table, tournament, results, openGame) : []));
  }

  return { parts: [cross, picture, games, command], draw };
}

/**
 * @param {Table} table @param {Tournament} tournament
 * @param {import("./tournament-results.js").Results} results
 */
function scoresPlot(table, { entrants }, { meeting }) {
  const rows = entrants.map((entrant, one) => {
    const others = entrants.flatMap((_, other) => (other === one ? [] : [meeting(one, other)]));
    const { mean, margin } = scoreOf(together(others));
    return { name: nameOf(table, entrant), value: 100 * mean, margin: 100 * margin };
  });
  rows.sort((one, other) => other.value - one.value);
  return intervalPlot(rows, { ...PERCENT, label: t("lab.score") });
}

/** @param {TournamentRun} run */
function progressText(run) {
  const { done, total } = run.progress();
  const text = t("lab.progress", { done: formatNumber(done), total: formatNumber(total) });
  if (done === total) return `${text} ${t("lab.done")}`;
  if (!run.isRunning() || done === 0) return text;
  const left = Math.ceil(((run.spent() / done) * (total - done)) / 1000);
  return `${text} ${plural("lab.left", left, { seconds: formatNumber(left) })}`;
}
