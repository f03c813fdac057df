// The games that a page or a package has registered for its elements; each is loaded with the first element that shows it.

import { once } from "../engine/loading.js";

/** @typedef {import("./element.types").RegisteredGame} RegisteredGame */

/** @type {Map<string, { load: Promise<() => Promise<RegisteredGame>>, register: (load: () => Promise<RegisteredGame>) => void }>} */
const games = new Map();

/** @param {string} id */
function entryOf(id) {
  const known = games.get(id);
  if (known) return known;
  const { promise: load, resolve: register } = withResolvers();
  const entry = { load, register };
  games.set(id, entry);
  return entry;
}

/** As `Promise.withResolvers`, which the oldest supported browsers lack. */
function withResolvers() {
  /** @type {(load: () => Promise<RegisteredGame>) => void} */
  let resolve = () => {};
  /** @type {Promise<() => Promise<RegisteredGame>>} */
  const promise = new Promise((resolved) => {
    resolve = resolved;
  });
  return { promise, resolve };
}

/** @param {string} id @param {() => Promise<RegisteredGame>} load */
export const registerGame = (id, load) => entryOf(id).register(once(load));

/** Loads a game, as soon as it is registered. @param {string} id */
export const loadGame = async (id) => (await entryOf(id).load)();
