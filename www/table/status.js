// The status above the board: both sides with their points, where the game has any, and whose turn it is.

import { formatNumber, t } from "../i18n/index.js";
import { buttonById, byId } from "../ui/dom.js";
import { setIcon } from "../ui/svg.js";

/** @typedef {import("./match-controller.js").State} State */
/** @typedef {import("./game-ui.types").GameUi} GameUi */

/** How many milliseconds a face that digs stays in either pose. */
const POSE_TIME = 300;

/** @param {{ playOn(): void }} actions */
export function createStatus({ playOn }) {
  const scores = byId("scores");
  const turn = byId("turn");
  const showBusy = createBusyFace(turn);
  const resume = buttonById("play-on");
  resume.addEventListener("click", playOn);

  /** @param {State} state @param {GameUi} kind */
  function draw(state, kind) {
    const { view, phase } = state;
    const shown = view.outcome ? view.outcome.winner : view.side;
    for (const side of /** @type {const} */ (["first", "second"])) {
      byId(`name-${side}`).textContent = t(`${side}.name`);
    }
    scores.dataset.side = shown ?? "";
    if (kind.hasPoints) drawPoints(view.score);
    turn.dataset.side = shown ?? "";
    showBusy(phase === "thinking");
    if (shown) setIcon(turn, kind.symbols[shown]);
    byId("turn-text").textContent = sentence(state);
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
 * The face of whoever thinks digs, in two poses. As an infinite CSS animation it would have the browser draw sixty frames
 * a second, which takes processor time from the search where no graphics card draws them.
 * @param {HTMLElement} turn
 */
function createBusyFace(turn) {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)");
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  return (/** @type {boolean} */ isBusy) => {
    if (isBusy === turn.hasAttribute("data-busy")) return;
    turn.toggleAttribute("data-busy", isBusy);
    turn.removeAttribute("data-dug");
    clearInterval(timer);
    if (isBusy && !isStill.matches)
      timer = setInterval(() => turn.toggleAttribute("data-dug"), POSE_TIME);
  };
}

/** @param {State} state @returns {string} */
export function sentence({ view, phase }) {
  const { outcome, side, last, ply, moves } = view;
  if (outcome) return outcome.winner ? t(`${outcome.winner}.wins`) : t("draw");
  if (phase === "waiting") return t("looking-back", { ply, last: moves.length });
  if (phase === "passing") return t(`${side}.passes`);
  const now = t(phase === "thinking" ? `${side}.thinks` : `${side}.turn`);
  // A pass is over soon; it stays readable until the next move.
  return last && last.cell === null ? `${t(`${last.side}.passed`)} ${now}` : now;
}

/** @param {[number, number]} points */
export function pointsText([first, second]) {
  return t("result.final", { first: formatNumber(first), second: formatNumber(second) });
}
