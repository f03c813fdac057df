// The rules of all games, as WebAssembly on the page itself: fetched and compiled once, used here for
// legality, notation and undo, and handed on as a compiled module to the worker that thinks.

import { catalogue, initSync, Match } from "../wasm/stratege.js";

/**
 * @typedef {object} Rules
 * @property {WebAssembly.Module} module
 * @property {import("./types.js").GameInfo[]} games
 * @property {(game: string, start: string) => Match} begin
 * @property {(line: string) => Match} read  a match from its line; throws a complaint
 */

/** @typedef {Match} OpenMatch */

/** @returns {Promise<Rules>} */
export async function loadRules() {
  const module = await compile(new URL(__WASM_URL__, document.baseURI));
  initSync({ module });
  return {
    module,
    games: catalogue(),
    begin: (game, start) => new Match(game, start),
    read: (line) => Match.read(line),
  };
}

/** @param {URL} address */
async function compile(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  // A host that does not know the type of the file rules out compiling while it arrives.
  const streams = answer.headers.get("content-type")?.startsWith("application/wasm");
  return streams
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer());
}
