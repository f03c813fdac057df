// The laboratory's worker: plays games of experiments one at a time, runs evolutions, explains programs and reads
// imported matches. The page terminates workers that it no longer needs.

import { compile } from "../engine/compile.js";
import { importModule, LoadingError } from "../engine/loading.js";
import { nextTask } from "../engine/next-task.js";
import { importMatches } from "./import-matches.js";

/** @typedef {import("../engine/engine.types").Glue} Glue */
/** @typedef {import("../engine/engine.types").EngineError} EngineError */
/** @typedef {import("./lab.types").LabRequest} LabRequest */
/** @typedef {import("./lab.types").LabReplies} LabReplies */

/** Milliseconds of a long search between progress reports. */
const SLICE = 50;

/** @type {Promise<Glue>} */
let ownModule;
/** The current contest, keyed by its plan as text. */
let contestKey = "";
/** @type {InstanceType<Glue["Contest"]> | undefined} */
let contest;
/** @type {InstanceType<Glue["EvolutionRun"]> | undefined} */
let evolution;
/** The latest explainer, keyed by its player as text. */
let explainerKey = "";
/** @type {InstanceType<Glue["Explainer"]> | undefined} */
let explainer;

addEventListener("message", async ({ data }) => {
  if (data.type === "open") {
    ownModule = open(data);
    ownModule.catch(() => {}); // each request reports it
    return;
  }
  /** @type {(LabRequest | import("./lab.types").PostMortemRequest | import("./lab.types").ImportRequest) & { id: number }} */
  const message = data;
  const { id } = message;
  try {
    const glue = await ownModule;
    if (message.type === "post-mortem") await postMortem(glue, message);
    else if (message.type === "import")
      await importMatches(
        glue,
        message,
        (value) => postMessage({ id, type: "found", value, end: value.isLast }),
        toEngineError,
      );
    else postMessage({ id, type: "reply", value: handle(glue, message), end: true });
  } catch (error) {
    const end = error instanceof LoadingError ? "fatal" : true;
    postMessage({ id, type: "failed", value: toEngineError(error), end });
  }
});

/** @param {import("../engine/engine.types").ModuleFiles} files */
async function open({ module, glue, engine }) {
  /** @type {Glue} */
  const opened = await importModule(engine ? engine.glue : glue);
  opened.initSync({ module: engine ? await compile(engine.wasm) : module });
  return opened;
}

/** @param {Glue} glue @param {LabRequest} message @returns {LabReplies[keyof LabReplies]} */
function handle(glue, message) {
  switch (message.type) {
    case "play":
      return contestOf(glue, message.contest).play(message.number);
    case "evolve":
      return evolve(glue, message.plan);
    case "next-generation":
      return nextGeneration(message.results);
    case "insight":
      return insight(glue, message.request);
    case "think":
      return think(glue, message.request);
    case "branches": {
      const { record, limits } = message.request;
      return explainerOf(glue, message.request).branches(record, message.path, limits) ?? null;
    }
  }
}

/**
 * Searches for the cause of a defeat in slices and posts progress after each.
 * @param {Glue} glue @param {import("./lab.types").PostMortemRequest & { id: number }} request
 */
async function postMortem({ DefeatSearch }, { id, record, player, numbers }) {
  const search = new DefeatSearch(record, player, numbers);
  let isOver = false;
  while (!isOver) {
    const end = performance.now() + SLICE;
    do isOver = search.advance();
    while (!isOver && performance.now() < end);
    postMessage({ id, type: "progress", value: search.progress(), end: isOver });
    await nextTask();
  }
  search.free();
}

/** @param {Glue} glue @param {import("./lab.types").EvolutionPlan} plan */
function evolve({ EvolutionRun }, plan) {
  evolution?.free();
  evolution = new EvolutionRun(plan);
  return { matches: evolution.matches(), family: [...evolution.family()], last: null };
}

/** @param {number[]} results */
function nextGeneration(results) {
  if (!evolution) throw new Error("No evolution has begun.");
  evolution.learn(Uint32Array.from(results));
  const last = evolution.last() ?? null;
  return { matches: evolution.matches(), family: [...evolution.family()], last };
}

/** @param {Glue} glue @param {import("../engine/engine.types").SearchRequest} request */
function insight(glue, request) {
  const { game, player, parameters, seed, record, limits } = request;
  const found = explainerOf(glue, request).insight(record, limits) ?? null;
  const chooser = new glue.Player(game, player, parameters, seed);
  const choice = chooser.choose(record, limits);
  chooser.free();
  return { insight: found, choice };
}

/**
 * Searches and returns the trace.
 * @param {Glue} glue @param {import("../engine/engine.types").SearchRequest} request
 */
function think({ Player }, { game, player, parameters, seed, record, limits }) {
  const chooser = new Player(game, player, parameters, seed);
  chooser.choose(record, limits);
  const thoughts = chooser.thoughts();
  chooser.free();
  if (!thoughts) throw new Error("The player has no search trace.");
  return thoughts;
}

/** @param {Glue} glue @param {import("./lab.types").ContestPlan} plan */
function contestOf({ Contest }, plan) {
  const key = JSON.stringify(plan);
  if (contest && key === contestKey) return contest;
  contest?.free();
  contest = new Contest(plan);
  contestKey = key;
  return contest;
}

/** @param {Glue} glue @param {import("../engine/engine.types").SearchRequest} request */
function explainerOf({ Explainer }, { game, player, parameters, seed }) {
  const key = JSON.stringify([game, player, parameters, seed]);
  if (explainer && key === explainerKey) return explainer;
  explainer?.free();
  explainer = new Explainer(game, player, parameters, seed);
  explainerKey = key;
  return explainer;
}

/** @param {any} error @returns {EngineError} */
function toEngineError(error) {
  const { message, code, details } = error;
  return { message: message ?? String(error), code, details };
}
