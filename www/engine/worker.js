// Where the computer players think: takes a question, passes on reports and answers with a move, or with the
// values of all moves, one by one.
// A fault of the player's own comes back as a complaint; after a trap the module is lost, and the page
// puts a fresh worker in the place of this one.

import { watchStopToken } from "./stop.js";

/** @typedef {import("./types.js").ToWorker} ToWorker */
/** @typedef {import("./types.js").ToPage} ToPage */

/** The module of the game, once it stands. @type {Promise<import("./types.js").Glue>} */
let opening;

/** At most two players sit at a table, and a third may tell what the moves are worth. */
const PLACES = 3;

/** Whoever was asked last, by everything that makes up a player. @type {Map<string, InstanceType<import("./types.js").Glue["Seat"]>>} */
const seats = new Map();

/** @param {ToPage} message */
const tell = (message) => postMessage(message);

addEventListener("message", (event) => {
  /** @type {ToWorker} */
  const request = event.data;
  if (request.type === "open") opening = open(request);
  else answer(request);
});

/** @param {Extract<ToWorker, { type: "open" }>} request */
async function open({ module, glue }) {
  /** @type {import("./types.js").Glue} */
  const opened = await import(glue);
  opened.initSync({ module });
  return opened;
}

/** @param {Extract<ToWorker, { type: "think" | "analyse" }>} request */
async function answer({ type, id, question, token }) {
  const goOn = watchStopToken(token);
  const { line, limits } = question;
  try {
    const glue = await opening;
    if (!goOn()) return; // given up before it began
    const seat = seatFor(glue, question);
    if (type === "analyse") {
      const value = (/** @type {import("./types.js").MoveValue} */ value) =>
        tell({ type: "value", id, value });
      tell({ type: "analysed", id, complete: seat.analyse(line, limits, value, goOn) });
      return;
    }
    const report = (/** @type {import("./types.js").Report} */ report) =>
      tell({ type: "report", id, report });
    tell({ type: "choice", id, choice: seat.choose(line, limits, report, goOn) });
  } catch (error) {
    tell({ type: "error", id, complaint: complaint(error), fatal: !isComplaint(error) });
  }
}

/**
 * The player who is asked: one that has been at the table before knows what it has found out.
 * @param {import("./types.js").Glue} glue @param {import("./types.js").Question} question
 */
function seatFor({ Seat }, { game, player, parameters, seed }) {
  const name = JSON.stringify([game, player, parameters, seed]);
  const seat = seats.get(name) ?? new Seat(game, player, parameters, seed);
  seats.delete(name);
  seats.set(name, seat);
  for (const [other, left] of seats) {
    if (seats.size <= PLACES) break;
    left.free();
    seats.delete(other);
  }
  return seat;
}

/** @param {unknown} error @returns {error is Error & { code: string, details: Record<string, string> }} */
function isComplaint(error) {
  return error instanceof Error && "code" in error;
}

/** @param {unknown} error @returns {import("./types.js").Complaint} */
function complaint(error) {
  if (isComplaint(error))
    return { message: error.message, code: error.code, details: error.details };
  return { message: error instanceof Error ? error.message : String(error) };
}
