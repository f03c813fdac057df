// Above the board: both sides, with their points where the game counts any, and whose turn it is.

import { box, button, showPicture } from "../page/parts.js";
import { say, sayNumber } from "../strings/index.js";

/** @typedef {import("./flow.js").State} State */
/** @typedef {import("../boards/board.js").BoardKind} BoardKind */

/** @param {{ playOn(): void }} actions */
export function createStatus({ playOn }) {
  const scores = box("scores");
  const turn = box("turn");
  const resume = button("play-on");
  resume.addEventListener("click", playOn);

  /** @param {State} state @param {BoardKind} kind */
  function draw(state, kind) {
    const { view, phase } = state;
    const shown = view.outcome ? view.outcome.winner : view.side;
    for (const side of /** @type {const} */ (["first", "second"])) {
      box(`name-${side}`).textContent = say(`${side}.name`);
    }
    scores.dataset.side = shown ?? "";
    if (kind.hasPoints) drawPoints(view.score);
    turn.dataset.side = shown ?? "";
    turn.toggleAttribute("data-busy", phase === "thinking");
    if (shown) showPicture(turn, kind.symbols[shown]);
    box("turn-text").textContent = sentence(state);
    resume.hidden = phase !== "waiting";
  }

  /** @param {[number, number]} points */
  function drawPoints([first, second]) {
    box("score-first").textContent = sayNumber(first);
    box("score-second").textContent = sayNumber(second);
    scores.style.setProperty("--share", `${(100 * first) / Math.max(1, first + second)}%`);
  }

  return { draw };
}

/** @param {State} state @returns {string} */
export function sentence({ view, phase }) {
  const { outcome, side, last, ply, moves } = view;
  if (outcome) return outcome.winner ? say(`${outcome.winner}.wins`) : say("draw");
  if (phase === "waiting") return say("looking-back", { ply, last: moves.length });
  if (phase === "passing") return say(`${side}.passes`);
  const now = say(phase === "thinking" ? `${side}.thinks` : `${side}.turn`);
  // A pass is over soon; it stays readable until the next move.
  return last && last.cell === null ? `${say(`${last.side}.passed`)} ${now}` : now;
}
