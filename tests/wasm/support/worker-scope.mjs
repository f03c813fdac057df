// A worker's scope in Node: keeps what is posted, and gives up the stop token after so many questions for it.

import { stratege } from "./module.mjs";

/** @typedef {{ id: number, type: string, value: any }} Message */

/**
 * @param {object} [options]
 * @param {number} [options.questions] that find the token still held
 * @param {(message: Message) => void} [options.heard] told at once
 * @param {Pick<typeof stratege, "Watch">} [options.module] that the player is of
 */
export function watchInScope({
  questions = Number.POSITIVE_INFINITY,
  heard,
  module = stratege,
} = {}) {
  /** @type {Message[]} */
  const posted = [];
  /** @type {string[]} */
  const asked = [];
  Object.assign(globalThis, {
    postMessage: (/** @type {Message} */ message) => {
      posted.push(message);
      heard?.(message);
    },
    XMLHttpRequest: class {
      /** @param {string} method @param {string} url @param {boolean} isAsync */
      open(method, url, isAsync) {
        asked.push(`${method} ${url}${isAsync ? " later" : ""}`);
      }

      send() {
        if (asked.length > questions) throw new Error("net::ERR_FILE_NOT_FOUND");
      }

      status = 200;
    },
  });
  const watch = new module.Watch(7, ["blob:one", "blob:other"]);
  const values = (/** @type {string} */ type) =>
    posted.filter((message) => message.type === type).map(({ value }) => value);
  return { watch, posted, asked, values };
}
