// A tournament: everybody against everybody, in all cores' workers, with a cross table that grows, an estimate of
// the time left, and every game kept to be played through again. It can be paused and outlives the page.

import { say, sayCount, sayError, sayNumber } from "../strings/index.js";
import { make, worded, wordedButton } from "../tools/make.js";
import { createCrew } from "./crew.js";
import { entrantsOf, nameOf, typed } from "./entrants.js";
import { fill, numberField } from "./form.js";
import { forget, keep, recall } from "./keep.js";
import { count, gamesOf, nobodys, ratingWithin, scoreOf } from "./reckoning.js";

/** @typedef {import("../boards/board.js").Table} Table */
/** @typedef {import("./types.js").Entrant} Entrant */
/** @typedef {import("./types.js").PlayedGame} PlayedGame */

/**
 * @typedef {object} Tournament
 * @property {Entrant[]} entrants
 * @property {number} games  of each pair
 * @property {number} plies
 * @property {number} nodes  0: as the players like
 * @property {number} seed
 * @property {Record<string, PlayedGame>} played  by pair and number
 * @property {number} spent  milliseconds
 */

/** Milliseconds between two times of keeping. */
const REST = 2000;

/** @param {Table} table @param {import("./types.js").Files} files */
export function createTournament(table, files) {
  const { info } = table;
  const name = `${info.id}.tournament`;
  const crew = createCrew(files, failed);
  /** @type {Tournament | null} */
  let tournament = null;
  let running = false;
  let began = 0;
  let keptAt = 0;

  const who = make("select", { multiple: "", size: 8 });
  const games = numberField("lab.games", 20, [2, 10_000]);
  const plies = numberField("lab.plies", 4, [0, 40]);
  const nodes = numberField("lab.nodes", 0, [0, 100_000_000]);
  const seed = numberField("lab.seed", 1, [0, 4_294_967_295]);
  const start = wordedButton("lab.start", begin, { class: "strong" });
  const hold = wordedButton("lab.pause", toggle);
  const clear = wordedButton("lab.clear", reset);
  const bar = make("progress", { max: 1, value: 0 });
  const words = make("p", { class: "hint", role: "status" });
  const cross = make("div", { class: "scrolls", tabindex: 0, role: "group" });
  const command = make("p", { class: "hint" });
  const kept = make("div", { class: "kept" });
  const view = make(
    "section",
    {},
    worded("h3", "lab.tournament"),
    make("label", { class: "field" }, worded("span", "lab.who"), who),
    make("div", { class: "fields" }, games.label, plies.label, nodes.label, seed.label),
    make("p", { class: "buttons" }, start, hold, clear),
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
      words.textContent = say("lab.two");
      who.focus();
      return;
    }
    for (const { field } of [games, plies, nodes, seed]) if (!field.reportValidity()) return;
    crew.stop();
    tournament = {
      entrants,
      games: games.field.valueAsNumber,
      plies: plies.field.valueAsNumber,
      nodes: nodes.field.valueAsNumber,
      seed: seed.field.valueAsNumber,
      played: {},
      spent: 0,
    };
    go();
  }

  function go() {
    if (!tournament) return;
    const { entrants, games: each, plies, nodes, seed, played } = tournament;
    const open = pairsOf(entrants).flatMap(([one, other]) =>
      Array.from({ length: each }, (_, number) => ({ one, other, number })).filter(
        ({ number }) => !(`${one}-${other}-${number}` in played),
      ),
    );
    running = open.length > 0;
    began = performance.now();
    crew.add(
      open.map(({ one, other, number }) => ({
        contest: {
          game: info.id,
          opening: "",
          plies,
          limits: nodes > 0 ? { nodes } : {},
          seed,
          seats: [entrants[one], entrants[other]].map(({ player, numbers }) => ({
            player,
            numbers,
          })),
        },
        number,
        played: (game) => take(`${one}-${other}-${number}`, game),
      })),
    );
    draw();
  }

  /** @param {string} place @param {PlayedGame} game */
  function take(place, game) {
    if (!tournament) return;
    tournament.played[place] = game;
    const isOver = Object.keys(tournament.played).length === totalOf(tournament);
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
    forget(name);
    draw();
  }

  function save() {
    keptAt = performance.now();
    if (tournament) keep(name, tournament);
  }

  /** @param {import("../engine/types.js").Complaint} complaint */
  function failed(complaint) {
    halt();
    save();
    draw();
    words.textContent = say("notice.failed", { why: sayError(complaint) });
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
    const done = tournament ? Object.keys(tournament.played).length : 0;
    const total = tournament ? totalOf(tournament) : 0;
    hold.disabled = !tournament || done === total;
    hold.textContent = say(running ? "lab.pause" : "lab.resume");
    clear.disabled = !tournament;
    bar.max = Math.max(1, total);
    bar.value = done;
    bar.hidden = !tournament;
    words.textContent = tournament ? progress(tournament, done, total) : "";
    cross.replaceChildren(...(tournament && done > 0 ? [crossTable(table, tournament)] : []));
    command.textContent = tournament ? commandOf(info.id, tournament) : "";
    if (!running) kept.replaceChildren(...(tournament ? gameLists(table, tournament) : []));
  }

  /** @param {Tournament} tournament @param {number} done @param {number} total */
  function progress({ spent }, done, total) {
    const so = say("lab.progress", { done: sayNumber(done), total: sayNumber(total) });
    if (done === total) return `${so} ${say("lab.done")}`;
    if (!running || done === 0) return so;
    const passed = spent + performance.now() - began;
    const left = Math.ceil(((passed / done) * (total - done)) / 1000);
    return `${so} ${sayCount("lab.left", left, { seconds: sayNumber(left) })}`;
  }

  recall(name).then((kept) => {
    if (!kept || tournament) return;
    tournament = kept;
    draw();
    if (Object.keys(kept.played).length < totalOf(kept))
      words.textContent += ` ${say("lab.paused")}`;
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

/** What one did against another. @param {Tournament} tournament @param {number} one @param {number} other */
function meeting({ played, games }, one, other) {
  const standing = nobodys();
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  for (let number = 0; number < games; number += 1) {
    const game = played[`${low}-${high}-${number}`];
    if (game) count(standing, game.won_by, one < other ? 0 : 1);
  }
  return standing;
}

/** @param {Table} table @param {Tournament} tournament */
function crossTable(table, tournament) {
  const { entrants } = tournament;
  const rows = entrants.map((entrant, one) => {
    const total = nobodys();
    const cells = entrants.map((_, other) => {
      if (one === other) return make("td", { class: "self" }, "–");
      const standing = meeting(tournament, one, other);
      for (const key of /** @type {const} */ (["wins", "draws", "losses"]))
        total[key] += standing[key];
      return make("td", {}, pointsOf(standing));
    });
    const { mean, margin } = scoreOf(total);
    return { entrant, one, cells, total, mean, margin };
  });
  const head = make(
    "tr",
    {},
    worded("th", "lab.player", { scope: "col" }),
    ...entrants.map((_, at) => make("th", { scope: "col" }, String(at + 1))),
    worded("th", "lab.score", { scope: "col" }),
    worded("th", "lab.rating", { scope: "col" }),
  );
  const body = [...rows]
    .sort((one, other) => other.mean - one.mean)
    .map(({ entrant, one, cells, total, mean, margin }) =>
      make(
        "tr",
        {},
        make("th", { scope: "row" }, `${one + 1}. ${nameOf(table, entrant)}`),
        ...cells,
        make("td", {}, `${sayNumber(100 * mean, 1)} % ± ${sayNumber(100 * margin, 1)}`),
        make("td", {}, sayRating(total)),
      ),
    );
  return make("table", { class: "cross" }, make("thead", {}, head), make("tbody", {}, ...body));
}

/** @param {import("./reckoning.js").Standing} standing */
const pointsOf = (standing) =>
  gamesOf(standing) === 0
    ? ""
    : `${sayNumber(standing.wins + standing.draws / 2, standing.draws % 2)} / ${gamesOf(standing)}`;

/** The rating difference to the mean of the others, with its interval. @param {import("./reckoning.js").Standing} standing */
export function sayRating(standing) {
  const { rating, low, high } = ratingWithin(standing);
  const round = (/** @type {number} */ value) =>
    Number.isFinite(value)
      ? `${value > 0 ? "+" : ""}${sayNumber(Math.round(value))}`
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

/** Every game of every pair, to be opened at the table. @param {Table} table @param {Tournament} tournament */
function gameLists(table, tournament) {
  return pairsOf(tournament.entrants).map(([one, other]) => {
    const [first, second] = [one, other].map((at) => nameOf(table, tournament.entrants[at]));
    const list = make("ol", { class: "games" });
    const holder = make("details", {}, make("summary", {}, `${first} – ${second}`), list);
    holder.addEventListener("toggle", () => {
      if (!holder.open || list.children.length > 0) return;
      for (let number = 0; number < tournament.games; number += 1) {
        const game = tournament.played[`${one}-${other}-${number}`];
        if (!game) continue;
        const result = game.won_by === null ? "½ : ½" : game.won_by === 0 ? "1 : 0" : "0 : 1";
        const open = make("button", { type: "button", class: "plain" }, `${number + 1}. ${result}`);
        open.addEventListener("click", () => table.open(game.record));
        list.append(make("li", {}, open));
      }
    });
    return holder;
  });
}
