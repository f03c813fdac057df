// Opens the page on which visitors guess what a search prunes: an exercise of a few rounds with a selected program,
// starting with the position in the URL if there is one, and a score at the end.

import { thumbnail } from "../../board/thumbnail.js";
import { loadRules } from "../../engine/rules-module.js";
import { Exercise } from "../../exercise/exercise.js";
import { addMessages, formatNumber, translatorFor } from "../../i18n/index.js";
import { createLabClient } from "../../lab/lab-client.js";
import { recordInAddress } from "../../table/link.js";
import { createSiteAppearance } from "../../table/site-appearance.js";
import { openStore } from "../../table/store.js";
import { element } from "../../ui/create.js";
import { buttonById, byId, isUsable, setUsable } from "../../ui/dom.js";
import { addresses } from "../../ui/module-addresses.js";
import { createNotices } from "../../ui/notices.js";
import { onDemandByName } from "../../ui/on-demand.js";
import { createSpeech } from "../../ui/speech.js";
import { messages } from "./i18n/prune.js";
import { chooseTasks, POSITIONS } from "./positions.js";
import { judge, REQUESTS, readTree } from "./tree.js";
import { describeVerdict, TreeView } from "./tree-view.js";

/** @typedef {import("./tree.js").Tree} Tree */
/** @typedef {ReturnType<typeof judge>} Verdict */
/** @typedef {readonly (number | null)[]} Marks */
/** @typedef {import("../../exercise/exercise.js").Task<Marks, Verdict> & { tree: Tree, view: TreeView, rules: import("../../engine/rules-module.js").Rules }} Round */
/** @typedef {Exercise<Marks, Verdict, Round>} Rounds */

const { t, plural } = translatorFor(messages);

const ROOMS = { connect4: "museum-4gewinnt.html", reversi: "museum-reversi.html" };

const announce = createSpeech();
const notices = createNotices(announce);
const appearance = createSiteAppearance(translate);
const select = byId("game", HTMLSelectElement);
const button = buttonById("go");

/** Loads the rules and the worker of a game. */
const open = onDemandByName(async (game) => {
  const { module, engine } = __GAMES__[game];
  const rules = await loadRules(game, { ...addresses(module), engine: addresses(engine) });
  return { rules, client: createLabClient(rules) };
});

let game = "connect4";
/** The position in the URL; empty if there is none. */
let own = "";
/** Moves on the small board after those of the position. @type {string[]} */
let branch = [];
/** @type {Rounds} */
let rounds = createRounds();

addMessages(messages);
appearance.showTheme();
select.addEventListener("change", () => begin(select.value, ""));
button.addEventListener("click", () => isUsable(button) && proceed());
addEventListener("hashchange", openUrl);
await appearance.show();
openUrl();
appearance.addThemes();

function translate() {
  rounds.task?.view.translate();
  drawBoard(branch);
  write();
}

/** Reads a game, or a position of one, from the URL. */
function openUrl() {
  const given = recordInAddress() ?? "";
  const [name] = given.split(":");
  if (!Object.hasOwn(REQUESTS, name)) begin(select.value, "");
  else begin(name, given === name ? "" : given);
}

/** Starts or resumes a game. @param {string} name @param {string} position the visitor's position, or empty */
function begin(name, position) {
  [game, own] = [name, position];
  select.value = game;
  byId("table", HTMLAnchorElement).href = __GAMES__[game].file;
  byId("room", HTMLAnchorElement).href = ROOMS[/** @type {keyof typeof ROOMS} */ (game)];
  rounds.cancel();
  rounds = createRounds();
  openRound(rounds.start());
}

/** @returns {Rounds} */
function createRounds() {
  const known = POSITIONS[game];
  /** @type {Rounds} */
  const made = new Exercise({
    tasks: chooseTasks(game, own),
    load: loadRound,
    changed: () => made === rounds && show(),
    storage: own ? undefined : openStore(game).storage("prune"),
    isTask: (record) => known.includes(record),
  });
  return made;
}

/** @param {string} record @param {AbortSignal} signal @returns {Promise<Round>} */
async function loadRound(record, signal) {
  const { rules, client } = await open(game);
  const tree = await readTree(client, game, record).catch((error) => {
    if (record !== own) throw error;
    return null; // no position in the URL
  });
  signal.throwIfAborted();
  if (!tree) {
    notices.show(t("prune.nothing"));
    begin(game, "");
    throw signal.reason;
  }
  const view = new TreeView(game, tree, drawBoard);
  return {
    tree,
    view,
    rules,
    judge: (marks) => judge(tree, marks),
    explain: (_, skipped) => view.showSearch(skipped),
  };
}

/** Waits for a round that is loading. @param {Promise<void>} loading */
async function openRound(loading) {
  try {
    await loading;
  } catch (error) {
    await notices.showFailure(error);
  }
}

/** Renders the state of the exercise. */
function show() {
  const { state, task } = rounds;
  if (state === "loading")
    byId("tree").replaceChildren(element("p", { class: "hint" }, t("prune.loading")));
  if (state === "task" && task) byId("tree").replaceChildren(task.view.view);
  if (state === "task" || state === "done") drawBoard([]);
  write();
  if (state === "task") document.documentElement.dataset.ready = "";
  if (state === "done" || state === "over") announce(byId("result").textContent ?? "");
}

/** Whether the board is above the tree, as in styles/pages/prune.css. */
const isNarrow = () => matchMedia("(width < 40rem)").matches;

/** Performs the button's action. */
function proceed() {
  const { state, task } = rounds;
  if (state === "task" && task) rounds.attempt(task.view.marks);
  else if (state === "explaining") rounds.skip();
  else if (state === "over") begin(game, own);
  else if (state === "done") {
    openRound(rounds.next());
    if (rounds.state !== "loading") return;
    byId("round-title").focus({ preventScroll: isNarrow() });
    if (isNarrow()) byId("tree").scrollIntoView(); // together with the board above it
  }
}

/** Writes the texts that depend on the state. */
function write() {
  const { index, tasks, task } = rounds;
  const count = { round: formatNumber(index + 1), rounds: formatNumber(tasks.length) };
  const isOwn = tasks[index] === own;
  byId("round-title").textContent = [t("prune.round", count), isOwn && t("prune.own")]
    .filter(Boolean)
    .join(" · ");
  byId("rule").textContent = ruleOf(task?.tree.before[0]);
  setUsable(button, task !== null);
  button.textContent = t(buttonKey());
  byId("result").textContent = resultText();
}

/** @param {string} [move] the one that the tree begins with, as soon as it is known */
function ruleOf(move) {
  if (game === "connect4") return t("prune.rule.connect4");
  return move ? t("prune.rule.reversi", { move }) : "";
}

/** @returns {"prune.check" | "prune.skip" | "prune.next" | "prune.end" | "prune.again"} */
function buttonKey() {
  const { state, isLast } = rounds;
  if (state === "explaining") return "prune.skip";
  if (state === "over") return "prune.again";
  if (state === "done") return isLast ? "prune.end" : "prune.next";
  return "prune.check";
}

function resultText() {
  const { state, verdict, score, tasks } = rounds;
  if (state === "done" && verdict) return describeVerdict(verdict);
  if (state !== "over") return "";
  const { points, maxPoints } = score;
  const texts = { most: formatNumber(maxPoints), rounds: formatNumber(tasks.length) };
  const share = points / Math.max(1, maxPoints);
  const grade = share === 1 ? "all" : share >= 0.7 ? "most" : "some";
  return `${plural("prune.over", points, texts)} ${t(`prune.grade.${grade}`)}`;
}

/** Draws the position after a branch's moves. @param {string[]} moves */
function drawBoard(moves) {
  branch = moves;
  if (!rounds.task) return;
  const { tree, rules } = rounds.task;
  const path = [...tree.before, ...moves];
  const match = rules.read(tree.record);
  for (const move of path) match.play(move);
  const picture = thumbnail(match.view(), __GAMES__[game].look);
  match.free();
  picture.removeAttribute("aria-hidden");
  picture.setAttribute("role", "img");
  picture.setAttribute(
    "aria-label",
    path.length > 0 ? t("prune.board.after", { moves: path.join(" ") }) : t("prune.board"),
  );
  byId("board").className = `small-board small-board-${game}`;
  byId("board").replaceChildren(picture);
}
