// Analysis: the strongest player thinks about the position on the board until somebody stops it, and tells what it
// knows: its best moves, each with its value and how it expects the game to go on, as many as somebody wants to see.
// What is certain looks different from an estimate.

import { createThinker } from "../engine/client.js";
import { errorText, formatNumber, t } from "../i18n/index.js";
import { balanceOf, isProved, scoreText, strengthOf } from "../table/score.js";
import { createPanel, element, textButton, textElement } from "../ui/create.js";
import { knownByRules } from "./evaluation-cache.js";
import { imagine, questionAbout } from "./preview-line.js";

/** @typedef {import("../engine/types.js").Report} Report */
/** @typedef {import("../engine/types.js").MoveValue} MoveValue */
/** @typedef {import("../table/flow.js").State} State */

/** An hour is as good as for ever, and players that would stop by themselves earlier think on. */
const LONG = 3_600_000;

/** So many moves of a variation are shown. */
const SHOWN = 12;

/** So many variations can be shown; the last choice is the usual one. */
const LINES = [1, 2, 3];

/** @param {import("./evaluation-cache.js").Knowledge} knowledge @returns {import("./index.js").NewTool} */
export const createAnalysis = (knowledge) => (table, kind) => {
  const note = table.note("analysis");
  const bar = element(
    "div",
    {
      class: "balance-bar",
      role: "meter",
      "aria-valuemin": -100,
      "aria-valuemax": 100,
      "aria-valuenow": 0,
      "data-label": "analysis.balance",
      "aria-label": t("analysis.balance"),
    },
    element("span", {}),
  );
  const worth = element("p", { id: "analysis-worth", class: "worth" });
  const effort = element("p", { id: "analysis-effort", class: "hint" });
  const best = element("ol", { class: "best", "data-label": "analysis.best" });
  const lines = element(
    "select",
    { id: "analysis-lines" },
    ...LINES.map((count) => element("option", {}, String(count))),
  );
  lines.selectedIndex = LINES.indexOf(Number(note.read()));
  if (lines.selectedIndex < 0) lines.selectedIndex = LINES.length - 1;
  const go = textButton("analysis.go", () => (isRunning ? stop() : start()), {
    id: "analysis-go",
  });
  const choice = element(
    "label",
    { class: "choice" },
    lines,
    textElement("span", "analysis.lines"),
  );
  const panel = createPanel("analysis", "analysis", go, choice, bar, worth, best, effort);
  let isRunning = false;
  /** @type {import("../engine/client.js").Thinker | null} */
  let helper = null;
  /** @type {{ stop(): void } | null} */
  let request = null;
  /** How much has been looked at. @type {Report | null} */
  let latest = null;
  /** What is known of each move; while only one is wanted, of that alone. @type {Map<string, MoveValue>} */
  let values = new Map();
  /** Whether every move that the player thinks of has been looked at once. */
  let isRound = false;
  let began = 0;
  let thinkingAbout = "";
  let frame = 0;

  panel.addEventListener("toggle", () => {
    if (!panel.open) stop();
    draw();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) rest();
    else if (isRunning) ask();
  });
  lines.addEventListener("change", () => {
    note.write(lines.value);
    rest();
    if (isRunning) ask();
    draw();
  });
  draw();

  function start() {
    isRunning = true;
    ask();
    draw();
  }

  function stop() {
    isRunning = false;
    rest();
    draw();
  }

  function rest() {
    request?.stop();
    request = null;
    thinkingAbout = "";
  }

  function forget() {
    latest = null;
    values = new Map();
    isRound = false;
  }

  /** Begins to think about the position on the board, unless that goes on already. */
  function ask() {
    const { record, view, seed } = table.match.state();
    if (record === thinkingAbout) return;
    rest();
    forget();
    if (view.outcome) return;
    thinkingAbout = record;
    began = performance.now();
    helper ??= createThinker(table.rules);
    const question = questionAbout(table, record, { limits: { time: LONG }, seed });
    /** @param {import("../engine/types.js").Complaint} complaint */
    const failed = (complaint) => {
      request = null;
      isRunning = false;
      table.notify(errorText(complaint));
      draw();
    };
    if (Number(lines.value) === 1) {
      const choice = (/** @type {Report} */ report) => {
        request = null;
        hearBest(report);
      };
      request = helper.ask(question, { report: hearBest, choice, failed });
      return;
    }
    request = helper.analyse(question, {
      report: hear,
      value(value) {
        isRound ||= values.has(value.move) || values.size + 1 >= view.legal.length;
        values.set(value.move, value);
        learnBest();
        drawSoon();
      },
      analysed() {
        request = null;
        isRound = true;
        learnBest();
        drawSoon();
      },
      failed,
    });
  }

  /** @param {Report} report */
  function hear(report) {
    latest = report;
    drawSoon();
  }

  /** Many news may come between two pictures. */
  function drawSoon() {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      draw();
    });
  }

  /** The best move alone. @param {Report} report */
  function hearBest({ score, pv, depth, nodes }) {
    if (score && pv.length > 0) {
      values = new Map([[pv[0], { move: pv[0], score, exact: isProved(score), depth, pv }]]);
      isRound = true;
      learnBest();
    }
    hear({ score, pv, depth, nodes });
  }

  /** The best moves, as far as they are known. */
  function bestOnes() {
    const all = [...values.values()];
    const wanted = Math.min(Number(lines.value), all.length);
    const deepest = Math.max(...all.map(({ depth }) => depth));
    // What fell out of the player's choice, or waits for its turn in this round, is of an earlier look.
    const fresh = all.filter(({ depth, exact }) => exact || depth === deepest);
    const isEnough = fresh.filter(({ score }) => score.kind !== "loss").length >= wanted;
    return (isEnough ? fresh : all)
      .sort((one, other) => strengthOf(other.score) - strengthOf(one.score))
      .slice(0, wanted);
  }

  function learnBest() {
    const [first] = bestOnes();
    if (!isRound || !first) return;
    const { view, record } = table.match.state();
    const after = imagine(table, record, null, [first.move]).view;
    knowledge.learn(view, {
      score: first.score,
      side: view.side,
      best: after.last?.text ?? null,
      effort: Math.max(1, latest?.nodes ?? 1),
    });
  }

  function draw() {
    if (!panel.open) return;
    const { view, record } = table.match.state();
    const text = isRunning ? "analysis.stop" : "analysis.go";
    go.dataset.text = text;
    go.textContent = t(text);
    best.ariaLabel = t("analysis.best");
    const known = knownByRules(view) ?? knowledge.at(view, view.ply);
    panel.toggleAttribute(
      "data-proved",
      known !== null && known !== undefined && isProved(known.score),
    );
    if (view.outcome) worth.textContent = t("analysis.over");
    else if (!known) worth.textContent = t("analysis.none");
    else {
      const words = { side: t(`${view.side}.name`), worth: scoreText(known.score) };
      worth.textContent = t(
        isProved(known.score) ? "analysis.certain" : "analysis.estimate",
        words,
      );
    }
    const leaning = known ? Math.round(100 * balanceOf(known.score)) : 0;
    const first = view.side === "first" ? leaning : -leaning;
    bar.style.setProperty("--first", `${50 + first / 2}%`);
    bar.ariaValueNow = String(first);
    bar.ariaValueText = worth.textContent;
    const seconds = (performance.now() - began) / 1000;
    effort.textContent = latest?.nodes
      ? t("analysis.effort", {
          depth: latest.depth,
          nodes: formatNumber(latest.nodes),
          rate: formatNumber(Math.round(latest.nodes / Math.max(0.05, seconds))),
        })
      : "";
    best.replaceChildren(...bestOnes().flatMap((value) => item(record, view.ply, value)));
  }

  /** A move with its value and how the game is expected to go on. @param {string} record @param {number} ply @param {MoveValue} value */
  function item(record, ply, { score, pv }) {
    try {
      const { view } = imagine(table, record, null, pv.slice(0, SHOWN));
      const moves = view.moves.slice(ply, ply + SHOWN).map(kind.moveName);
      const words = t("analysis.line", { moves: moves.join(" "), worth: scoreText(score) });
      return [element("li", { "data-proved": isProved(score) ? "" : null }, words)];
    } catch {
      return []; // a value of the position before
    }
  }

  return {
    changed() {
      if (isRunning) ask();
      else forget();
      draw();
    },
    show: draw,
  };
};
