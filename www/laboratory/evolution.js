// Evolution: the numbers of a program get better by playing, generation after generation, with a picture of how
// strong they have become. The best numbers can be played with at any moment, and the last word has a match of
// fresh games against the original.

import { say, sayError, sayNumber } from "../strings/index.js";
import { make, worded, wordedButton } from "../tools/make.js";
import { createAssistant } from "./assistant.js";
import { createCrew } from "./crew.js";
import { typed } from "./entrants.js";
import { choiceField, fill, numberField, tickField } from "./form.js";
import { forget, keep, recall } from "./keep.js";
import { plot, plotTable } from "./plot.js";
import { count, nobodys, scoreOf } from "./reckoning.js";
import { sayRating } from "./tournament.js";

/** @typedef {import("../boards/board.js").Table} Table */
/** @typedef {import("./types.js").BreedingPlan} BreedingPlan */
/** @typedef {import("./types.js").NeededMatch} NeededMatch */
/** @typedef {import("./types.js").Changes} Changes */
/** @typedef {import("./reckoning.js").Standing} Standing */

/**
 * @typedef {object} Experiment
 * @property {BreedingPlan} plan
 * @property {number} plies
 * @property {number} generations
 * @property {number[][]} results  of each generation that is over: wins, draws and losses of each match
 * @property {{ check: Standing, best: Changes }[]} stages
 * @property {Standing | null} anew  the last measurement
 */

/** The seed of the last measurement: no generation has played these games. */
const FRESH = 0x5eed;
const FRESH_GAMES = 400;

/** @param {Table} table @param {import("./types.js").Files} files */
export function createEvolution(table, files) {
  const { info } = table;
  const name = `${info.id}.evolution`;
  const crew = createCrew(files, failed);
  /** @type {Experiment | null} */
  let experiment = null;
  /** @type {ReturnType<typeof createAssistant> | null} */
  let breeder = null;
  let running = false;
  /** Which run is meant: an answer to one that has been stopped is dropped. */
  let run = 0;

  const program = choiceField("lab.program", []);
  const from = choiceField("lab.from", []);
  const method = choiceField("lab.method", []);
  const only = make("input", { type: "text", autocomplete: "off", spellcheck: "false" });
  const symmetric = tickField("lab.symmetric");
  const generations = numberField("lab.generations", 15, [1, 1000]);
  const population = numberField("lab.population", 12, [2, 200]);
  const games = numberField("lab.trial-games", 40, [2, 10_000]);
  const check = numberField("lab.check-games", 100, [2, 10_000]);
  const plies = numberField("lab.plies", 4, [0, 40]);
  const seed = numberField("lab.seed", 1, [0, 4_294_967_295]);
  const start = wordedButton("lab.start", begin, { class: "strong" });
  const hold = wordedButton("lab.pause", toggle);
  const clear = wordedButton("lab.clear", reset);
  const use = wordedButton("lab.use", adopt);
  const bar = make("progress", { max: 1, value: 0 });
  const words = make("p", { class: "hint", role: "status" });
  const picture = make("div", { class: "picture" });
  const figures = make("details", {}, worded("summary", "lab.figures"));
  const best = make("p", { class: "hint numbers-typed" });
  const last = make("p", {});
  const view = make(
    "section",
    {},
    worded("h3", "lab.evolution"),
    worded("p", "lab.evolution.about", { class: "hint" }),
    make(
      "div",
      { class: "fields" },
      program.label,
      from.label,
      method.label,
      make("label", { class: "field" }, worded("span", "lab.only"), only),
      generations.label,
      population.label,
      games.label,
      check.label,
      plies.label,
      seed.label,
      symmetric.label,
    ),
    make("p", { class: "buttons" }, start, hold, clear),
    bar,
    words,
    picture,
    figures,
    best,
    make("p", { class: "buttons" }, use),
    last,
  );

  function listChoices() {
    const programs = info.players.filter(({ parameters }) =>
      parameters.some(({ role }) => role !== "setting"),
    );
    fill(
      program.field,
      programs.map(({ id }) => [id, table.playerName(id)]),
    );
    fill(from.field, [
      ["original", say("lab.from.original")],
      ["changed", say("lab.from.changed")],
    ]);
    fill(method.field, [
      ["genetic", say("lab.genetic")],
      ["spsa", say("lab.spsa")],
    ]);
    view.hidden = programs.length === 0;
  }

  function begin() {
    for (const { field } of [generations, population, games, check, plies, seed])
      if (!field.reportValidity()) return;
    halt();
    const player = program.field.value;
    experiment = {
      plan: {
        game: info.id,
        player,
        start: from.field.value === "changed" ? (table.settings().numbers?.[player] ?? {}) : {},
        against: {},
        method: method.field.value === "spsa" ? "spsa" : "genetic",
        only: only.value.replaceAll(" ", ""),
        symmetric: symmetric.field.checked,
        population: population.field.valueAsNumber,
        games: games.field.valueAsNumber,
        check: check.field.valueAsNumber,
        seed: seed.field.valueAsNumber,
      },
      plies: plies.field.valueAsNumber,
      generations: generations.field.valueAsNumber,
      results: [],
      stages: [],
      anew: null,
    };
    go();
  }

  /** From where the experiment stands: the generations that are over are told to a fresh breeder. */
  async function go() {
    if (!experiment) return;
    const own = experiment;
    run += 1;
    const mine = run;
    running = true;
    breeder = createAssistant(files);
    draw();
    try {
      let { matches } = await breeder.breed(own.plan);
      for (const results of own.results) {
        if (mine !== run || !breeder) return;
        ({ matches } = await breeder.learn(results));
      }
      while (mine === run && own.results.length < own.generations) {
        const standings = await playAll(own, matches);
        if (mine !== run || !breeder) return;
        const results = standings.flatMap(({ wins, draws, losses }) => [wins, draws, losses]);
        const answer = await breeder.learn(results);
        if (mine !== run) return;
        matches = answer.matches;
        own.results.push(results);
        if (answer.last) {
          own.stages.push({ check: answer.last.check, best: Object.fromEntries(answer.last.best) });
        }
        save();
        draw();
      }
      if (mine === run && !own.anew) {
        const numbers = bestOf(own);
        const match = {
          players: /** @type {[string, string]} */ ([own.plan.player, own.plan.player]),
          numbers: /** @type {any} */ ([Object.entries(numbers), Object.entries(own.plan.against)]),
          games: FRESH_GAMES,
          seed: FRESH,
        };
        [own.anew] = await playAll(own, [match]);
        if (mine !== run) return;
      }
      halt();
      save();
      draw();
    } catch (error) {
      if (mine === run) failed(/** @type {import("../engine/types.js").Complaint} */ (error));
    }
  }

  /** @param {Experiment} own @param {NeededMatch[]} matches @returns {Promise<Standing[]>} */
  function playAll({ plan, plies }, matches) {
    const standings = matches.map(nobodys);
    const total = matches.reduce((sum, match) => sum + match.games, 0);
    let done = 0;
    bar.max = total;
    return new Promise((resolve) => {
      crew.add(
        matches.flatMap(({ players, numbers, games, seed }, place) =>
          Array.from({ length: games }, (_, number) => ({
            contest: {
              game: plan.game,
              opening: "",
              plies,
              limits: {},
              seed,
              seats: players.map((player, at) => ({
                player,
                numbers: Object.fromEntries(/** @type {[string, number[]][]} */ (numbers[at])),
              })),
            },
            number,
            played: (/** @type {import("./types.js").PlayedGame} */ game) => {
              count(standings[place], game.won_by);
              done += 1;
              bar.value = done;
              if (done === total) resolve(standings);
            },
          })),
        ),
      );
    });
  }

  function halt() {
    run += 1;
    running = false;
    crew.stop();
    breeder?.leave();
    breeder = null;
  }

  function toggle() {
    if (running) {
      halt();
      draw();
    } else go();
  }

  function reset() {
    halt();
    experiment = null;
    forget(name);
    draw();
  }

  function save() {
    if (experiment) keep(name, experiment);
  }

  function adopt() {
    if (!experiment) return;
    const { player } = experiment.plan;
    const numbers = table.settings().numbers ?? {};
    table.choose({ numbers: { ...numbers, [player]: plain(bestOf(experiment)) } });
    table.notify(say("lab.used", { player: table.playerName(player) }));
  }

  /** @param {import("../engine/types.js").Complaint} complaint */
  function failed(complaint) {
    halt();
    draw();
    words.textContent = say("notice.failed", { why: sayError(complaint) });
  }

  function draw() {
    const stages = experiment?.stages ?? [];
    const isOver = experiment?.anew != null;
    hold.disabled = !experiment || isOver;
    hold.textContent = say(running ? "lab.pause" : "lab.resume");
    clear.disabled = !experiment;
    use.disabled = stages.length === 0;
    bar.hidden = !running;
    const dots = stages.map(({ check }) => scoreOf(check));
    picture.replaceChildren(...(dots.length > 0 ? [plot(dots)] : []));
    figures.hidden = dots.length === 0;
    figures.replaceChildren(figures.firstChild ?? "", plotTable(dots));
    best.textContent = experiment && stages.length > 0 ? typed(entrantOf(experiment)) : "";
    words.textContent = experiment
      ? say("lab.generations.done", {
          done: sayNumber(stages.length),
          total: sayNumber(experiment.generations),
        })
      : "";
    last.textContent = experiment?.anew ? sayAnew(experiment.anew) : "";
  }

  recall(name).then((kept) => {
    if (!kept || experiment) return;
    experiment = kept;
    draw();
  });
  listChoices();
  // Most likely it is about the program that somebody plays against.
  const { alone } = table.settings().strength;
  if ([...program.field.options].some(({ value }) => value === alone)) program.field.value = alone;
  draw();

  return {
    view,
    show() {
      listChoices();
      draw();
    },
  };
}

/** The best numbers so far. @param {Experiment} experiment @returns {Changes} */
const bestOf = ({ stages, plan }) => stages.at(-1)?.best ?? plan.start;

/** @param {Experiment} experiment */
const entrantOf = (experiment) => ({
  player: experiment.plan.player,
  label: "",
  numbers: bestOf(experiment),
});

/** Lists of one number as that number, as the settings keep them. @param {Changes} numbers @returns {Changes} */
const plain = (numbers) =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => {
      const list = [value].flat();
      return [name, list.length === 1 ? list[0] : list];
    }),
  );

/** @param {Standing} anew */
function sayAnew(anew) {
  const { mean, margin } = scoreOf(anew);
  return say("lab.anew", {
    wins: anew.wins,
    draws: anew.draws,
    losses: anew.losses,
    score: sayNumber(100 * mean, 1),
    margin: sayNumber(100 * margin, 1),
    rating: sayRating(anew),
  });
}
