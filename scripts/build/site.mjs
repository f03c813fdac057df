// Builds dist/: content-hashed files and the pages that link them. Each folder of www/pages/ describes its pages.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { dist, inRoot } from "../support/paths.mjs";
import { addPage, pageFolders, readPages } from "./add-page.mjs";
import { addApp, addServiceWorker } from "./app.mjs";
import { bundle, minifyModule } from "./bundle.mjs";
import { checkModules } from "./checks.mjs";
import { readGames } from "./games.mjs";
import { holdBudgets, reportSizes } from "./sizes.mjs";
import { layered } from "./styles.mjs";
import { loadRules, wasmFiles } from "./wasm-modules.mjs";

/** @typedef {Map<string, Uint8Array>} Files the files of the site by name */
/** @typedef {{ worker: string, laboratory: string, themes: string }} SharedFiles names of the files every script may load */
/** @typedef {import("./styles.mjs").Sheet} Sheet */

/**
 * @param {import("./settings.mjs").Settings} settings
 * @param {boolean} [isMeasured] whether to print the sizes and to hold the site to its budgets
 */
export async function buildSite(settings, isMeasured = true) {
  const site = new Site(settings, await readGames(settings), await loadRules(settings));
  const budgets = await addPages(site, pageFolders());
  checkModules(site.files);
  await addServiceWorker(site.files, site.onlineOnly);
  if (isMeasured) {
    const sizes = await reportSizes(site.files);
    const all = {
      what: "the whole site",
      files: [...site.files.keys()],
      limit: settings.budget.site,
    };
    holdBudgets([...budgets, all], sizes, settings.budget["check-at-build"]);
  }
  rmSync(dist, { recursive: true, force: true });
  write(site.files, dist);
}

/** Adds the pages of these folders; returns their budgets. @param {Site} site @param {string[]} folders */
export async function addPages(site, folders) {
  const budgets = [];
  for (const folder of folders) {
    for (const page of await readPages(site, folder)) {
      budgets.push(...(await addPage(site, folder, page)));
    }
  }
  return budgets;
}

/** The site while it is built. Whatever is added a second time is built once. */
export class Site {
  /** @type {Files} */
  files = new Map();
  /** Files that the service worker does not store. @type {Set<string>} */
  onlineOnly = new Set();
  /** Icons and manifest. */
  app;
  /** @type {Map<string, Promise<any>>} */
  #added = new Map();

  /**
   * @param {import("./settings.mjs").Settings} settings
   * @param {import("./games.mjs").GamePage[]} games in the order of the menu
   * @param {Map<string, import("./wasm-modules.mjs").Rules>} rules by game
   * @param {Set<string>} [pending] modules that are still being built
   */
  constructor(settings, games, rules, pending = new Set()) {
    this.settings = settings;
    this.games = games;
    this.rules = rules;
    this.pending = pending;
    this.app = addApp(this, games);
  }

  /** The game with this id, or the first one. @param {string} [id] */
  game(id) {
    return this.games.find((game) => game.id === id) ?? this.games[0];
  }

  /**
   * Adds a file; returns its name, which contains its digest.
   * @param {string} path @param {Uint8Array} [contents]
   */
  add(path, contents = readFileSync(inRoot(path))) {
    const hash = createHash("sha256").update(contents).digest("hex").slice(0, 8);
    const extension = extname(path);
    const name = `${basename(path, extension)}.${hash}${extension}`;
    this.files.set(name, contents);
    return name;
  }

  /** Bundles a script with its imports. @param {Parameters<typeof bundle>} entry */
  addScript(...entry) {
    return this.#once(`script ${JSON.stringify(entry)}`, async () => {
      const made = await bundle(...entry);
      for (const [name, contents] of made.files) this.files.set(name, contents);
      return made;
    });
  }

  /** @param {Sheet} sheet */
  addStyles(sheet) {
    return this.#once(`styles ${JSON.stringify(sheet)}`, async () =>
      this.add(sheet.file, await layered(sheet)),
    );
  }

  /**
   * Adds a WebAssembly module by the name of its feature; returns the names of the module and of its JavaScript side,
   * separated by a space, as pages pass them to their scripts. Both are named after the feature: a browser instantiates a
   * script once per address, so modules whose JavaScript sides are equal must not share one. The names of a pending module
   * have no digest; the server of `npm start` redirects from them.
   * @param {string} name @returns {Promise<string>}
   */
  async addModule(name) {
    if (this.pending.has(name)) return `${name}.wasm ${name}.js`;
    return this.#once(`module ${name}`, async () => {
      const { module, glue } = wasmFiles(this.settings, name);
      const made = await minifyModule(module, glue);
      return `${this.add(`${name}.wasm`, made.module)} ${this.add(`${name}.js`, made.glue)}`;
    });
  }

  /** The workers and the sheet that scripts of several pages load. @returns {Promise<SharedFiles>} */
  addSharedFiles() {
    return this.#once("shared files", async () => {
      const worker = await this.addScript("www/engine/worker.js");
      const laboratory = await this.addScript("www/lab/worker.js");
      const themes = await this.addStyles({ file: "base/themes.css", layer: "theme" });
      return { worker: worker.name, laboratory: laboratory.name, themes };
    });
  }

  /** @template T @param {string} key @param {() => Promise<T>} add @returns {Promise<T>} */
  #once(key, add) {
    const added = this.#added.get(key) ?? add();
    this.#added.set(key, added);
    return added;
  }
}

/** @param {Files} files @param {string} directory */
export function write(files, directory) {
  mkdirSync(directory, { recursive: true });
  for (const [name, contents] of files) writeFileSync(join(directory, name), contents);
}
