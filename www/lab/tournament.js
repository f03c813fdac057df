// A tournament: everybody against everybody, in all cores' workers, with a cross table that grows, an estimate of
// the time left, and every game kept to be played through again.

import { errorText, formatNumber, plural, t } from "../i18n/index.js";
import { element, textButton, textElement } from "../ui/create.js";
import { isUsable, setUsable } from "../ui/dom.js";
import { crossTable } from "./cross-table.js";
import { gameLists } from "./game-lists.js";
import { createTournamentForm } from "./tournament-form.js";
import { commandOf, totalOf } from "./tournament-plan.js";
import { TournamentRun } from "./tournament-run.js";

/** @typedef {import("../table/controls.js").Table} Table */

/** Milliseconds between two pictures of a tournament that goes on. */
const DRAW_EVERY = 250;

/** @param {Table} table @param {import("../engine/types.js").ModuleFiles} files */
export function createTournament(table, files) {
  const form = createTournamentForm(table);
  const display = createDisplay(table, form.parts, { begin, toggle, clear: () => run.clear() });
  const run = new TournamentRun(table.rules.info.id, files, { changed: draw, progress, failed });
  let isDrawingSoon = false;

  function begin() {
    const described = form.read(() => display.say(t("lab.two")));
    if (described) run.start(described);
  }

  function toggle() {
    if (run.isRunning()) run.pause();
    else run.resume();
  }

  function draw() {
    display.draw(run);
  }

  /** Many games may be over between two pictures. */
  function progress() {
    if (isDrawingSoon) return;
    isDrawingSoon = true;
    setTimeout(() => {
      isDrawingSoon = false;
      draw();
    }, DRAW_EVERY);
  }

  /** @param {import("../engine/types.js").Complaint} complaint */
  function failed(complaint) {
    display.say(t("notice.failed", { why: errorText(complaint) }));
  }

  function show() {
    form.show();
    draw();
  }

  run.recall().then((isRecalled) => {
    if (isRecalled) display.draw(run, t("lab.paused"));
  });
  show();

  return { view: display.view, show };
}

/**
 * What is seen of a tournament.
 * @param {Table} table @param {Node[]} form @param {Record<"begin" | "toggle" | "clear", () => void>} actions
 */
function createDisplay(table, form, actions) {
  const start = textButton("lab.start", () => isUsable(start) && actions.begin(), {
    class: "strong",
  });
  const pause = textButton("lab.pause", actions.toggle);
  const clear = textButton("lab.clear", actions.clear);
  const bar = element("progress", { max: 1, value: 0 });
  const status = element("p", { class: "hint", role: "status" });
  const cross = element("div", { class: "scrolls", tabindex: 0, role: "group" });
  const command = element("p", { class: "hint" });
  const games = element("div", { class: "kept" });
  const view = element(
    "section",
    {},
    textElement("h3", "lab.tournament"),
    ...form,
    element("p", { class: "buttons" }, start, pause, clear),
    bar,
    status,
    cross,
    command,
    games,
  );

  /** @param {TournamentRun} run @param {string} [ifOpen]  what is said of one that is not over */
  function draw(run, ifOpen = "") {
    const [tournament, results] = [run.current(), run.results()];
    const done = results.played();
    const total = tournament ? totalOf(tournament) : 0;
    setUsable(start, !run.isRunning());
    pause.disabled = !tournament || done === total;
    pause.textContent = t(run.isRunning() ? "lab.pause" : "lab.resume");
    clear.disabled = !tournament;
    bar.max = Math.max(1, total);
    bar.value = done;
    bar.hidden = !tournament;
    status.textContent = tournament ? progressText(run, done, total) : "";
    if (ifOpen && done < total) status.textContent += ` ${ifOpen}`;
    const hasTable = tournament && done > 0;
    cross.replaceChildren(...(hasTable ? [crossTable(table, tournament, results)] : []));
    command.textContent = tournament ? commandOf(table.rules.info.id, tournament) : "";
    if (!run.isRunning())
      games.replaceChildren(...(tournament ? gameLists(table, tournament, results) : []));
  }

  return {
    view,
    draw,
    /** @param {string} sentence */
    say(sentence) {
      status.textContent = sentence;
    },
  };
}

/** @param {TournamentRun} run @param {number} done @param {number} total */
function progressText(run, done, total) {
  const text = t("lab.progress", { done: formatNumber(done), total: formatNumber(total) });
  if (done === total) return `${text} ${t("lab.done")}`;
  if (!run.isRunning() || done === 0) return text;
  const left = Math.ceil(((run.spent() / done) * (total - done)) / 1000);
  return `${text} ${plural("lab.left", left, { seconds: formatNumber(left) })}`;
}
