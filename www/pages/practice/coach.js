// The panel next to the board: verdict, buttons, the solution's line, choices and the visitor's rating.

import { formatNumber, translatorFor } from "../../i18n/index.js";
import { element } from "../../ui/create.js";
import { buttonById, byId, isUsable, setHidden, setUsable } from "../../ui/dom.js";
import { messages } from "./i18n/practice.js";
import { ratingPlot } from "./rating-plot.js";
import { describeRating, describeTheme, themeName } from "./sentences.js";
import { weakThemes } from "./visitor.js";

/** @typedef {import("./puzzle-file.js").Puzzle} Puzzle */
/** @typedef {import("./visitor.js").Progress} Progress */

const { plural, t } = translatorFor(messages);

/** Number of results before a rating is shown. */
const MIN_RESULTS = 3;

/** Number of weak themes that are listed. */
const MAX_WEAK = 3;

/** @typedef {"go" | "hint" | "solve" | "today" | "copy" | "copy-list" | "train" | "discard" | "line-start" | "line-back" | "line-on" | "line-end"} Button */

/**
 * State of the buttons.
 * @typedef {object} Usable
 * @property {boolean} isWrong whether a wrong move is on the board
 * @property {boolean} isOpen whether the puzzle is unsolved
 * @property {boolean} isMistake whether it is a mistake of the visitor
 * @property {number | null} [chosenStage] number of the stage that is played; null if there is none
 * @property {import("./source.types").Source["nextKey"]} [nextKey] message key of the button for the next task
 */

/**
 * @param {Record<Button, () => void>} actions @param {(change: Partial<Progress>) => void} choose
 * @param {(stage: string) => void} openStage called with the number of a stage, or with an empty text to leave it
 */
export function createCoach(actions, choose, openStage) {
  const buttons = /** @type {Button[]} */ (Object.keys(actions));
  for (const id of buttons) {
    const button = buttonById(id);
    button.addEventListener("click", () => isUsable(button) && actions[id]());
  }
  const theme = byId("theme-choice", HTMLSelectElement);
  const level = byId("level", HTMLSelectElement);
  const why = byId("choose-reasons", HTMLInputElement);
  why.addEventListener("change", () => choose({ choosesReasons: why.checked }));
  theme.addEventListener("change", () => choose({ theme: theme.value }));
  const stage = byId("stage", HTMLSelectElement);
  stage.addEventListener("change", () => openStage(stage.value));
  level.addEventListener("change", () =>
    choose({ level: /** @type {Progress["level"]} */ (level.value) }),
  );

  return {
    /** @param {string} sentence */
    say(sentence) {
      byId("verdict").textContent = sentence;
    },

    /** @param {Usable} usable */
    showButtons({ isWrong, isOpen, isMistake, chosenStage = null, nextKey = "practice.next" }) {
      const go = buttonById("go");
      const key = isWrong ? "practice.retry" : nextKey;
      go.dataset.text = key;
      go.textContent = t(key);
      for (const id of /** @type {Button[]} */ (["go", "today", "copy-list"]))
        setUsable(buttonById(id), true);
      setUsable(buttonById("hint"), isOpen && !isWrong);
      setUsable(buttonById("solve"), isOpen);
      setUsable(buttonById("copy"), !isMistake);
      setHidden(buttonById("discard"), !isMistake, go);
      stage.value = chosenStage === null ? "" : String(chosenStage);
    },

    /**
     * Lists the themes of all puzzles with their numbers.
     * @param {ReadonlyMap<string, number>} counts @param {Progress} progress
     */
    showChoices(counts, progress) {
      const named = [...counts].map(([id, count]) => ({ id, count, name: themeName(id) }));
      named.sort((a, b) => a.name.localeCompare(b.name));
      const [all] = theme.options;
      theme.replaceChildren(
        all,
        ...named.map(({ id, count, name }) => {
          const text = t("practice.theme.count", { theme: name, count: formatNumber(count) });
          return element("option", { value: id }, text);
        }),
      );
      theme.value = counts.has(progress.theme) ? progress.theme : "";
      level.value = progress.level;
      byId("choose-reasons", HTMLInputElement).checked = progress.choosesReasons;
    },

    showStages,
    showReasons,
    showLine,
    showRating,
    showComparison,
    showMistakes,
    showOtherMistakes,
  };
}

/** @param {{ all: number, due: number }} counts of the visitor's mistakes */
function showMistakes({ all, due }) {
  byId("mistakes-count").textContent =
    all === 0 ? t("mistakes.none") : plural("mistakes.due", all, { due: formatNumber(due) });
  setUsable(buttonById("train"), due > 0);
}

/** Shows the number of mistakes that are due in other games. @param {number} count */
function showOtherMistakes(count) {
  byId("mistakes-elsewhere").textContent =
    count > 0 ? t("mistakes.elsewhere", { due: formatNumber(count) }) : "";
}

/** Lists the stages with their stars. @param {(number | null)[]} stars null for a stage that was not finished */
function showStages(stars) {
  const stage = byId("stage", HTMLSelectElement);
  const { value } = stage;
  const [none] = stage.options;
  const options = stars.map((count, at) => {
    const title = t("stage.title", { stage: formatNumber(at + 1) });
    const shown = count === null ? "" : ` ${"★".repeat(count)}${"☆".repeat(3 - count)}`;
    return element("option", { value: at + 1 }, title + shown);
  });
  stage.replaceChildren(none, ...options);
  stage.value = value;
}

/**
 * Shows the solution's moves with the one on the board, and its reasons; null hides them.
 * @param {{ names: string[], at: number, reasons: string[] } | null} line
 */
function showLine(line) {
  setHidden(byId("typed"), line !== null, buttonById("go"));
  setHidden(byId("line"), line === null, buttonById("go"));
  if (!line) return;
  const { names, at, reasons } = line;
  byId("moves").replaceChildren(
    ...names.flatMap((name, place) => [
      element("span", { "aria-current": place === at - 1 ? "true" : null }, name),
      " ",
    ]),
  );
  byId("why").replaceChildren(...reasons.map((reason) => element("li", {}, reason)));
  for (const id of /** @type {Button[]} */ (["line-start", "line-back"]))
    setUsable(buttonById(id), at !== 0);
  for (const id of /** @type {Button[]} */ (["line-on", "line-end"]))
    setUsable(buttonById(id), at < names.length);
}

/**
 * Shows the positions after a wrong move and after the answer next to each other, unless one of the moves is null.
 * @param {string} record @param {(string | null)[]} moves
 * @param {import("../../table/board-page/exercise-board.js").ExerciseBoard} board
 * @param {import("../../table/game-ui.types").GameUi} gameUi
 */
async function showComparison(record, moves, board, gameUi) {
  const place = byId("compare");
  place.hidden = moves.includes(null) || moves[0] === moves[1];
  if (place.hidden) return place.replaceChildren();
  const made = /** @type {string[]} */ (moves);
  const key = [record, ...made, document.documentElement.lang].join(" ");
  if (place.dataset.shown === key && place.hasChildNodes()) return;
  place.dataset.shown = key;
  try {
    const { comparison } = await import("./comparison.js");
    const pictures = comparison(record, made, board, gameUi);
    if (place.dataset.shown === key) place.replaceChildren(...pictures);
  } catch {
    place.hidden = true; // the file cannot be loaded, or a stored move is illegal
  }
}

/** Offers reasons; an empty list hides them. @param {string[]} reasons ids of themes @param {(id: string) => void} choose */
function showReasons(reasons, choose) {
  byId("why-quiz").hidden = reasons.length === 0;
  byId("why-choices").replaceChildren(
    ...reasons.map((id) => {
      const button = element("button", { type: "button", class: "plain" }, describeTheme(id));
      button.addEventListener("click", () => choose(id));
      return element("li", {}, button);
    }),
  );
}

/** @param {Progress} progress @param {readonly Puzzle[]} puzzles */
function showRating(progress, puzzles) {
  const { results, rating } = progress;
  const isNew = results.length < MIN_RESULTS;
  const solved = results.filter(({ isSolved }) => isSolved).length;
  byId("rating").textContent = isNew ? t("practice.rating.new") : describeRating(rating);
  byId("rating").toggleAttribute("data-known", !isNew);
  const label = t("practice.plot", { count: results.length });
  const plots = isNew ? [] : [ratingPlot(results, label, formatNumber)];
  byId("rating-plot").replaceChildren(...plots);
  const weak = weakThemes(progress, puzzles).slice(0, MAX_WEAK);
  const sentences = [
    results.length > 0 &&
      plural("practice.record", results.length, { solved: formatNumber(solved) }),
    weak.length > 0 &&
      t("practice.weak", { themes: weak.map((one) => themeName(one.theme)).join(", ") }),
  ];
  const [both, move, reason, none] = progress.why.map((count) => formatNumber(count));
  if (progress.why.some((count) => count > 0))
    sentences.push(t("why.score", { both, move, reason, none }));
  byId("record").textContent = sentences.filter(Boolean).join(" ");
}
