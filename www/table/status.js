// Above the board: the stones of both sides and whose turn it is, as a picture and in words.

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
    const [first, second] = view.score;
    const shown = view.outcome ? view.outcome.winner : view.side;
    for (const side of /** @type {const} */ (["first", "second"])) {
      box(`name-${side}`).textContent = say(`${game(view)}.${side}.name`);
    }
    box("score-first").textContent = sayNumber(first);
    box("score-second").textContent = sayNumber(second);
    scores.dataset.side = shown ?? "";
    scores.style.setProperty("--share", `${(100 * first) / Math.max(1, first + second)}%`);
    turn.dataset.side = shown ?? "";
    turn.toggleAttribute("data-busy", phase === "thinking");
    if (shown) showPicture(turn, kind.symbols[shown]);
    box("turn-text").textContent = sentence(state);
    resume.hidden = phase !== "waiting";
  }

  return { draw };
}

/** @param {State} state @returns {string} */
export function sentence({ view, phase }) {
  const { outcome, side, last, ply, moves } = view;
  const name = game(view);
  if (outcome) return outcome.winner ? say(`${name}.${outcome.winner}.wins`) : say(`${name}.draw`);
  if (phase === "waiting") return say("looking-back", { ply, last: moves.length });
  if (phase === "passing") return say(`${name}.${side}.passes`);
  const now = say(phase === "thinking" ? `${name}.${side}.thinks` : `${name}.${side}.turn`);
  // A pass is over soon; it stays readable until the next move.
  return last && last.cell === null ? `${say(`${name}.${last.side}.passed`)} ${now}` : now;
}

/**
 * The name of the game as the first word of its sentences.
 * @param {{ game: string }} view
 */
export function game(view) {
  return /** @type {"reversi"} */ (view.game);
}
