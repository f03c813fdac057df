// Opens a practice page: language, rules and board first, then the puzzles, which are loaded once and work offline.

import loadThemes from "games:puzzles/i18n/puzzles";
import { LoadingError } from "../../engine/loading.js";
import { nextTask } from "../../engine/next-task.js";
import { openMistakeList } from "../../exercise/mistakes.js";
import { addMessages, t as text, translatorFor } from "../../i18n/index.js";
import { finalEvaluation } from "../../panels/analysis/evaluation-cache.js";
import { BoardPage } from "../../table/board-page/board-page.js";
import { ExerciseBoard } from "../../table/board-page/exercise-board.js";
import { recordInAddress } from "../../table/link.js";
import { mirrored } from "../../table/score.js";
import { openMistakes } from "../../table/store.js";
import { byId } from "../../ui/dom.js";
import { firstPaint } from "../../ui/first-paint.js";
import { addThemes } from "../../ui/themes.js";
import { createCoach } from "./coach.js";
import { messages } from "./i18n/practice.js";
import { MistakeSource } from "./mistake-source.js";
import { openRepertoire } from "./openings/repertoire.js";
import { Practice } from "./practice.js";
import { readPuzzles } from "./puzzle-file.js";
import { connectSections } from "./sections.js";
import { Stream } from "./stream.js";
import { openVisitor } from "./visitor.js";

const { t } = translatorFor(messages);

const { board: game = "", part = "", puzzles: files = "" } = document.documentElement.dataset;
/** @type {Practice | null} */
let practice = null;
/** Renders the stored progress, which another tab may have changed. */
let showProgress = () => {};

/** Shows the error of an action, if it fails. @param {() => unknown} act */
const reported = (act) => async () => {
  try {
    await act();
  } catch (error) {
    page.notices.showFailure(error);
  }
};

/** @type {Parameters<typeof createCoach>[0]} */
const ACTIONS = {
  go: reported(() => practice?.proceed()),
  hint: reported(() => practice?.hint()),
  solve: reported(() => practice?.solve()),
  today: () => practice?.openToday(),
  copy: copyLink,
  "copy-list": copyList,
  train: reported(() => practice?.train()),
  discard: () => practice?.discard(),
  "line-start": () => practice?.step(() => 0),
  "line-back": () => practice?.step((at) => at - 1),
  "line-on": () => practice?.step((at) => at + 1),
  "line-end": () => practice?.step((_, length) => length),
};

/** Actions of the letter keys, which the table has, too. @type {Record<string, () => void>} */
const KEY_ACTIONS = {
  new: ACTIONS.go,
  hint: ACTIONS.hint,
  undo: ACTIONS["line-back"],
  redo: ACTIONS["line-on"],
};

addMessages(messages);
const page = new BoardPage(
  { game, part },
  {
    showTitle() {
      document.title = t("practice.title", { game: text("name") });
    },
    changed() {
      practice?.translate();
      showProgress();
    },
  },
);
await page.run(open);

async function open() {
  const { announce, notices } = page;
  const reading = firstPaint().then(() => loadPuzzles(files));
  reading.catch(() => {}); // reported when it is awaited
  addMessages((await loadThemes[game]()).messages);
  const { rules, gameUi } = await page.load();
  await nextTask();
  const board = new ExerciseBoard(gameUi, byId("board"), page.host(rules), page.attempt);
  await nextTask();
  const visitor = openVisitor(page.storage("practice"));
  const puzzles = await reading;
  const choose = (/** @type {Partial<import("./visitor.js").Progress>} */ change) => {
    visitor.update((progress) => ({ ...progress, ...change }));
    showProgress();
  };
  const coach = createCoach(ACTIONS, choose, (stage) => practice?.open(stage && `stage-${stage}`));
  const list = openMistakeList(openMistakes());
  const repertoire = openRepertoire(page.storage("openings"));
  if ([visitor, list, repertoire].some((store) => store.isDamaged()))
    notices.show(t("practice.damaged"));
  const stream = new Stream(puzzles, visitor);
  const evaluate = evaluatorOn(board, rules);
  const mistakes = new MistakeSource(game, list, gameUi, evaluate, legalityOn(board));
  let showSections = () => {};
  showProgress = () => {
    showSections();
    coach.showRating(visitor.read(), puzzles);
    coach.showChoices(stream.themes(), visitor.read());
    coach.showStages(stream.stages());
    coach.showMistakes(mistakes.counts());
    coach.showOtherMistakes(mistakes.elsewhere());
  };
  const made = new Practice({
    ...{ rules, gameUi, board, coach, stream, mistakes, announce },
    notify: notices.show,
    progressed: showProgress,
  });
  practice = made;
  await nextTask();
  page.listen(gameUi, rules, {
    isOpen: () => made.isOpen(),
    attempt: (move) => void made.attempt(move)?.catch(notices.showFailure),
    handleKey: (key) => board.handleKey(key),
    actions: KEY_ACTIONS,
  });
  const stores = { visitor, list, repertoire };
  showSections = connectSections(
    {
      ...{ game, rules, gameUi, board, practice: made, puzzles, stores, evaluate },
      announce,
      changed: showProgress,
    },
    notices.showFailure,
  );
  listenToPage(made);
  showProgress();
  await nextTask();
  await made.open(recordInAddress() ?? "");
  addThemes(page.theme);
}

/**
 * Returns the function that evaluates a move by the engine's reply.
 * @param {ExerciseBoard} board @param {import("../../engine/rules-module.js").Rules} rules
 * @returns {ConstructorParameters<typeof MistakeSource>[3]}
 */
function evaluatorOn(board, rules) {
  return async (record, move, signal) => {
    const { record: after, view } = board.position(record, [move]);
    const { findReply } = await import("./refutation.js");
    const found = finalEvaluation(view) ?? (await findReply(rules, after, signal));
    return found?.score ? mirrored(found.score) : null;
  };
}

/**
 * Returns the function that checks a move after a record.
 * @param {ExerciseBoard} board
 * @returns {ConstructorParameters<typeof MistakeSource>[4]}
 */
function legalityOn(board) {
  return (record, move) => {
    try {
      board.position(record, [move]);
      return true;
    } catch {
      return false;
    }
  };
}

/** @param {Practice} practice */
function listenToPage(practice) {
  addEventListener("hashchange", () => practice.open(recordInAddress() ?? ""));
  addEventListener("storage", ({ key }) => {
    if (key === null || /\.(practice|mistakes|openings)$/.test(key)) showProgress();
  });
  addEventListener("storage-failed", () => page.notices.show(t("practice.unsaved")), {
    once: true,
  });
}

/** Loads the puzzles of all files. @param {string} addresses separated by spaces */
async function loadPuzzles(addresses) {
  return (await Promise.all(addresses.split(" ").map(loadFile))).flat();
}

/** @param {string} address */
async function loadFile(address) {
  const response = await fetch(address).catch(() => {
    throw new LoadingError("unreachable");
  });
  if (!response.ok) throw new LoadingError("missing");
  return readPuzzles(await response.text());
}

function copyLink() {
  return copy(location.href, "practice.copied");
}

/** Copies the link to a list of the session's puzzles. */
function copyList() {
  const address = new URL(location.href);
  address.hash = practice?.session() ?? "";
  return copy(address.href, "list.copied");
}

/** @param {string} link @param {"practice.copied" | "list.copied"} notice */
async function copy(link, notice) {
  try {
    await navigator.clipboard.writeText(link);
    page.notices.show(t(notice));
  } catch {
    page.notices.show(t("practice.not-copied"));
  }
}
