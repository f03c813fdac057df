// Client of the laboratory's worker: requests generations of an evolution, insights into a position and the branches of
// a search.

import { startWorker } from "../engine/start-worker.js";
import { WorkerClient } from "../engine/worker-client.js";

/** @typedef {import("../engine/engine.types").SearchRequest} SearchRequest */
/** @typedef {import("../engine/engine.types").ModuleFiles} ModuleFiles */
/** @typedef {import("./lab.types").LabRequest} LabRequest */
/** @typedef {import("./lab.types").LabReplies} LabReplies */

/** @param {ModuleFiles} files */
export const startLabWorker = (files) => startWorker(__LABORATORY_URL__, files);

/** Maximum milliseconds for a request to a program. */
const MAX_SEARCH_TIME = 20_000;

/**
 * A request to a program for the match on the board.
 * @param {import("../table/table.js").Table} table @param {import("./lab.types").Program} program
 * @param {import("../engine/engine.types").Limits} [limits] @returns {SearchRequest}
 */
export function labRequest({ match, rules }, { id, numbers }, limits) {
  const { record, seed } = match.state();
  return {
    record,
    game: rules.info.id,
    player: id,
    parameters: numbers,
    limits: { time: MAX_SEARCH_TIME, ...limits },
    seed,
  };
}

/** @param {ModuleFiles} files */
export function createLabClient(files) {
  const client = new WorkerClient(() => startLabWorker(files));

  /**
   * @template {keyof LabReplies} Type
   * @param {LabRequest & { type: Type }} message @returns {Promise<LabReplies[Type]>}
   */
  const send = (message) =>
    new Promise((reply, failed) => {
      client.request(message, { reply, failed });
    });

  return {
    /** @param {import("./lab.types").EvolutionPlan} plan */
    evolve: (plan) => send({ type: "evolve", plan }),
    /** @param {number[]} results  of the matches of the generation */
    nextGeneration: (results) => send({ type: "next-generation", results }),
    /** @param {SearchRequest} request */
    insight: (request) => send({ type: "insight", request }),
    /** @param {SearchRequest} request */
    think: (request) => send({ type: "think", request }),
    /** @param {SearchRequest} request @param {string[]} path */
    branches: (request, path) => send({ type: "branches", request, path }),
    close: () => client.close(),
  };
}

/** @typedef {ReturnType<typeof createLabClient>} LabClient */
