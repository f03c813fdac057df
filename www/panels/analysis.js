// Analysis: the strongest player thinks about the position on the board until somebody stops it, and tells what it
// knows: its best moves, each with its value and how it expects the game to go on, as many as somebody wants to see.

import { createThinker } from "../engine/client.js";
import { errorText } from "../i18n/index.js";
import { isShown, onShown } from "../ui/create.js";
import { createAnalysisDisplay } from "./analysis-display.js";
import { knownByRules } from "./evaluation-cache.js";
import { createMultiPv } from "./multi-pv.js";
import { imagine, questionAbout } from "./preview-line.js";

/** @typedef {import("../engine/types.js").Complaint} Complaint */
/** @typedef {import("../engine/types.js").Report} Report */
/** @typedef {import("./multi-pv.js").MultiPv} MultiPv */

/** An hour is as good as for ever, and players that would stop by themselves earlier think on. */
const LONG = 3_600_000;

/** @param {import("./evaluation-cache.js").Knowledge} knowledge @returns {import("./index.js").NewTool} */
export const createAnalysis = (knowledge) => (table, kind) => {
  const note = table.note("analysis");
  const display = createAnalysisDisplay(table, kind, () => (isRunning ? stop() : start()));
  const { panel, count } = display;
  const moves = createMultiPv();
  const search = createSearch(table, moves, { found, reported: drawSoon, failed });
  const wanted = () => Number(count.value);
  let isRunning = false;
  let frame = 0;

  display.choose(note.read());
  onShown(panel, () => {
    if (!panel.open) stop();
    draw();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) search.stop();
    else if (isRunning) search.follow(wanted());
  });
  count.addEventListener("change", () => {
    note.write(count.value);
    search.stop();
    if (isRunning) search.follow(wanted());
    draw();
  });
  draw();

  function start() {
    isRunning = true;
    search.follow(wanted());
    draw();
  }

  function stop() {
    isRunning = false;
    search.stop();
    draw();
  }

  /** @param {Complaint} complaint */
  function failed(complaint) {
    isRunning = false;
    table.notify(errorText(complaint));
    draw();
  }

  /** A move has another value. */
  function found() {
    const [first] = moves.best(wanted());
    if (moves.isComplete() && first) {
      const { view, record } = table.match.state();
      const after = imagine(table, record, null, [first.move]).view;
      knowledge.learn(view, {
        score: first.score,
        side: view.side,
        best: after.last?.text ?? null,
        effort: Math.max(1, moves.latest()?.nodes ?? 1),
      });
    }
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

  function draw() {
    if (!isShown(panel)) return;
    const { view } = table.match.state();
    display.draw({
      isRunning,
      known: knownByRules(view) ?? knowledge.at(view, view.ply) ?? null,
      report: moves.latest(),
      seconds: search.seconds(),
      best: moves.best(wanted()),
    });
  }

  return {
    changed() {
      if (isRunning) search.follow(wanted());
      else moves.clear();
      draw();
    },
    show: draw,
  };
};

/**
 * The search of the strongest player, about the position on the board.
 * @param {import("../table/controls.js").Table} table @param {MultiPv} moves  learns what is found
 * @param {{ found(): void, reported(): void, failed(complaint: Complaint): void }} listener
 */
function createSearch(table, moves, { found, reported, failed }) {
  /** @type {import("../engine/client.js").Thinker | null} */
  let thinker = null;
  /** @type {{ stop(): void } | null} */
  let request = null;
  let began = 0;
  let subject = "";

  function stop() {
    request?.stop();
    request = null;
    subject = "";
  }

  /** @param {Complaint} complaint */
  function fail(complaint) {
    request = null;
    subject = ""; // the next start tries again
    failed(complaint);
  }

  /** The best move alone: a search of its own, which is faster. @param {import("../engine/types.js").Question} question */
  function askForBest(question) {
    const report = (/** @type {Report} */ latest) => {
      moves.hearBest(latest);
      found();
    };
    const choice = (/** @type {Report} */ latest) => {
      request = null;
      report(latest);
    };
    return thinker?.ask(question, { report, choice, failed: fail }) ?? null;
  }

  /** @param {import("../engine/types.js").Question} question @param {number} legal  how many moves there are */
  function askForAll(question, legal) {
    const asked = thinker?.analyse(question, {
      report(latest) {
        moves.hear(latest);
        reported();
      },
      value(value) {
        moves.learn(value, legal);
        found();
      },
      analysed() {
        request = null;
        moves.complete();
        found();
      },
      failed: fail,
    });
    return asked ?? null;
  }

  return {
    stop,
    seconds: () => (performance.now() - began) / 1000,

    /** Thinks about the position on the board, unless that goes on already. @param {number} wanted  moves */
    follow(wanted) {
      const { record, view, seed } = table.match.state();
      if (record === subject) return;
      stop();
      moves.clear();
      if (view.outcome) return;
      subject = record;
      began = performance.now();
      thinker ??= createThinker(table.rules);
      const question = questionAbout(table, record, { limits: { time: LONG }, seed });
      request = wanted === 1 ? askForBest(question) : askForAll(question, view.legal.length);
    },
  };
}
