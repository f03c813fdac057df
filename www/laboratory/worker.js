// Where the games of an experiment are played, one at a time, where an evolution says which it needs, and where a
// program tells of its thinking. A worker that is not wanted any more is ended from outside.

import { compile } from "../engine/compile.js";

/** @typedef {import("../engine/types.js").Glue} Glue */
/** @typedef {import("./types.js").ToCrew} ToCrew */
/** @typedef {import("./types.js").FromCrew} FromCrew */

/** @type {Promise<Glue>} */
let opening;
/** The match whose games are being played, by all that makes it up. */
let known = "";
/** @type {InstanceType<Glue["Contest"]> | undefined} */
let contest;
/** @type {InstanceType<Glue["Breeding"]> | undefined} */
let breeding;
/** Whoever was asked last for its thinking, by all that makes it up. */
let asked = "";
/** @type {InstanceType<Glue["Seat"]> | undefined} */
let seat;

addEventListener("message", async ({ data }) => {
  /** @type {ToCrew} */
  const request = data;
  if (request.type === "open") {
    opening = open(request);
    opening.catch(() => {}); // whoever asks is told
    return;
  }
  try {
    const glue = await opening;
    if (request.type === "play") {
      tell({ type: "played", game: matchOf(glue, request.contest).play(request.number) });
    } else if (request.type === "breed") {
      breeding?.free();
      const { game, player, start, against, method, only, symmetric, ...plan } = request.plan;
      breeding = new glue.Breeding(
        game,
        player,
        start,
        against,
        method,
        only,
        symmetric,
        plan.population,
        plan.games,
        plan.check,
        plan.seed,
      );
      tell({ type: "bred", matches: breeding.matches(), last: null });
    } else if (request.type === "insight") {
      const { line, limits } = request.question;
      const thinker = seatOf(glue, request.question);
      const insight = thinker.insight(line, limits) ?? null;
      const choice = thinker.choose(
        line,
        limits,
        () => {},
        () => true,
      );
      tell({ type: "insight", insight, choice });
    } else if (request.type === "branches") {
      const { line, limits } = request.question;
      const branches = seatOf(glue, request.question).branches(line, request.path, limits) ?? null;
      tell({ type: "branches", branches });
    } else if (breeding) {
      breeding.learn(Uint32Array.from(request.results));
      tell({ type: "bred", matches: breeding.matches(), last: breeding.last() ?? null });
    }
  } catch (error) {
    const { message, code, details } = /** @type {import("../engine/types.js").Complaint} */ (
      error
    );
    tell({ type: "error", complaint: { message: message ?? String(error), code, details } });
  }
});

/** @param {Extract<ToCrew, { type: "open" }>} files */
async function open({ module, glue, engine }) {
  /** @type {Glue} */
  const opened = await import(engine ? engine.glue : glue);
  opened.initSync({ module: engine ? await compile(engine.wasm) : module });
  return opened;
}

/** @param {Glue} glue @param {import("./types.js").ContestPlan} plan */
function matchOf(glue, plan) {
  const name = JSON.stringify(plan);
  if (contest && name === known) return contest;
  contest?.free();
  const { game, opening: line, plies, limits, seed, seats } = plan;
  contest = new glue.Contest(game, line, plies, limits, seed);
  for (const [place, { player, numbers }] of seats.entries()) contest.seat(place, player, numbers);
  known = name;
  return contest;
}

/** @param {Glue} glue @param {import("../engine/types.js").Question} question */
function seatOf({ Seat }, { game, player, parameters, seed }) {
  const name = JSON.stringify([game, player, parameters, seed]);
  if (seat && name === asked) return seat;
  seat?.free();
  seat = new Seat(game, player, parameters, seed);
  asked = name;
  return seat;
}

/** @param {FromCrew} message */
const tell = (message) => postMessage(message);
