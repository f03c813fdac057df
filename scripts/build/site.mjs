// Builds dist/: pages, described by the folders of www/pages/, and the files they link, with digests in their names.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { nameDigest } from "../support/digest.mjs";
import { dist, inRoot } from "../support/paths.mjs";
import { addPage, pageFolders, readPages } from "./add-page.mjs";
import { addAddresses, siteAddress } from "./addresses.mjs";
import { addApp, addServiceWorker } from "./app.mjs";
import { bundle, minifyModule, minifyStyles } from "./bundle.mjs";
import { readGames } from "./games.mjs";
import { interpreterFile, interpreters } from "./interpreters.mjs";
import { checkBudgets, printSizes } from "./sizes.mjs";
import { loadRules, METER, wasmFiles } from "./wasm-modules.mjs";

/** Contents by name. @typedef {Map<string, Uint8Array>} Files */
/** Names of files that scripts load. @typedef {{ worker: string, laboratory: string, themes: string, early: string }} SharedFiles */

/**
 * @typedef {object} Sheet
 * @property {string} file in styles/
 * @property {string} [layer] cascade layer; a sheet without one assigns layers itself
 * @property {string} [more] further rules for that layer
 */

/**
 * @param {import("./settings.mjs").Settings} settings
 * @param {boolean} [isMeasured] whether to print sizes and check budgets
 */
export async function buildSite(settings, isMeasured = true) {
  const site = new Site(settings, await readGames(settings), await loadRules(settings));
  const budgets = await addPages(site, pageFolders());
  const address = siteAddress();
  if (address) addAddresses(site, address);
  await addServiceWorker(site);
  if (isMeasured) {
    const sizes = await printSizes(site.files);
    const { site: limit, programs } = settings.budget;
    const names = [...site.files.keys()];
    const all = [
      { what: "the whole site", files: names.filter((name) => !site.onDemand.has(name)), limit },
      { what: "users' programs, on demand", files: [...site.onDemand], limit: programs },
    ];
    checkBudgets([...budgets, ...all], sizes, settings.budget["check-at-build"]);
  }
  rmSync(dist, { recursive: true, force: true });
  write(site.files, dist);
}

/** Adds the pages of `folders`; returns their budgets. @param {Site} site @param {string[]} folders */
export async function addPages(site, folders) {
  const budgets = [];
  for (const folder of folders) {
    for (const page of await readPages(site, folder)) {
      budgets.push(...(await addPage(site, folder, page)));
    }
  }
  return budgets;
}

/** The site under construction. Scripts, styles and modules that several pages add are built once. */
export class Site {
  /** @type {Files} */
  files = new Map();
  /** Files that the service worker does not cache. @type {Set<string>} */
  onlineOnly = new Set();
  /** Files that the service worker caches at their first use, instead of after every visitor's first visit. @type {Set<string>} */
  onDemand = new Set();
  /** Names of manifest and touch icon. */
  app;
  /** @type {Map<string, Promise<any>>} */
  #added = new Map();

  /**
   * @param {import("./settings.mjs").Settings} settings
   * @param {import("./games.mjs").GamePage[]} games in the order of the menu
   * @param {Map<string, import("./wasm-modules.mjs").Rules>} rules by game
   * @param {Set<string>} [pending] modules and interpreters that are still being built
   */
  constructor(settings, games, rules, pending = new Set()) {
    this.settings = settings;
    this.games = games;
    this.rules = rules;
    this.pending = pending;
    this.app = addApp(this, games);
  }

  /** Returns a game, by default the first one. @param {string} [id] */
  game(id) {
    return this.games.find((game) => game.id === id) ?? this.games[0];
  }

  /** Adds a file; returns its name, which contains its digest. @param {string} path @param {Uint8Array} [contents] */
  add(path, contents = readFileSync(inRoot(path))) {
    const extension = extname(path);
    const name = `${basename(path, extension)}.${nameDigest(contents)}${extension}`;
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
      this.add(sheet.file, await minifyStyles(layeredSheet(sheet))),
    );
  }

  /**
   * Adds a WebAssembly module by its feature's name; returns the names of the module and its glue, separated by a space, as
   * pages pass them to their scripts. Both contain the feature's name: browsers instantiate a script once per address, so
   * modules with equal glue must not share it. The names of a pending module have no digest; `npm start` redirects from them.
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

  /** Adds a metered interpreter; returns its name, which has no digest while it is pending. @param {string} language */
  addInterpreter(language) {
    return this.pending.has(language) ? `${language}.wasm` : this.add(interpreterFile(language));
  }

  /** Adds the workers and the style sheet that several pages load. @returns {Promise<SharedFiles>} */
  addSharedFiles() {
    return this.#once("shared files", async () => {
      const worker = await this.addScript("www/engine/worker.js");
      const laboratory = await this.addScript("www/lab/worker.js");
      const themes = await this.addStyles({ file: "base/themes.css", layer: "theme" });
      const early = await this.#addEarlyScript();
      return { worker: worker.name, laboratory: laboratory.name, themes, early };
    });
  }

  /** Adds the workers of users' programs with their modules, and the rules of all games. @returns {Promise<import("../../www/programs/program.types").ProgramFiles>} */
  addPrograms() {
    return this.#once("programs", async () => {
      const worker = async (/** @type {string} */ language) =>
        (await this.addScript(`www/programs/${language}-worker.js`)).name;
      const languages = interpreters.map(async (language) => [
        language,
        { worker: await worker(language), module: this.addInterpreter(language) },
      ]);
      const [module, glue] = (await this.addModule(METER)).split(" ");
      const wasm = { worker: await worker("wasm"), module, glue };
      const rules = this.settings.games.map(async (game) => [game, await this.addModule(game)]);
      const all = { ...Object.fromEntries(await Promise.all(languages)), wasm };
      for (const name of Object.values(all).flatMap((files) => Object.values(files)))
        this.onDemand.add(name);
      return { languages: all, rules: Object.fromEntries(await Promise.all(rules)) };
    });
  }

  /** The classic script of pages whose modules cannot run; it loads another one with the sentences. */
  async #addEarlyScript() {
    const classic = { format: /** @type {const} */ ("iife"), target: "es2015" };
    const notice = await this.addScript("www/early/notice.js", classic);
    const define = { __EARLY_NOTICE__: JSON.stringify(notice.name) };
    return (await this.addScript("www/early/early.js", { ...classic, define })).name;
  }

  /** @template T @param {string} key @param {() => Promise<T>} add @returns {Promise<T>} */
  #once(key, add) {
    const added = this.#added.get(key) ?? add();
    this.#added.set(key, added);
    return added;
  }
}

/** @param {Sheet} sheet */
const layeredSheet = ({ file, layer, more = "" }) =>
  layer ? `@import "${file}" layer(${layer});\n@layer ${layer} { ${more} }` : `@import "${file}";`;

/** @param {Files} files @param {string} directory */
export function write(files, directory) {
  mkdirSync(directory, { recursive: true });
  for (const [name, contents] of files) writeFileSync(join(directory, name), contents);
}
