// The status line above the board: both sides, with points if the game has them, and whose turn it is.

import { formatNumber, t as text } from "../i18n/index.js";
import { buttonById, byId } from "../ui/dom.js";
import { setIcon } from "../ui/svg.js";
import { nameAt } from "./player-names.js";

/** @typedef {import("./match-controller.js").State} State */
/** @typedef {import("./game-ui.types").GameUi} GameUi */

/** Milliseconds per frame of the thinking animation. */
const POSE_MS = 300;

/** @param {{ playOn(): void }} actions */
export function createStatus({ playOn }) {
  const scores = byId("scores");
  const turn = byId("turn");
  const showBusy = createBusyFace(turn);
  const resume = buttonById("play-on");
  resume.addEventListener("click", playOn);

  /** @param {State} state @param {GameUi} gameUi */
  function draw(state, gameUi) {
    const { view, phase } = state;
    const shown = view.outcome ? view.outcome.winner : view.side;
    for (const side of /** @type {const} */ (["first", "second"])) {
      byId(`name-${side}`).textContent = nameAt(side, state.players);
      byId(`badge-${side}`).hidden = state.players[side] === null;
    }
    scores.dataset.side = shown ?? "";
    if (gameUi.hasPoints) drawPoints(view.score);
    turn.dataset.side = shown ?? "";
    showBusy(phase === "thinking");
    if (shown) setIcon(turn, gameUi.symbols[shown]);
    byId("turn-text").textContent = statusText(state);
    resume.hidden = phase !== "waiting";
  }

  /** @param {[number, number]} points */
  function drawPoints([first, second]) {
    byId("score-first").textContent = formatNumber(first);
    byId("score-second").textContent = formatNumber(second);
    scores.style.setProperty("--share", `${(100 * first) / Math.max(1, first + second)}%`);
  }

  return { draw };
}

/**
 * Animates the face of the thinking side in two frames. An infinite CSS animation would draw 60 frames per second,
 * which takes processor time from the search on machines without a graphics card.
 * @param {HTMLElement} turn
 */
function createBusyFace(turn) {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)");
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  return (/** @type {boolean} */ isBusy) => {
    if (isBusy === turn.hasAttribute("data-busy")) return;
    turn.toggleAttribute("data-busy", isBusy);
    turn.removeAttribute("data-tilted");
    clearInterval(timer);
    if (isBusy && !isStill.matches)
      timer = setInterval(() => turn.toggleAttribute("data-tilted"), POSE_MS);
  };
}

/** @param {State} state @param {typeof import("../i18n/index.js").t} [t] @returns {string} */
export function statusText({ view, phase }, t = text) {
  const { outcome, side, last, ply, moves } = view;
  if (outcome) return outcome.winner ? t(`${outcome.winner}.wins`) : t("draw");
  if (phase === "waiting") return t("looking-back", { ply, last: moves.length });
  if (phase === "passing") return t(`${side}.passes`);
  const now = t(phase === "thinking" ? `${side}.thinks` : `${side}.turn`);
  // The forced pass stays readable until the next move.
  return last && last.cell === null ? `${t(`${last.side}.passed`)} ${now}` : now;
}

/** @param {[number, number]} points */
export function pointsText([first, second]) {
  return text("result.final", { first: formatNumber(first), second: formatNumber(second) });
}
