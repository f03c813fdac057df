// Builds the pages that `npm start` serves while modules are being compiled: the start page, and the page of each game
// whose own module is ready. Its engine module may follow later.

import { readGames } from "../build/games.mjs";
import { interpreters, isInterpreter } from "../build/interpreters.mjs";
import { addPages, Site, write } from "../build/site.mjs";
import { loadModule, loadRules } from "../build/wasm-modules.mjs";

const FOLDERS = ["www/pages/start", "www/pages/game"];

/** @param {import("../build/settings.mjs").Settings} settings @param {string[]} pending modules that are still to be built; the interpreters always are */
export async function openFirstPages(settings, pending) {
  const built = settings.games.filter((game) => !pending.includes(game));
  const rules = await loadRules(settings, built);
  const unbuilt = new Set([...pending, ...interpreters]);
  return new FirstPages(new Site(settings, await readGames(settings), rules, unbuilt));
}

export class FirstPages {
  #site;
  /** @type {import("../build/site.mjs").Files} */
  #written = new Map();

  /** @param {Site} site */
  constructor(site) {
    this.#site = site;
  }

  /** Modules and interpreters that are still to be built. */
  get pending() {
    return [...this.#site.pending];
  }

  /** Adds a newly built module or interpreter; returns the addresses of its files. @param {string} name */
  async add(name) {
    const { settings, rules, pending } = this.#site;
    pending.delete(name);
    if (settings.games.includes(name)) rules.set(name, await loadModule(settings, name));
    return isInterpreter(name) ? this.#site.addInterpreter(name) : this.#site.addModule(name);
  }

  /**
   * Writes the files that have changed since the last call; returns their names, none before the first game is playable.
   * @param {string} directory
   */
  async write(directory) {
    const { settings, rules, files } = this.#site;
    if (!rules.has(settings.games[0])) return [];
    await addPages(this.#site, FOLDERS);
    const isChanged = (/** @type {[string, Uint8Array]} */ [name, contents]) =>
      Buffer.compare(contents, this.#written.get(name) ?? Buffer.of()) !== 0;
    const changed = new Map([...files].filter(isChanged));
    write(changed, directory);
    for (const [name, contents] of changed) this.#written.set(name, contents);
    return [...changed.keys()];
  }
}
