// Where the computer players think: takes a question, passes on reports and answers with a move.
// A fault of the player's own comes back as a complaint; after a trap the module is lost, and the page
// puts a fresh worker in the place of this one.

import { initSync, Seat } from "../wasm/stratege.js";
import { watchStopToken } from "./stop.js";

/** @typedef {import("./types.js").ToWorker} ToWorker */
/** @typedef {import("./types.js").ToPage} ToPage */

/** @param {ToPage} message */
const tell = (message) => postMessage(message);

addEventListener("message", (event) => {
  /** @type {ToWorker} */
  const request = event.data;
  if (request.type === "open") initSync({ module: request.module });
  else think(request);
});

/** @param {Extract<ToWorker, { type: "think" }>} request */
function think({ id, question, token }) {
  const goOn = watchStopToken(token);
  if (!goOn()) return; // given up before it began
  const { game, player, parameters, seed, line, limits } = question;
  try {
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
