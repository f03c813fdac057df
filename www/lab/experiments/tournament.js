// Tournament: round robin in workers on all cores, with a cross table, an estimate of the remaining time, and all games
// for replay.

import { formatNumber, plural, t } from "../../i18n/index.js";
import { strengthsOf } from "../../table/scale.js";
import { element } from "../../ui/create.js";
import { crossTable } from "./cross-table.js";
import { faceOfEntrant, nameOf } from "./entrants.js";
import { ExperimentFrame } from "./experiment-frame.js";
import { gameLists } from "./game-lists.js";
import { intervalPlot, PERCENT } from "./interval-plot.js";
import { scoreOf } from "./score-statistics.js";
import { createTerminalCommand } from "./terminal-command.js";
import { createTournamentForm } from "./tournament-form.js";
import { commandOf, totalOf } from "./tournament-plan.js";
import { loadScale } from "./tournament-ratings.js";
import { sumStandings } from "./tournament-results.js";
import { TournamentRun } from "./tournament-run.js";

/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("./tournament-plan.js").Tournament} Tournament */

/**
 * @param {Table} table @param {import("../../table/game-tools.types").GameTools} game
 * @param {(record: string) => void} openGame  shows one of the games
 */
export function createTournament(table, game, openGame) {
  const { formerNames } = game;
  const form = createTournamentForm(table, formerNames);
  /** @type {TournamentRun} */
  let run;
  const findings = createFindings(table, game, () => run, openGame);
  /** @type {ExperimentFrame<Tournament>} */
  const frame = new ExperimentFrame({
    id: "tournament",
    title: "lab.tournament",
    about: () => t("lab.tournament.about"),
    form: form.parts,
    findings: findings.parts,
    run(listener) {
      run = new TournamentRun(table.rules.info, formerNames, table.rules, listener);
      return run;
    },
    read: (showStatus) => form.read(() => showStatus(t("lab.two"))),
    show: form.show,
    isOver: (tournament) => run.results().played() === totalOf(tournament),
    status: () => progressText(run),
    draw: findings.draw,
    drawsEveryGame: true,
  });
  return frame;
}

/**
 * The display of the results.
 * @param {Table} table @param {import("../../table/game-tools.types").GameTools} game @param {() => TournamentRun} run
 * @param {(record: string) => void} openGame
 */
function createFindings(table, game, run, openGame) {
  const picture = element("div", { class: "picture" });
  const cross = element("div", { class: "scrolls", tabindex: 0, role: "group" });
  const command = createTerminalCommand();
  const games = element("div", { class: "game-lists" });
  /** Null until loaded. @type {import("./tournament-ratings.js").Scale | null} */
  let scale = null;
  /** @type {Awaited<ReturnType<typeof strengthsOf>>} */
  let strengths = new Map();
  Promise.all([loadScale(game), strengthsOf(game)]).then((loaded) => {
    [scale, strengths] = loaded;
    draw(run().current());
  }, table.notifyFailure);
  const face = (/** @type {import("../lab.types").Entrant} */ entrant) =>
    faceOfEntrant(entrant, game.faces, strengths);

  /** @param {Tournament | null} tournament */
  function draw(tournament) {
    const results = run().results();
    const hasTable = tournament && results.played() > 0;
    cross.ariaLabel = t("lab.tournament");
    cross.replaceChildren(
      ...(hasTable ? [crossTable(table, tournament, results, scale, face)] : []),
    );
    picture.replaceChildren(...(hasTable ? [scoresPlot(table, tournament, results)] : []));
    command.show(tournament ? commandOf(table.rules.info.id, tournament) : "");
    if (run().isRunning()) return;
    games.replaceChildren(...(tournament ? gameLists(table, tournament, results, openGame) : []));
  }

  return { parts: [cross, picture, games, command.view], draw };
}

/**
 * @param {Table} table @param {Tournament} tournament
 * @param {import("./tournament-results.js").Results} results
 */
function scoresPlot(table, { entrants }, { meeting }) {
  const rows = entrants.map((entrant, one) => {
    const others = entrants.flatMap((_, other) => (other === one ? [] : [meeting(one, other)]));
    const { mean, margin } = scoreOf(sumStandings(others));
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
