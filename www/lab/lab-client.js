// Asks the laboratory's worker: what an evolution needs next, what a program thinks of a position, which moves its
// search tries.

import { startWorker, WorkerClient } from "../engine/worker-client.js";

/** @typedef {import("../engine/types.js").Question} Question */
/** @typedef {import("../engine/types.js").ModuleFiles} ModuleFiles */
/** @typedef {import("./types.js").LabRequest} LabRequest */
/** @typedef {import("./types.js").LabReplies} LabReplies */

/** @param {ModuleFiles} files */
export const startLabWorker = (files) => startWorker(__LABORATORY_URL__, files);

/** Milliseconds after which a program that looks far ahead is not waited for any longer. */
const PATIENCE = 20_000;

/**
 * A question to a program about the match on the board.
 * @param {import("../table/table.js").Table} table @param {import("./types.js").Program} program
 * @param {import("../engine/types.js").Limits} [limits] @returns {Question}
 */
export function questionTo({ match, rules }, { id, numbers }, limits) {
  const { record, seed } = match.state();
  return {
    record,
    game: rules.info.id,
    player: id,
    parameters: numbers,
    limits: { time: PATIENCE, ...limits },
    seed,
  };
}

/** @param {ModuleFiles} files */
export function createLabClient(files) {
  const client = new WorkerClient(() => startLabWorker(files));

  /**
   * @template {keyof LabReplies} Type
   * @param {LabRequest & { type: Type }} request @returns {Promise<LabReplies[Type]>}
   */
  const ask = (request) =>
    new Promise((reply, failed) => {
      client.request(request, { reply, failed });
    });

  return {
    /** @param {import("./types.js").EvolutionPlan} plan */
    evolve: (plan) => ask({ type: "evolve", plan }),
    /** @param {number[]} results  of the matches of the generation */
    nextGeneration: (results) => ask({ type: "next-generation", results }),
    /** @param {Question} question */
    insight: (question) => ask({ type: "insight", question }),
    /** @param {Question} question */
    think: (question) => ask({ type: "think", question }),
    /** @param {Question} question @param {string[]} path */
    branches: (question, path) => ask({ type: "branches", question, path }),
    close: () => client.close(),
  };
}

/** @typedef {ReturnType<typeof createLabClient>} LabClient */
