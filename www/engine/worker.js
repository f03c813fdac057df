// Where the computer players think: takes a question, passes on reports and answers with a move.
// A fault of the player's own comes back as a complaint; after a trap the module is lost, and the page
// puts a fresh worker in the place of this one.

import { watchStopToken } from "./stop.js";

/** @typedef {import("./types.js").ToWorker} ToWorker */
/** @typedef {import("./types.js").ToPage} ToPage */

/** The module of the game, once it stands. @type {Promise<import("./types.js").Glue>} */
let opening;

/** @param {ToPage} message */
const tell = (message) => postMessage(message);

addEventListener("message", (event) => {
  /** @type {ToWorker} */
  const request = event.data;
  if (request.type === "open") opening = open(request);
  else think(request);
});

/** @param {Extract<ToWorker, { type: "open" }>} request */
async function open({ module, glue }) {
  /** @type {import("./types.js").Glue} */
  const opened = await import(glue);
  opened.initSync({ module });
  return opened;
}

/** @param {Extract<ToWorker, { type: "think" }>} request */
async function think({ id, question, token }) {
  const goOn = watchStopToken(token);
  const { game, player, parameters, seed, line, limits } = question;
  try {
    const { Seat } = await opening;
    if (!goOn()) return; // given up before it began
    const seat = new Seat(game, player, parameters, seed);
    const choice = seat.choose(
      line,
      limits,
      (report) => tell({ type: "report", id, report }),
      goOn,
    );
    seat.free();
    tell({ type: "choice", id, choice });
  } catch (error) {
    tell({ type: "error", id, complaint: complaint(error), fatal: !isComplaint(error) });
  }
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
