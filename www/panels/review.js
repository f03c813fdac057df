// The review of a game: every position is looked at for a moment, in the background; moves that cost much are
// marked, and one can go from mistake to mistake and play the better move out.

import { createThinker } from "../engine/client.js";
import { errorText, plural, t } from "../i18n/index.js";
import { moverOf } from "../table/players.js";
import { scoreText } from "../table/score.js";
import { createPanel, element, textButton } from "../ui/create.js";
import { setUsable } from "../ui/dom.js";
import { knownByRules } from "./evaluation-cache.js";
import { imagine, questionAbout } from "./preview-line.js";
import { createGraph } from "./score-graph.js";
import { branch } from "./variations.js";

/** Milliseconds for each position. */
const LIMIT = 350;

/** @param {import("./evaluation-cache.js").Knowledge} knowledge @returns {import("./index.js").NewTool} */
export const createReview = (knowledge) => (table, kind) => {
  const graph = createGraph(knowledge, table, kind);
  const go = textButton("review.go", () => (job ? stop() : start()), { id: "review-go" });
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
  const panel = createPanel(
    "review",
    "review",
    go,
    progress,
    graph.picture,
    note,
    steps,
    graph.list,
  );
  /** @type {import("../engine/client.js").Thinker | null} */
  let helper = null;
  /** What is under way. @type {{ stop(): void } | null} */
  let job = null;

  knowledge.follow(draw);
  panel.addEventListener("toggle", draw);
  draw();

  function start() {
    const { record, view } = table.match.state();
    if (view.moves.length === 0) {
      return tell(t("review.short"));
    }
    job = { stop() {} };
    look(record, view.moves.length, 0);
  }

  /** Looks at one position after the other. @param {string} record @param {number} last @param {number} ply */
  function look(record, last, ply) {
    if (ply > last) return end(record);
    progress.value = ply / last;
    note.textContent = t("review.progress", { at: ply + 1, all: last + 1 });
    const { view, record: here } = imagine(table, record, ply);
    const byRules = knownByRules(view);
    if (byRules) knowledge.learn(view, byRules);
    if (byRules || knowledge.at(view, ply)) {
      const timer = setTimeout(() => look(record, last, ply + 1));
      job = { stop: () => clearTimeout(timer) };
      draw();
      return;
    }
    helper ??= createThinker(table.rules);
    job = helper.ask(questionAbout(table, here, { limits: { time: LIMIT } }), {
      choice(choice) {
        const best = imagine(table, here, null, [choice.move]).view.last?.text ?? null;
        /** @type {import("../table/score.js").Score} */
        const score = choice.score ?? { kind: "points", value: 0 };
        knowledge.learn(view, { score, side: view.side, best, effort: choice.nodes });
        look(record, last, ply + 1);
      },
      failed(complaint) {
        stop();
        tell(errorText(complaint));
      },
    });
    draw();
  }

  /** @param {string} sentence */
  function tell(sentence) {
    note.textContent = sentence;
    table.tell(sentence);
  }

  function stop() {
    job?.stop();
    job = null;
    note.textContent = "";
    draw();
  }

  /** @param {string} record */
  function end(record) {
    job = null;
    const { view } = imagine(table, record);
    const found = mistakes(view).length;
    tell(found > 0 ? plural("review.found", found) : t("review.clean"));
    draw();
  }

  /** The moves that cost something, by their numbers counted from 0. @param {import("../engine/types.js").View} view */
  function mistakes(view) {
    return [...view.moves.keys()].filter((ply) => knowledge.cost(view, ply));
  }

  /** Goes to the position before the next mistake in a direction. @param {-1 | 1} way */
  function seek(way) {
    const { view } = table.match.state();
    const all = mistakes(view);
    const next =
      way > 0
        ? all.find((ply) => ply > view.ply || (ply === view.ply && !isTold()))
        : all.reverse().find((ply) => ply < view.ply);
    if (next === undefined) {
      return tell(t("review.nobody"));
    }
    table.match.goTo(next);
    tellMistake();
  }

  /** Whether the mistake that is made here has been told. */
  const isTold = () => note.dataset.ply === String(table.match.state().view.ply);

  function tellMistake() {
    const { view } = table.match.state();
    const cost = knowledge.cost(view, view.ply);
    const [before, after] = [knowledge.at(view, view.ply), knowledge.at(view, view.ply + 1)];
    if (!cost || !before || !after) return;
    note.dataset.ply = String(view.ply);
    const words = {
      ply: view.ply + 1,
      side: t(`${moverOf(view, view.ply)}.name`),
      move: kind.moveName(view.moves[view.ply]),
      before: `${t(`${before.side}.name`)}: ${scoreText(before.score)}`,
      after: `${t(`${after.side}.name`)}: ${scoreText(after.score)}`,
      best: kind.moveName(before.best ?? ""),
    };
    tell(t(`review.${cost}`, words));
    const move = view.legal.find(({ text }) => text === before.best);
    if (move) table.point([move.from, move.to].flatMap((cell) => cell ?? []));
  }

  /** Another variation of the match, in which the better move is made here. */
  function playBetter() {
    const { view, record } = table.match.state();
    const best = knowledge.at(view, view.ply)?.best;
    if (best && view.moves[view.ply] !== best)
      branch(table, imagine(table, record, null, [best]).record);
  }

  function draw() {
    if (knowledge.isEmpty() && !panel.open) return;
    for (const [at, item] of [...document.querySelectorAll("#record button")].entries()) {
      const cost = knowledge.cost(table.match.state().view, at);
      if (cost) item.setAttribute("data-cost", cost);
      else item.removeAttribute("data-cost");
    }
    if (!panel.open) return;
    const { view } = table.match.state();
    const text = job ? "review.stop" : "review.go";
    go.dataset.text = text;
    go.textContent = t(text);
    progress.hidden = !job;
    const all = mistakes(view);
    setUsable(back, all.length > 0);
    setUsable(on, all.length > 0);
    setUsable(better, knowledge.cost(view, view.ply) !== null);
    graph.draw();
  }

  return {
    changed(_state, cause) {
      if (cause !== "walk" && cause !== "opened") {
        if (job) stop();
        note.textContent = "";
      }
      delete note.dataset.ply;
      draw();
    },
    show: draw,
  };
};
