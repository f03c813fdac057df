// Lists of a tournament's games by pair; a click opens a game at the table.

import { faultText } from "../../programs/play/fault-text.js";
import { element, textButton } from "../../ui/create.js";
import { nameOf } from "./entrants.js";
import { pairsOf } from "./tournament-plan.js";

/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("../lab.types").TournamentGame} PlayedGame */

/** Maximum games of a pair listed at a time. */
const PAGE_SIZE = 200;

/**
 * @param {Table} table @param {import("./tournament-plan.js").Tournament} tournament
 * @param {import("./tournament-results.js").Results} results @param {(record: string) => void} open
 */
export function gameLists(table, { entrants, games }, results, open) {
  return pairsOf(entrants).map(([one, other]) => {
    const [first, second] = [one, other].map((at) => nameOf(table, entrants[at]));
    /** Why a program lost. @param {PlayedGame} game */
    const reason = ({ won_by: winner, fault }) => {
      const { program } = entrants[winner === 0 ? other : one];
      return fault && program ? faultText(fault, program.language) : "";
    };
    const gameAt = (/** @type {number} */ number) => results.game(one, other, number);
    return gameList(`${first} – ${second}`, games, gameAt, reason, open);
  });
}

/**
 * @param {string} title @param {number} games @param {(number: number) => PlayedGame | undefined} gameAt
 * @param {(game: PlayedGame) => string} reason @param {(record: string) => void} open
 */
function gameList(title, games, gameAt, reason, open) {
  const list = element("ol", { class: "games" });
  const more = textButton("lab.more-games", () => {
    const from = list.children.length;
    listMore();
    list.children[from]?.querySelector("button")?.focus();
  });
  const view = element("details", {}, element("summary", {}, title), list, more);
  let next = 0;

  function listMore() {
    const until = Math.min(next + PAGE_SIZE, games);
    for (; next < until; next += 1) {
      const game = gameAt(next);
      if (game) list.append(entry(next, game, reason(game), open));
    }
    more.hidden = next >= games;
  }
  view.addEventListener("toggle", () => {
    if (view.open && next === 0) listMore();
  });
  return view;
}

/** @param {number} number @param {PlayedGame} game @param {string} reason @param {(record: string) => void} open */
function entry(number, { won_by: winner, record }, reason, open) {
  const result = winner === null ? "½ : ½" : winner === 0 ? "1 : 0" : "0 : 1";
  const button = element("button", { type: "button", class: "plain" }, `${number + 1}. ${result}`);
  button.addEventListener("click", () => open(record));
  return element("li", {}, button, reason && ` ${reason}`);
}
