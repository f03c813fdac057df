// What is seen of the review of a game: its picture, how well each side has played, and the way from mistake to mistake.

import { formatNumber, t } from "../../i18n/index.js";
import { createPanel, element, textButton } from "../../ui/create.js";
import { isUsable, setUsable } from "../../ui/dom.js";

/**
 * @param {ReturnType<typeof import("../analysis/score-graph.js").createGraph>} graph
 * @param {{ toggle(): void, seek(way: -1 | 1): void, tryBetter(): void, showBetter(): void }} actions
 */
export function createReviewDisplay(graph, { toggle, seek, tryBetter, showBetter }) {
  const go = textButton("review.go", toggle, { id: "review-go" });
  const label = { "aria-label": t("review"), "data-label": "review" };
  const progress = element("progress", { hidden: "", max: 1, value: 0, ...label });
  const note = element("p", { id: "review-note", class: "hint" });
  const back = usableButton("review.back", () => seek(-1), "review-back");
  const on = usableButton("review.on", () => seek(1), "review-on");
  const attempt = usableButton("review.try", tryBetter, "review-try");
  const better = usableButton("review.better", showBetter, "review-better");
  const steps = element("div", { class: "buttons" }, back, on, attempt, better);
  const legend = createLegend();
  const accuracy = element("p", { id: "review-accuracy" });
  const inside = [go, progress, note, steps, graph.picture, legend.view, accuracy, graph.list];
  const panel = createPanel("analysis", "review", "review", ...inside);
  panel.open = true;

  return {
    panel,
    progress,
    note,

    /** How well each side has played, as far as it is known. @param {number | null} one @param {number | null} two */
    sum(one, two) {
      const percent = (/** @type {number} */ share) => formatNumber(Math.round(100 * share));
      const names = { first: t("first.name"), second: t("second.name") };
      legend.draw();
      accuracy.textContent =
        one === null || two === null
          ? ""
          : t("review.accuracy", { ...names, one: percent(one), two: percent(two) });
    },

    /** @param {Record<"isRunning" | "hasMistakes" | "isMistake" | "canTry" | "isTrying", boolean>} now */
    draw({ isRunning, hasMistakes, isMistake, canTry, isTrying }) {
      const key = isRunning ? "review.stop" : "review.go";
      go.dataset.text = key;
      go.textContent = t(key);
      progress.hidden = !isRunning;
      setUsable(back, hasMistakes);
      setUsable(on, hasMistakes);
      setUsable(better, isMistake);
      setUsable(attempt, canTry);
      attempt.ariaPressed = String(isTrying);
    },
  };
}

/** @param {import("../../i18n/index.js").Key} key @param {() => void} press @param {string} id */
function usableButton(key, press, id) {
  const button = textButton(key, () => isUsable(button) && press(), { id });
  return button;
}

/** What the colours of the marks mean, and which way is up. */
function createLegend() {
  const costs = /** @type {const} */ (["inaccuracy", "mistake", "blunder"]);
  const direction = element("p", { id: "review-legend", class: "hint" });
  const words = costs.map((cost) => element("span", { class: "cost-key", "data-cost": cost }));
  const marks = element("p", { class: "hint" }, ...words);

  return {
    view: element("div", { class: "graph-legend" }, direction, marks),
    draw() {
      direction.textContent = t("graph.legend", {
        first: t("first.name"),
        second: t("second.name"),
      });
      for (const [at, cost] of costs.entries()) words[at].textContent = t(`cost.${cost}`);
    },
  };
}
