// Simulates a worker's global scope in Node: collects posted messages, and revokes the stop token after a number of
// polls.

import { stratege } from "./module.mjs";

/** @typedef {{ id: number, type: string, value: any }} Message */

/**
 * @param {object} [options]
 * @param {number} [options.polls] successful polls of the stop token
 * @param {(message: Message) => void} [options.onMessage] called immediately
 * @param {Pick<typeof stratege, "Watch">} [options.module] the player's module
 */
export function watchInScope({
  polls = Number.POSITIVE_INFINITY,
  onMessage,
  module = stratege,
} = {}) {
  /** @type {Message[]} */
  const posted = [];
  /** @type {string[]} */
  const requests = [];
  Object.assign(globalThis, {
    postMessage: (/** @type {Message} */ message) => {
      posted.push(message);
      onMessage?.(message);
    },
    XMLHttpRequest: class {
      /** @param {string} method @param {string} url @param {boolean} isAsync */
      open(method, url, isAsync) {
        requests.push(`${method} ${url}${isAsync ? " later" : ""}`);
      }

      send() {
        if (requests.length > polls) throw new Error("net::ERR_FILE_NOT_FOUND");
      }

      status = 200;
    },
  });
  const watch = new module.Watch(7, ["blob:one", "blob:other"]);
  const values = (/** @type {string} */ type) =>
    posted.filter((message) => message.type === type).map(({ value }) => value);
  return { watch, posted, requests, values };
}
