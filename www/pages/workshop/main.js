// Opens the workshop: the programs on this device in the editor, and one that came with a link, which waits for a click.

import { addMessages, language, translatorFor } from "../../i18n/index.js";
import { messages as programMessages } from "../../programs/i18n/programs.js";
import { faultText } from "../../programs/play/fault-text.js";
import { LANGUAGE_NAMES, openProgramFiles, PROGRAMS } from "../../programs/stored/program-files.js";
import { createSiteAppearance } from "../../table/site-appearance.js";
import { element } from "../../ui/create.js";
import { buttonById, byId } from "../../ui/dom.js";
import { createNotices } from "../../ui/notices.js";
import { onDemand } from "../../ui/on-demand.js";
import { createSpeech } from "../../ui/speech.js";
import { read, write } from "../../ui/storage.js";
import { Editor, textLanguage } from "./editor/editor.js";
import { RANDOM } from "./editor/examples.js";
import { drawReference } from "./editor/reference.js";
import { FileList } from "./files/file-list.js";
import { hasProgram, programInFragment } from "./files/program-link.js";
import { gameName, gameOf, games } from "./games.js";
import { messages as lessonMessages } from "./i18n/lessons.js";
import { messages as classMessages } from "./i18n/tournament.js";
import { messages } from "./i18n/workshop.js";
import { LessonPanel } from "./lessons/lesson-panel.js";
import { Bench } from "./play/bench.js";
import { SeriesPanel } from "./play/series-panel.js";
import { TournamentPanel } from "./tournament/tournament-panel.js";
import { TuningPanel } from "./tuning/tuning-panel.js";

/** @typedef {import("../../programs/play/play.types").Program} Program */
/** @typedef {import("../../programs/program-error.js").ProgramError} ProgramError */

const { t } = translatorFor(messages);

const announce = createSpeech();
const notices = createNotices(announce);
const appearance = createSiteAppearance(translate);
/** The error that is shown; null without one. @type {ProgramError | null} */
let fault = null;
/** Exercises that teachers build, once they are loaded. @type {import("./exercises/exercise-panel.js").ExercisePanel | null} */
let exercises = null;
/** The program of the address, until it is accepted or dropped. @type {Program | null} */
let visitor = null;

addMessages(programMessages);
addMessages(messages);
addMessages(lessonMessages);
addMessages(classMessages);
appearance.showTheme();
await appearance.show();

const files = openProgramFiles(
  { read: () => read(PROGRAMS), write: (text) => write(PROGRAMS, text) },
  games,
  { name: t("file.new.name"), game: games[0], language: "python", source: RANDOM.python },
);
const editor = new Editor(changeSource);
const program = () => ({ ...files.current(), source: editor.source });
const failed = (/** @type {unknown} */ error) => notices.showFailure(error);
const bench = new Bench({ program, faulted: showFault, failed, announce });
const series = new SeriesPanel({
  program,
  opponent: () => byId("opponent", HTMLSelectElement).value,
  failed,
  announce,
});
/** Replaces the text of the program. @param {string} source */
function changeText(source) {
  editor.setText(source, files.current().language);
  changeSource(source);
}
const tuning = new TuningPanel({ program, change: changeText, failed, announce });
const list = new FileList(files, { changed: () => open().catch(failed), counterpart, announce });
const lessons = new LessonPanel({
  ...{ program, failed, announce },
  open: (wanted) => list.open(wanted),
  add: (wanted) => list.add(wanted),
  change: changeText,
  oppose(player) {
    byId("opponent", HTMLSelectElement).value = player;
    series.reset();
  },
  match: () => series.start(10),
  async show(game, record) {
    if (await bench.show(game, record)) focusOnBoard("move");
  },
  place: (game, record) => bench.show(game, record),
  drawTree: (game, record) => bench.drawTree(game, record),
});
const openExercises = onDemand(async () => {
  const { createExercisePanel } = await import("./exercises/exercise-panel.js");
  exercises = await createExercisePanel({
    ...{ program, failed, announce },
    position: () => bench.record,
    open: (lesson, wanted) => lessons.open(lesson, wanted),
    dropped: clearAddress,
    notify: (sentence) => notices.show(sentence, { stay: true }),
  });
  return exercises;
}, failed);
const tournament = new TournamentPanel({
  ...{ failed, announce },
  programs: () => files.list(),
  async replay(game, record) {
    await bench.replay(game, record);
    focusOnBoard("first");
  },
});

buttonById("fault-line").addEventListener("click", () => editor.focusLine(fault?.line ?? 1));
buttonById("visitor-keep").addEventListener("click", () => {
  if (visitor) list.add(visitor);
  dropVisitor();
});
buttonById("visitor-drop").addEventListener("click", dropVisitor);
byId("opponent").addEventListener("change", () => series.reset());
byId("build").addEventListener("toggle", async () => (await openExercises())?.build());
addEventListener("hashchange", openLink);
if (files.isDamaged()) notices.show(t("workshop.damaged"), { stay: true });
await open().catch(failed);
await openLink();
document.documentElement.dataset.ready = "";
appearance.addThemes();
editor.upgrade();
import("../../ui/service-worker.js").then((worker) => worker.registerWhenIdle()).catch(() => {});

/** Scrolls to the board, and focuses a button next to it. @param {string} button */
function focusOnBoard(button) {
  byId("board").scrollIntoView({ block: "center" });
  buttonById(button).focus({ preventScroll: true });
}

/** Stores the program in the editor after a change. @param {string} source */
function changeSource(source) {
  files.change(files.current().name, { source });
  bench.programChanged();
  series.reset();
  list.showLink();
  tuning.show();
}

/** The counterpart of a program of the page in the other language; null if it was changed. @type {ConstructorParameters<typeof FileList>[1]["counterpart"]} */
function counterpart(source, from, to) {
  return source === RANDOM[from] ? RANDOM[to] : lessons.counterpart(source, from, to);
}

/** Shows the current program, with the opponents of its game. */
async function open() {
  const { source, language: code } = files.current();
  editor.setText(source, code);
  listOpponents();
  drawReference(textLanguage(code));
  series.reset();
  tuning.show(true);
  lessons.programChanged();
  await bench.restart();
}

function listOpponents() {
  const { game } = files.current();
  const choice = byId("opponent", HTMLSelectElement);
  const former = choice.value;
  const { programs } = gameOf(game);
  choice.replaceChildren(
    ...programs.map(([id, name]) => element("option", { value: id }, name[language()])),
  );
  if (programs.some(([id]) => id === former)) choice.value = former;
}

/** Shows an error of the program at its line; null hides it. @param {ProgramError | null} error */
function showFault(error) {
  fault = error;
  drawFault();
  if (error) announce(byId("fault-text").textContent ?? "");
}

function drawFault() {
  byId("fault").hidden = fault === null;
  const why = fault ? faultText(fault, files.current().language) : "";
  byId("fault-text").textContent = fault ? `${t("fault")} ${why} ${t("fault.position")}` : "";
  buttonById("fault-line").hidden = fault?.line === null;
  editor.showFault(fault && fault.line !== null ? { line: fault.line, message: why } : null);
}

/** Shows the program or the exercise of the address; it is neither stored nor run. */
async function openLink() {
  if (location.hash.startsWith("#exercise=")) await (await openExercises())?.visit(location.hash);
  if (!hasProgram(location.hash)) return;
  visitor = await programInFragment(location.hash, games);
  drawVisitor();
  if (!visitor) notices.show(t("visitor.refused"), { stay: true });
}

function clearAddress() {
  history.replaceState(null, "", location.pathname + location.search);
}

function dropVisitor() {
  visitor = null;
  clearAddress();
  drawVisitor();
  byId("file").focus();
}

function drawVisitor() {
  byId("visitor").hidden = visitor === null;
  if (!visitor) return;
  const { name, game, language: code, source } = visitor;
  const values = { name, game: gameName(game), language: LANGUAGE_NAMES[code] };
  byId("visitor-name").textContent = t("visitor.name", values);
  byId("visitor-source").textContent = source;
}

async function translate() {
  listOpponents();
  for (const part of [list, bench, series, editor, lessons, tournament]) part.translate();
  tuning.show();
  await exercises?.translate();
  drawReference(textLanguage(files.current().language));
  drawFault();
  drawVisitor();
}
