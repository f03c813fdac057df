// Analysis: the strongest player thinks about the position on the board until somebody stops it, and tells what it
// knows. What is certain looks different from an estimate.

import { en } from "../strings/en/knowing.js";
import { sayError, sayNumber, speakerOf } from "../strings/index.js";
import { imagine, questionAbout } from "./imagine.js";
import { knownByRules } from "./knowledge.js";
import { make, makePanel, wordedButton } from "./make.js";
import { balanceOf, isProved, sayWorth } from "./worth.js";

/** @typedef {import("../engine/types.js").Report} Report */
/** @typedef {import("../table/flow.js").State} State */

const { say } = speakerOf(en);

/** An hour is as good as for ever, and players that would stop by themselves earlier think on. */
const LONG = 3_600_000;

/** So many moves of a line are shown. */
const SHOWN = 12;

/** @param {import("./knowledge.js").Knowledge} knowledge @returns {import("./index.js").NewTool} */
export const createAnalysis = (knowledge) => (table, kind) => {
  const bar = make(
    "div",
    {
      class: "balance-bar",
      role: "meter",
      "aria-valuemin": -100,
      "aria-valuemax": 100,
      "aria-valuenow": 0,
      "data-label": "analysis.balance",
      "aria-label": say("analysis.balance"),
    },
    make("span", {}),
  );
  const worth = make("p", { id: "analysis-worth", class: "worth" });
  const effort = make("p", { class: "hint" });
  const best = make("p", { class: "best" });
  const go = wordedButton("analysis.go", () => (isRunning ? stop() : start()), {
    id: "analysis-go",
  });
  const panel = makePanel("analysis", "analysis", go, bar, worth, best, effort);
  let isRunning = false;
  /** @type {import("../engine/client.js").Thinker | null} */
  let helper = null;
  /** @type {{ stop(): void } | null} */
  let request = null;
  /** @type {Report | null} */
  let latest = null;
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

  /** Begins to think about the position on the board, unless that goes on already. */
  function ask() {
    const { line, view, seed } = table.state();
    if (line === thinkingAbout) return;
    rest();
    latest = null;
    if (view.outcome) return;
    thinkingAbout = line;
    began = performance.now();
    helper ??= table.hire();
    request = helper.ask(questionAbout(table, line, { limits: { time: LONG }, seed }), {
      report: hear,
      choice(choice) {
        request = null;
        hear(choice);
      },
      failed(complaint) {
        request = null;
        isRunning = false;
        table.notify(sayError(complaint));
        draw();
      },
    });
  }

  /** @param {Report} report */
  function hear(report) {
    latest = report;
    const { view, line } = table.state();
    if (report.score) {
      const [move] = report.line;
      const after = move ? imagine(table, line, null, [move]).view : null;
      knowledge.learn(view, {
        score: report.score,
        side: view.side,
        best: after?.last?.text ?? null,
        effort: Math.max(1, report.nodes),
      });
    }
    if (frame === 0)
      frame = requestAnimationFrame(() => {
        frame = 0;
        draw();
      });
  }

  function draw() {
    if (!panel.open) return;
    const { view, line } = table.state();
    const text = isRunning ? "analysis.stop" : "analysis.go";
    go.dataset.text = text;
    go.textContent = say(text);
    const known = knownByRules(view) ?? knowledge.at(view, view.ply);
    panel.toggleAttribute(
      "data-proved",
      known !== null && known !== undefined && isProved(known.score),
    );
    if (view.outcome) worth.textContent = say("analysis.over");
    else if (!known) worth.textContent = say("analysis.none");
    else {
      const words = { side: say(`${view.side}.name`), worth: sayWorth(known.score) };
      worth.textContent = say(
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
      ? say("analysis.effort", {
          depth: latest.depth,
          nodes: sayNumber(latest.nodes),
          rate: sayNumber(Math.round(latest.nodes / Math.max(0.05, seconds))),
        })
      : "";
    best.textContent =
      latest && latest.line.length > 0 ? bestLine(line, view.ply, latest.line) : "";
  }

  /** @param {string} line @param {number} ply @param {string[]} plain */
  function bestLine(line, ply, plain) {
    try {
      const { view } = imagine(table, line, null, plain.slice(0, SHOWN));
      const moves = view.moves.slice(ply, ply + SHOWN).map(kind.moveName);
      return say("analysis.line", { moves: moves.join(" ") });
    } catch {
      return ""; // a report of the position before
    }
  }

  return {
    changed() {
      if (isRunning) ask();
      else latest = null;
      draw();
    },
    show: draw,
  };
};
