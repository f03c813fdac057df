// A tournament: everybody against everybody, in all cores' workers, with a cross table that grows, an estimate of
// the time left, and every game kept to be played through again. It can be paused and outlives the page.

import { errorText, formatNumber, plural, t } from "../i18n/index.js";
import { element, textButton, textElement } from "../ui/create.js";
import { entrantsOf, nameOf, typed } from "./entrants.js";
import { fill, numberField } from "./form.js";
import { forget, keep, keepPiece, recall, recallPieces } from "./idb-store.js";
import { gamesOf, ratingWithin, scoreOf } from "./score-statistics.js";
import { createResults, together } from "./tournament-results.js";
import { createWorkerPool } from "./worker-pool.js";

/** @typedef {import("../table/controls.js").Table} Table */
/** @typedef {import("./types.js").Entrant} Entrant */
/** @typedef {import("./types.js").PlayedGame} PlayedGame */

/**
 * @typedef {object} Tournament
 * @property {Entrant[]} entrants
 * @property {number} games  of each pair
 * @property {number} plies
 * @property {number} nodes  0: as the players like
 * @property {number} seed
 * @property {number} spent  milliseconds
 * @property {number} pieces  in which the games are kept
 */

/** @typedef {import("./tournament-results.js").Results} Results */

/** Milliseconds between two times of keeping. */
const REST = 2000;

/** So many games of a pair are listed at once. */
const LISTED = 200;

/** @param {Table} table @param {import("../engine/types.js").ModuleFiles} files */
export function createTournament(table, files) {
  const { info } = table.rules;
  const name = `${info.id}.tournament`;
  const crew = createWorkerPool(files, failed);
  /** @type {Tournament | null} */
  let tournament = null;
  let results = createResults();
  let running = false;
  let began = 0;
  let keptAt = 0;
  /** An earlier tournament has to be gone before a new one is kept. */
  let forgotten = Promise.resolve();

  const who = element("select", { multiple: "", size: 8 });
  const games = numberField("lab.games", 20, [2, 10_000]);
  const plies = numberField("lab.plies", 4, [0, 40]);
  const nodes = numberField("lab.nodes", 0, [0, 100_000_000]);
  const seed = numberField("lab.seed", 1, [0, 4_294_967_295]);
  const start = textButton("lab.start", begin, { class: "strong" });
  const hold = textButton("lab.pause", toggle);
  const clear = textButton("lab.clear", reset);
  const bar = element("progress", { max: 1, value: 0 });
  const words = element("p", { class: "hint", role: "status" });
  const cross = element("div", { class: "scrolls", tabindex: 0, role: "group" });
  const command = element("p", { class: "hint" });
  const kept = element("div", { class: "kept" });
  const view = element(
    "section",
    {},
    textElement("h3", "lab.tournament"),
    element("label", { class: "field" }, textElement("span", "lab.who"), who),
    element("div", { class: "fields" }, games.label, plies.label, nodes.label, seed.label),
    element("p", { class: "buttons" }, start, hold, clear),
    bar,
    words,
    cross,
    command,
    kept,
  );

  function listEntrants() {
    const chosen = [...who.selectedOptions].map(({ value }) => value);
    const entrants = entrantsOf(table);
    fill(
      who,
      entrants.map((one) => [JSON.stringify(one), nameOf(table, one)]),
    );
    for (const option of who.options) option.selected = chosen.includes(option.value);
  }

  function begin() {
    const entrants = [...who.selectedOptions].map(({ value }) => JSON.parse(value));
    if (entrants.length < 2) {
      words.textContent = t("lab.two");
      who.focus();
      return;
    }
    for (const { field } of [games, plies, nodes, seed]) if (!field.reportValidity()) return;
    reset();
    tournament = {
      entrants,
      games: games.field.valueAsNumber,
      plies: plies.field.valueAsNumber,
      nodes: nodes.field.valueAsNumber,
      seed: seed.field.valueAsNumber,
      spent: 0,
      pieces: 0,
    };
    go();
  }

  function go() {
    if (!tournament) return;
    running = results.played() < totalOf(tournament);
    began = performance.now();
    crew.add(openGames(tournament));
    draw();
  }

  /** The games that have not been played yet, each made when a worker is free for it. @param {Tournament} tournament */
  function* openGames({ entrants, games: each, plies, nodes, seed }) {
    for (const [one, other] of pairsOf(entrants)) {
      const seats = [one, other].map((at) => {
        const { player, numbers } = entrants[at];
        return { player, numbers };
      });
      const limits = nodes > 0 ? { nodes } : {};
      const contest = { game: info.id, opening: "", plies, limits, seed, seats };
      for (let number = 0; number < each; number += 1) {
        if (results.game(one, other, number)) continue;
        const played = (/** @type {PlayedGame} */ game) => take([one, other, number, game]);
        yield { contest, number, played };
      }
    }
  }

  /** @param {import("./tournament-results.js").Entry} entry */
  function take(entry) {
    if (!tournament) return;
    results.add(entry);
    const isOver = results.played() === totalOf(tournament);
    if (isOver) halt();
    if (isOver || performance.now() - keptAt > REST) save();
    requestDraw();
  }

  function halt() {
    if (tournament && running) tournament.spent += performance.now() - began;
    running = false;
    crew.stop();
  }

  function toggle() {
    if (running) {
      halt();
      save();
      draw();
    } else go();
  }

  function reset() {
    halt();
    tournament = null;
    results = createResults();
    kept.replaceChildren();
    forgotten = forget(name);
    draw();
  }

  function save() {
    keptAt = performance.now();
    if (!tournament) return;
    const fresh = results.takeFresh();
    const number = tournament.pieces;
    if (fresh.length > 0) tournament.pieces += 1;
    const header = { ...tournament };
    forgotten.then(() => {
      if (fresh.length > 0) keepPiece(name, number, fresh);
      keep(name, header);
    });
  }

  /** @param {import("../engine/types.js").Complaint} complaint */
  function failed(complaint) {
    halt();
    save();
    draw();
    words.textContent = t("notice.failed", { why: errorText(complaint) });
  }

  let wanted = false;
  function requestDraw() {
    if (wanted) return;
    wanted = true;
    setTimeout(() => {
      wanted = false;
      draw();
    }, 250);
  }

  function draw() {
    const done = results.played();
    const total = tournament ? totalOf(tournament) : 0;
    hold.disabled = !tournament || done === total;
    hold.textContent = t(running ? "lab.pause" : "lab.resume");
    clear.disabled = !tournament;
    bar.max = Math.max(1, total);
    bar.value = done;
    bar.hidden = !tournament;
    words.textContent = tournament ? progress(tournament, done, total) : "";
    cross.replaceChildren(
      ...(tournament && done > 0 ? [crossTable(table, tournament, results)] : []),
    );
    command.textContent = tournament ? commandOf(info.id, tournament) : "";
    if (!running)
      kept.replaceChildren(...(tournament ? gameLists(table, tournament, results) : []));
  }

  /** @param {Tournament} tournament @param {number} done @param {number} total */
  function progress({ spent }, done, total) {
    const so = t("lab.progress", { done: formatNumber(done), total: formatNumber(total) });
    if (done === total) return `${so} ${t("lab.done")}`;
    if (!running || done === 0) return so;
    const passed = spent + performance.now() - began;
    const left = Math.ceil(((passed / done) * (total - done)) / 1000);
    return `${so} ${plural("lab.left", left, { seconds: formatNumber(left) })}`;
  }

  Promise.all([recall(name), recallPieces(name)]).then(([kept, pieces]) => {
    if (!kept || tournament) return;
    tournament = /** @type {Tournament} */ (kept);
    for (const entry of pieces.flat()) results.add(entry);
    results.takeFresh();
    draw();
    if (results.played() < totalOf(tournament)) words.textContent += ` ${t("lab.paused")}`;
  });
  listEntrants();
  draw();

  return {
    view,
    show() {
      listEntrants();
      draw();
    },
  };
}

/** @param {Entrant[]} entrants @returns {[number, number][]} */
const pairsOf = (entrants) =>
  entrants.flatMap((_, one) =>
    entrants
      .slice(one + 1)
      .map((_, after) => /** @type {[number, number]} */ ([one, one + 1 + after])),
  );

/** @param {Tournament} tournament */
const totalOf = ({ entrants, games }) => pairsOf(entrants).length * games;

/** @param {Table} table @param {Tournament} tournament @param {Results} results */
function crossTable(table, { entrants }, { meeting }) {
  const rows = entrants.map((entrant, one) => {
    const meetings = entrants.map((_, other) => meeting(one, other));
    const total = together(meetings.filter((_, other) => other !== one));
    const cells = meetings.map((standing, other) =>
      one === other ? element("td", { class: "self" }, "–") : element("td", {}, pointsOf(standing)),
    );
    const { mean, margin } = scoreOf(total);
    return { entrant, one, cells, total, mean, margin };
  });
  const head = element(
    "tr",
    {},
    textElement("th", "lab.player", { scope: "col" }),
    ...entrants.map((_, at) => element("th", { scope: "col" }, String(at + 1))),
    textElement("th", "lab.score", { scope: "col" }),
    textElement("th", "lab.rating", { scope: "col" }),
  );
  const body = [...rows]
    .sort((one, other) => other.mean - one.mean)
    .map(({ entrant, one, cells, total, mean, margin }) =>
      element(
        "tr",
        {},
        element("th", { scope: "row" }, `${one + 1}. ${nameOf(table, entrant)}`),
        ...cells,
        element("td", {}, `${formatNumber(100 * mean, 1)} % ± ${formatNumber(100 * margin, 1)}`),
        element("td", {}, sayRating(total)),
      ),
    );
  return element(
    "table",
    { class: "cross" },
    element("thead", {}, head),
    element("tbody", {}, ...body),
  );
}

/** @param {import("./score-statistics.js").Standing} standing */
const pointsOf = (standing) =>
  gamesOf(standing) === 0
    ? ""
    : `${formatNumber(standing.wins + standing.draws / 2, standing.draws % 2)} / ${gamesOf(standing)}`;

/** The rating difference to the mean of the others, with its interval. @param {import("./score-statistics.js").Standing} standing */
export function sayRating(standing) {
  const { rating, low, high } = ratingWithin(standing);
  const round = (/** @type {number} */ value) =>
    Number.isFinite(value)
      ? `${value > 0 ? "+" : ""}${formatNumber(Math.round(value))}`
      : value > 0
        ? "∞"
        : "−∞";
  return `${round(rating)} (${round(low)} … ${round(high)})`;
}

/** @param {string} game @param {Tournament} tournament */
function commandOf(game, { entrants, games, plies, nodes, seed }) {
  const [first, second] = entrants.map(typed);
  const limit = nodes > 0 ? ` --nodes ${nodes}` : "";
  return `stratege play ${game} --first ${first} --second ${second} --games ${games} --random-plies ${plies} --seed ${seed}${limit}`;
}

/**
 * Every game of every pair, to be opened at the table.
 * @param {Table} table @param {Tournament} tournament @param {Results} results
 */
function gameLists(table, { entrants, games }, results) {
  return pairsOf(entrants).map(([one, other]) => {
    const [first, second] = [one, other].map((at) => nameOf(table, entrants[at]));
    const list = element("ol", { class: "games" });
    const more = textButton("lab.more-games", () => {
      const from = list.children.length;
      fillList();
      list.children[from]?.querySelector("button")?.focus();
    });
    const holder = element(
      "details",
      {},
      element("summary", {}, `${first} – ${second}`),
      list,
      more,
    );
    let next = 0;

    function fillList() {
      const until = Math.min(next + LISTED, games);
      for (; next < until; next += 1) {
        const game = results.game(one, other, next);
        if (!game) continue;
        const result = game.won_by === null ? "½ : ½" : game.won_by === 0 ? "1 : 0" : "0 : 1";
        const open = element(
          "button",
          { type: "button", class: "plain" },
          `${next + 1}. ${result}`,
        );
        open.addEventListener("click", () => table.match.open(game.record));
        list.append(element("li", {}, open));
      }
      more.hidden = next >= games;
    }
    holder.addEventListener("toggle", () => {
      if (holder.open && next === 0) fillList();
    });
    return holder;
  });
}
