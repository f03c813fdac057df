// One worker that answers one question after the other: what an evolution needs next, what a program thinks of a
// position, which moves its search tries.

import { hireWorker } from "./crew.js";

/** @typedef {import("./types.js").FromCrew} FromCrew */
/** @typedef {import("./types.js").ToCrew} ToCrew */
/** @typedef {import("../engine/types.js").Question} Question */

/**
 * @template {FromCrew["type"]} Type
 * @typedef {Extract<FromCrew, { type: Type }>} Answer
 */

/** @param {import("./types.js").Files} files */
export function createAssistant(files) {
  const worker = hireWorker(files);
  /** @type {Promise<unknown>} */
  let before = Promise.resolve();

  /** @param {ToCrew} request @returns {Promise<any>} */
  const put = (request) =>
    new Promise((resolve, reject) => {
      worker.onmessage = (/** @type {MessageEvent<FromCrew>} */ { data }) =>
        data.type === "error" ? reject(data.complaint) : resolve(data);
      worker.onerror = (event) => {
        event.preventDefault();
        reject({ message: event.message });
      };
      worker.postMessage(request);
    });

  /** @param {ToCrew} request */
  function ask(request) {
    const answer = before.then(() => put(request));
    before = answer.catch(() => {});
    return answer;
  }

  return {
    /** @param {import("./types.js").BreedingPlan} plan @returns {Promise<Answer<"bred">>} */
    breed: (plan) => ask({ type: "breed", plan }),
    /** @param {number[]} results @returns {Promise<Answer<"bred">>} */
    learn: (results) => ask({ type: "learn", results }),
    /** @param {Question} question @returns {Promise<Answer<"insight">>} */
    insight: (question) => ask({ type: "insight", question }),
    /** @param {Question} question @param {string[]} path @returns {Promise<Answer<"branches">>} */
    branches: (question, path) => ask({ type: "branches", question, path }),
    leave: () => worker.terminate(),
  };
}

/** @typedef {ReturnType<typeof createAssistant>} Assistant */
