// The review of a game: every position is looked at for a moment, in the background; moves that cost much are
// marked, and one can go from mistake to mistake and play the better move out.

import { errorText, formatNumber, plural, t } from "../i18n/index.js";
import { createPanel, element, isShown, onShown, textButton } from "../ui/create.js";
import { setUsable } from "../ui/dom.js";
import {
  accuracyOf,
  describeMistake,
  markMistakes,
  ownMistakesOf,
  playBetter,
} from "./mistakes.js";
import { imagine } from "./preview-line.js";
import { createReviewRun } from "./review-run.js";
import { createGraph } from "./score-graph.js";

/** @param {import("./evaluation-cache.js").Knowledge} knowledge @returns {import("./index.js").NewTool} */
export const createReview = (knowledge) => (table, kind) => {
  const graph = createGraph(knowledge, table, kind);
  const display = createReviewDisplay(graph, {
    toggle: () => (run.isRunning() ? stop() : start()),
    seek,
    playBetter: () => playBetter(knowledge, table),
  });
  const { panel, note } = display;
  const run = createReviewRun(table, knowledge, { progress, done, failed });

  knowledge.follow(draw);
  onShown(panel, draw);
  draw();

  function start() {
    const { record, view } = table.match.state();
    if (view.moves.length === 0) tell(t("review.short"));
    else run.start(record, view.moves.length);
  }

  function stop() {
    run.stop();
    note.textContent = "";
    draw();
  }

  /** @param {number} ply @param {number} last */
  function progress(ply, last) {
    display.progress.value = ply / last;
    note.textContent = t("review.progress", { at: ply + 1, all: last + 1 });
    draw();
  }

  /** @param {string} record */
  function done(record) {
    const { players } = table.match.state();
    const found = ownMistakesOf(knowledge, { view: imagine(table, record).view, players }).length;
    tell(found > 0 ? plural("review.found", found) : t("review.clean"));
    draw();
  }

  /** @param {import("../engine/types.js").Complaint} complaint */
  function failed(complaint) {
    draw();
    tell(errorText(complaint));
  }

  /** @param {string} sentence */
  function tell(sentence) {
    note.textContent = sentence;
    table.tell(sentence);
  }

  /** Goes to the position before the next mistake in a direction. @param {-1 | 1} way */
  function seek(way) {
    const state = table.match.state();
    const { view } = state;
    const isTold = note.dataset.ply === String(view.ply);
    const all = ownMistakesOf(knowledge, state);
    const next =
      way > 0
        ? all.find((ply) => ply > view.ply || (ply === view.ply && !isTold))
        : all.reverse().find((ply) => ply < view.ply);
    if (next === undefined) return tell(t("review.nobody"));
    table.match.goTo(next);
    tellMistake();
  }

  function tellMistake() {
    const { view } = table.match.state();
    const mistake = describeMistake(knowledge, kind, view);
    if (!mistake) return;
    note.dataset.ply = String(view.ply);
    tell(mistake.sentence);
    const { better } = mistake;
    if (better) table.point([better.from, better.to].flatMap((cell) => cell ?? []));
  }

  function draw() {
    if (knowledge.isEmpty() && !isShown(panel)) return;
    const state = table.match.state();
    const { view } = state;
    markMistakes(knowledge, view);
    if (!isShown(panel)) return;
    const isMistake = knowledge.cost(view, view.ply) !== null;
    display.draw(run.isRunning(), ownMistakesOf(knowledge, state).length > 0, isMistake);
    display.sum(accuracyOf(knowledge, view, "first"), accuracyOf(knowledge, view, "second"));
    graph.draw();
  }

  return {
    changed(_state, cause) {
      if (cause !== "walk" && cause !== "opened") {
        if (run.isRunning()) stop();
        note.textContent = "";
      }
      delete note.dataset.ply;
      draw();
    },
    show: draw,
    review() {
      panel.open = true;
      panel.scrollIntoView({ block: "nearest" });
      if (!run.isRunning()) start();
    },
  };
};

/**
 * @param {ReturnType<typeof createGraph>} graph
 * @param {{ toggle(): void, seek(way: -1 | 1): void, playBetter(): void }} actions
 */
function createReviewDisplay(graph, { toggle, seek, playBetter }) {
  const go = textButton("review.go", toggle, { id: "review-go" });
  const progress = element("progress", {
    hidden: "",
    max: 1,
    value: 0,
    "aria-label": t("review"),
    "data-label": "review",
  });
  const note = element("p", { id: "review-note", class: "hint" });
  const back = textButton("review.back", () => seek(-1), { id: "review-back" });
  const on = textButton("review.on", () => seek(1), { id: "review-on" });
  const better = textButton("review.better", playBetter, { id: "review-better" });
  const steps = element("div", { class: "buttons" }, back, on, better);
  const legend = element("p", { id: "review-legend", class: "hint" });
  const accuracy = element("p", { id: "review-accuracy" });
  const inside = [go, progress, graph.picture, legend, accuracy, note, steps, graph.list];
  const panel = createPanel("analysis", "review", "review", ...inside);

  return {
    panel,
    progress,
    note,

    /** How well each side has played, as far as it is known. @param {number | null} one @param {number | null} two */
    sum(one, two) {
      const names = { first: t("first.name"), second: t("second.name") };
      const percent = (/** @type {number} */ share) => formatNumber(Math.round(100 * share));
      legend.textContent = t("graph.legend", names);
      accuracy.textContent =
        one === null || two === null
          ? ""
          : t("review.accuracy", { ...names, one: percent(one), two: percent(two) });
    },

    /** @param {boolean} isRunning @param {boolean} hasMistakes @param {boolean} isMistake  here */
    draw(isRunning, hasMistakes, isMistake) {
      const key = isRunning ? "review.stop" : "review.go";
      go.dataset.text = key;
      go.textContent = t(key);
      progress.hidden = !isRunning;
      setUsable(back, hasMistakes);
      setUsable(on, hasMistakes);
      setUsable(better, isMistake);
    },
  };
}
