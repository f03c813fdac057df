// Display of the review: the graph, the accuracy of both sides and the buttons that go from mistake to mistake.

import { formatNumber, t } from "../../i18n/index.js";
import { SIDES } from "../../table/players.js";
import { createPanel, element, textButton, textElement } from "../../ui/create.js";
import { byId, isUsable, setUsable } from "../../ui/dom.js";
import { shownName, statedPlayers } from "../import-export/imported-notes.js";

/**
 * @param {ReturnType<typeof import("../analysis/score-graph.js").createGraph>} graph
 * @param {{ toggle(): void, seek(direction: -1 | 1): void, setLearning(isOn: boolean): void, showBetter(): void }} actions
 */
export function createReviewDisplay(graph, { toggle, seek, setLearning, showBetter }) {
  const toggleButton = textButton("review.go", toggle, { id: "review-go" });
  const label = { "aria-label": t("review"), "data-label": "review" };
  const progress = element("progress", { hidden: "", max: 1, value: 0, ...label });
  const note = element("p", { id: "review-note", class: "hint" });
  const back = usableButton("review.back", () => seek(-1), "review-back");
  const forward = usableButton("review.on", () => seek(1), "review-on");
  const attempt = textButton("review.try", () => setLearning(attempt.ariaPressed !== "true"), {
    id: "review-try",
    "aria-pressed": "false",
  });
  const better = usableButton("review.better", showBetter, "review-better");
  const steps = element("div", { class: "buttons" }, back, forward, attempt, better);
  const { practice = "" } = document.documentElement.dataset;
  const repeat = textElement("a", "review.repeat", { href: practice, hidden: "" });
  const legend = createLegend();
  const accuracy = element("p", { id: "review-accuracy" });
  const inside = [
    toggleButton,
    progress,
    note,
    steps,
    repeat,
    graph.picture,
    legend.view,
    accuracy,
    graph.list,
  ];
  const panel = createPanel("analysis", "review", "review", ...inside);
  panel.open = true;

  return {
    panel,
    progress,
    note,

    /** Links the practice page, if the game has one. */
    linkPractice() {
      repeat.hidden = practice === "";
    },

    /** Shows the accuracy of both sides, null if unknown. @param {number | null} one @param {number | null} two */
    drawAccuracy(one, two) {
      const percent = (/** @type {number} */ share) => formatNumber(Math.round(100 * share));
      const [first, second] = SIDES.map(playerAt);
      legend.draw();
      accuracy.textContent =
        one === null || two === null
          ? ""
          : t("review.accuracy", { first, second, one: percent(one), two: percent(two) });
    },

    /** @param {Record<"isRunning" | "hasMistakes" | "isMistake" | "isLearning", boolean>} now */
    draw({ isRunning, hasMistakes, isMistake, isLearning }) {
      const key = isRunning ? "review.stop" : "review.go";
      toggleButton.dataset.text = key;
      toggleButton.textContent = t(key);
      progress.hidden = !isRunning;
      setUsable(back, hasMistakes);
      setUsable(forward, hasMistakes);
      setUsable(better, isMistake);
      attempt.ariaPressed = String(isLearning);
    },
  };
}

/** @param {import("../../i18n/index.js").Key} key @param {() => void} press @param {string} id */
function usableButton(key, press, id) {
  const button = textButton(key, () => isUsable(button) && press(), { id });
  return button;
}

/** A side with its player, if that has a name. @param {import("../../engine/engine.types").Side} side @param {number} index */
function playerAt(side, index) {
  const stated = statedPlayers()?.[index];
  const player = stated ? shownName(stated) : byId(`name-${side}`).textContent;
  const name = t(`${side}.name`);
  return player && player !== name ? `${name} (${player})` : name;
}

/** Explains the direction of the graph and the colours of its marks. */
function createLegend() {
  const costs = /** @type {const} */ (["inaccuracy", "mistake", "blunder"]);
  const direction = element("p", { id: "review-legend", class: "hint" });
  const labels = costs.map((cost) => element("span", { class: "cost-key", "data-cost": cost }));
  const marks = element("p", { class: "hint" }, ...labels);

  return {
    view: element("div", { class: "graph-legend" }, direction, marks),
    draw() {
      direction.textContent = t("graph.legend", {
        first: t("first.name"),
        second: t("second.name"),
      });
      for (const [at, cost] of costs.entries()) labels[at].textContent = t(`cost.${cost}`);
    },
  };
}
