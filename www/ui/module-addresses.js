// URLs of the game's WebAssembly modules, which the build writes into the page.

/** @typedef {import("../engine/engine.types").EngineFiles} Addresses */

/** URLs of the game's own module and of its engine module. */
export function moduleAddresses() {
  const { module = "", engine = "" } = document.documentElement.dataset;
  return { ...addresses(module), engine: addresses(engine) };
}

/** Resolves the file names of a module and its JavaScript side. @param {string} names @returns {Addresses} */
export function addresses(names) {
  const [wasm, glue] = names.split(" ").map((name) => new URL(name, document.baseURI).href);
  return { wasm, glue };
}
