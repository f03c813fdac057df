// Opens the page on which visitors guess what a search leaves out: a few rounds of the program that they choose, with the
// position of the address first if there is one, and the points at the end.

import { thumbnail } from "../../board/thumbnail.js";
import { loadRules } from "../../engine/rules-module.js";
import { failureText } from "../../i18n/failure-text.js";
import { addMessages, formatNumber, translatorFor } from "../../i18n/index.js";
import { createLabClient } from "../../lab/lab-client.js";
import { recordInAddress } from "../../table/link.js";
import { readShared } from "../../table/settings.js";
import { openSharedStore } from "../../table/store.js";
import { createAppearance } from "../../ui/appearance.js";
import { element } from "../../ui/create.js";
import { buttonById, byId, isUsable, setUsable } from "../../ui/dom.js";
import { addresses } from "../../ui/module-addresses.js";
import { createNotices } from "../../ui/notices.js";
import { onDemandByName } from "../../ui/on-demand.js";
import { createSpeech } from "../../ui/speech.js";
import { addThemes } from "../../ui/themes.js";
import { createExercise, WAYS } from "./exercise.js";
import { messages } from "./i18n/prune.js";
import { choosePositions, ROUNDS } from "./positions.js";
import { Round, tellVerdict } from "./round.js";

/** @typedef {import("./exercise.js").Exercise} Exercise */

const { t, plural } = translatorFor(messages);

const ROOMS = { connect4: "museum-4gewinnt.html", reversi: "museum-reversi.html" };

const tell = createSpeech();
const notices = createNotices(tell);
const store = openSharedStore();
let { settings } = readShared(store.read());
const look = createAppearance({ current: () => settings, choose });
const select = byId("game", HTMLSelectElement);
const go = buttonById("go");

/** The rules and the worker of a game. */
const open = onDemandByName(async (game) => {
  const rules = await loadRules(game, addresses(__GAMES__[game].module));
  return { rules, client: createLabClient(rules) };
});

/**
 * The game as it stands.
 * @type {{ game: string, records: string[], at: number, points: number, most: number, own: string, isOver: boolean }}
 */
let play = newPlay("connect4", "");
/** @type {{ round: Round, exercise: Exercise, rules: import("../../engine/rules-module.js").Rules } | null} */
let now = null;
/** Counts the rounds that were begun: one that is ready too late is not shown. */
let begun = 0;

addMessages(messages);
look.showTheme();
select.addEventListener("change", () => begin(select.value, ""));
go.addEventListener("click", () => isUsable(go) && goOn());
addEventListener("hashchange", openAddress);
await look.show();
openAddress();
addThemes(() => settings.theme);

/** @param {Partial<typeof settings>} change */
async function choose(change) {
  settings = { ...settings, ...change };
  store.write(settings);
  await look.show();
  now?.round.translate();
  write();
}

/** The address names a game, or a position of one. */
function openAddress() {
  const given = recordInAddress() ?? "";
  const [game] = given.split(":");
  if (!Object.hasOwn(WAYS, game)) begin(select.value, "");
  else begin(game, given === game ? "" : given);
}

/** @param {string} game @param {string} own  the visitor's position */
function newPlay(game, own) {
  const records = [own, ...choosePositions(game, own ? ROUNDS - 1 : ROUNDS)].filter(Boolean);
  return { game, records, at: 0, points: 0, most: 0, own, isOver: false };
}

/** @param {string} game @param {string} own @returns {Promise<void>} */
function begin(game, own) {
  select.value = game;
  play = newPlay(game, own);
  byId("table", HTMLAnchorElement).href = __GAMES__[game].file;
  byId("room", HTMLAnchorElement).href = ROOMS[/** @type {keyof typeof ROOMS} */ (game)];
  return nextRound();
}

async function nextRound() {
  begun += 1;
  const number = begun;
  now?.round.leave();
  now = null;
  byId("tree").replaceChildren(element("p", { class: "hint" }, t("prune.loading")));
  write();
  try {
    const { rules, client } = await open(play.game);
    const exercise = await createExercise(client, play.game, play.records[play.at]).catch(
      (error) => {
        if (play.records[play.at] !== play.own) throw error;
        return null; // the position of the address is none
      },
    );
    if (number !== begun) return;
    if (!exercise) return instead();
    const round = new Round(play.game, exercise, { moved: drawBoard, over });
    now = { round, exercise, rules };
    byId("tree").replaceChildren(round.view);
    drawBoard([]);
    write();
    document.documentElement.dataset.ready = "";
  } catch (error) {
    if (number === begun) notices.show(await failureText(error), { stay: true });
  }
}

/** Nothing is left out in the visitor's position. */
function instead() {
  notices.show(t("prune.nothing"));
  return begin(play.game, "");
}

/** Whether the board stays above the tree, as in styles/prune.css. */
const isNarrow = () => matchMedia("(width < 40rem)").matches;

/** What the button does next. */
function goOn() {
  const state = now?.round.state;
  if (state === "marking") {
    now?.round.show();
    write();
  } else if (state === "showing") now?.round.finish();
  else if (play.isOver) begin(play.game, play.own);
  else if (play.at + 1 < play.records.length) {
    play.at += 1;
    nextRound();
    byId("round-title").focus({ preventScroll: isNarrow() });
    if (isNarrow()) byId("tree").scrollIntoView(); // with the board above it
  } else {
    play.isOver = true;
    write();
    tell(byId("result").textContent ?? "");
  }
}

/** A round has been shown to its end. */
function over() {
  if (!now) return;
  const { points, cuts } = now.round.verdict;
  play.points += points;
  play.most += cuts;
  drawBoard([]);
  write();
  tell(byId("result").textContent ?? "");
}

/** All words that depend on where the game is. */
function write() {
  const { game, at, records, own } = play;
  const count = { round: formatNumber(at + 1), rounds: formatNumber(records.length) };
  const isOwn = own !== "" && at === 0;
  byId("round-title").textContent = [t("prune.round", count), isOwn && t("prune.own")]
    .filter(Boolean)
    .join(" · ");
  byId("rule").textContent = ruleOf(game, now?.exercise.before[0]);
  setUsable(go, now !== null);
  go.textContent = t(buttonWords());
  byId("result").textContent = resultWords();
}

/** @param {string} game @param {string} [move]  the one that the tree begins with, as soon as it is known */
function ruleOf(game, move) {
  if (game === "connect4") return t("prune.rule.connect4");
  return move ? t("prune.rule.reversi", { move }) : "";
}

/** @returns {"prune.check" | "prune.skip" | "prune.next" | "prune.end" | "prune.again"} */
function buttonWords() {
  const state = now?.round.state ?? "marking";
  if (state === "marking") return "prune.check";
  if (state === "showing") return "prune.skip";
  if (play.isOver) return "prune.again";
  return play.at + 1 < play.records.length ? "prune.next" : "prune.end";
}

function resultWords() {
  if (now?.round.state !== "over") return "";
  if (!play.isOver) return tellVerdict(now.round.verdict);
  const { points, most, records } = play;
  const words = { most: formatNumber(most), rounds: formatNumber(records.length) };
  const share = points / Math.max(1, most);
  const grade = share === 1 ? "all" : share >= 0.7 ? "most" : "some";
  return `${plural("prune.over", points, words)} ${t(`prune.grade.${grade}`)}`;
}

/** The position with the moves that are looked at. @param {string[]} moves */
function drawBoard(moves) {
  if (!now) return;
  const { exercise, rules } = now;
  const path = [...exercise.before, ...moves];
  const match = rules.read(exercise.record);
  for (const move of path) match.play(move);
  const picture = thumbnail(match.view(), __GAMES__[play.game].look);
  match.free();
  picture.removeAttribute("aria-hidden");
  picture.setAttribute("role", "img");
  picture.setAttribute(
    "aria-label",
    path.length > 0 ? t("prune.board.after", { moves: path.join(" ") }) : t("prune.board"),
  );
  byId("board").className = `little little-${play.game}`;
  byId("board").replaceChildren(picture);
}
