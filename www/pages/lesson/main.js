// Opens a page with the first steps in a game.

import loadTexts from "games:lesson/i18n/lesson";
import loadSteps from "games:lesson/steps";
import { nextTask } from "../../engine/next-task.js";
import { addMessages, t as text, translatorFor } from "../../i18n/index.js";
import { BoardPage } from "../../table/board-page/board-page.js";
import { ExerciseBoard } from "../../table/board-page/exercise-board.js";
import { buttonById, byId, isUsable } from "../../ui/dom.js";
import { addThemes } from "../../ui/themes.js";
import { messages } from "./i18n/lesson.js";
import { Lesson } from "./lesson.js";

const { t } = translatorFor(messages);

const { board: game = "", part = "" } = document.documentElement.dataset;
/** @type {Lesson | null} */
let lesson = null;

addMessages(messages);
const page = new BoardPage(
  { game, part },
  {
    showTitle() {
      document.title = t("lesson.title", { game: text("name") });
    },
    changed: () => lesson?.translate(),
  },
);
await page.run(open);

async function open() {
  const [{ steps }, { messages: own }] = await Promise.all([loadSteps[game](), loadTexts[game]()]);
  addMessages(own);
  const { rules, gameUi } = await page.load();
  await nextTask();
  const board = new ExerciseBoard(gameUi, byId("board"), page.host(rules), page.attempt);
  await nextTask();
  const made = new Lesson(steps, {
    ...{ gameUi, board, announce: page.announce },
    storage: page.storage("lesson"),
    texts: translatorFor(own).t,
  });
  lesson = made;
  for (const [id, act] of /** @type {const} */ ([
    ["go", () => made.proceed()],
    ["solve", () => made.solve()],
  ])) {
    const button = buttonById(id);
    button.addEventListener("click", () => isUsable(button) && act());
  }
  page.listen(gameUi, rules, {
    isOpen: () => made.isOpen(),
    attempt: (move) => made.attempt(move),
    handleKey: (key) => board.handleKey(key),
    actions: { new: () => made.proceed(), hint: () => made.solve() },
  });
  await made.start();
  addThemes(page.theme);
}
