// Makes dist/: a static site of flat, content-hashed files around a page for each game.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { en } from "../../www/i18n/common.js";
import { breedSheet } from "../../www/pages/breed/page.js";
import * as museum from "../../www/pages/museum/page.js";
import { proofSheet } from "../../www/pages/proof/page.js";
import { pruneSheet } from "../../www/pages/prune/page.js";
import { dist, inRoot } from "../support/paths.mjs";
import { addApp, addServiceWorker } from "./app.mjs";
import { breedableGames, holdBreed, programChoices } from "./breed.mjs";
import { bundle, minifyModule } from "./bundle.mjs";
import { checkSite } from "./checks.mjs";
import { pageHtml, sourceOf } from "./html.mjs";
import { fontFace, holdRooms, roomFont, roomLinks, roomNames, roomPieces } from "./museum.mjs";
import { NOT_FOUND, notFoundHtml } from "./not-found.mjs";
import { readPages } from "./pages.mjs";
import { gateOf, iconOf, namesOf, piecesOf } from "./pieces.mjs";
import { reportSizes } from "./sizes.mjs";
import {
  FILE,
  littleDrawings,
  matchesFor,
  OLD_FILE,
  startDescription,
  startNames,
  startPieces,
  startStyles,
} from "./start.mjs";
import { gameStyles, layered } from "./styles.mjs";
import { loadRules, rulesOf, wasmFiles } from "./wasm-modules.mjs";

/** @typedef {Map<string, Uint8Array>} Files what the site consists of, by name */

const entries = {
  page: "www/main.js",
  panels: "www/panels/index.js",
  worker: "www/engine/worker.js",
  styles: "styles/main.css",
  toolsStyles: "styles/tools.css",
  laboratory: "www/lab/worker.js",
};

/** The pages beside those of the games. */
const SHEETS = [proofSheet];

/** @param {string} game */
const boardOf = (game) => `www/games/${game}/board.js`;

/**
 * What the pages are made of.
 * @typedef {object} Site
 * @property {import("./settings.mjs").Settings} settings
 * @property {import("./pages.mjs").GamePage[]} pages
 * @property {Files} files
 * @property {Awaited<ReturnType<typeof loadRules>>} rules
 * @property {Record<string, Module & { engine?: Module }>} modules  by game
 * @property {Shared} shared
 */

/** @typedef {{ wasm: string, glue: string }} Module */
/** @typedef {Awaited<ReturnType<typeof addShared>>} Shared */

/**
 * @param {import("./settings.mjs").Settings} settings
 * @param {boolean} [isMeasured] told how large it is, and held to the budgets
 */
export async function buildSite(settings, isMeasured = true) {
  const pages = await readPages(settings);
  /** @type {Files} */
  const files = new Map();
  const modules = await addModules(settings, files);
  const shared = await addShared(pages, files);
  /** @type {Site} */
  const site = { settings, pages, files, modules, shared, rules: await loadRules(settings) };
  for (const page of pages) await addGamePage(site, page);
  for (const sheet of SHEETS) await addSheet(site, sheet);
  const roomScript = await addRooms(site);
  const bred = await addBreedPage(site);
  await addPrunePage(site, bred.parts.games);
  await addStartPage(site);
  await addServiceWorker(files);
  // Not kept for offline use: some hosts call it missing when it is asked for by its name.
  files.set(NOT_FOUND, Buffer.from(notFoundHtml(iconOf(pages[0].icon))));
  if (isMeasured) {
    const { script, worker } = shared;
    await reportSizes(files, pages, { script, worker: worker.name }, settings.budget);
    await holdRooms(files, roomScript, settings.budget);
    await holdBreed(files, breedSheet.file, bred.script, bred.parts, settings.budget);
  }
  write(files);
}

/** The modules of the games and of their engines. @param {import("./settings.mjs").Settings} settings @param {Files} files */
async function addModules(settings, files) {
  const add = async (/** @type {string} */ feature) => {
    const { module, glue } = wasmFiles(settings, feature);
    const made = await minifyModule(module, glue);
    return { wasm: addHashed(files, module, made.module), glue: addHashed(files, glue, made.glue) };
  };
  /** @type {Site["modules"]} */
  const modules = {};
  for (const id of settings.games) modules[id] = await add(id);
  for (const [id, feature] of Object.entries(settings.engines))
    modules[id].engine = await add(feature);
  return modules;
}

/**
 * What all pages of games have in common.
 * @param {import("./pages.mjs").GamePage[]} pages @param {Files} files
 */
async function addShared(pages, files) {
  const worker = await addBundle(files, entries.worker);
  const toolsStyles = await addBundle(files, entries.toolsStyles);
  const themes = addHashed(files, "themes.css", await layered("themes.css", "theme"));
  const app = addApp((name, contents) => addHashed(files, name, contents), files, pages);
  const laboratory = await addBundle(files, entries.laboratory);
  const define = {
    __WORKER_URL__: JSON.stringify(worker.name),
    __LABORATORY_URL__: JSON.stringify(laboratory.name),
    __TOOLS_STYLES__: JSON.stringify(toolsStyles.name),
    __THEMES_STYLES__: JSON.stringify(themes),
    __MANIFEST__: JSON.stringify(app.manifest),
    __TOUCH_ICON__: JSON.stringify(app.touchIcon),
  };
  const boards = pages.map(({ id }) => boardOf(id));
  const script = await addBundle(
    files,
    entries.page,
    { define, splitting: true },
    boards,
    entries.panels,
  );
  const styles = await addBundle(files, entries.styles);
  return {
    worker,
    laboratory,
    themes,
    app,
    script,
    styles,
    source: sourceOf("index.html"),
  };
}

/** @param {Site} site @param {import("./pages.mjs").GamePage} page */
async function addGamePage({ files, pages, rules, modules, shared }, page) {
  const { wasm, glue, engine } = modules[page.id];
  const { script, styles, source } = shared;
  const [game] = rulesOf(rules, page.id).listGames();
  const board = script.neededBy((module) => module === boardOf(page.id));
  const preloads = [...script.chunks, ...board].filter((name) => name !== script.name);
  addPage(files, page.file, source, {
    pieces: piecesOf(page, pages, en),
    names: {
      ...namesOf(page),
      "board.file": script.fileOf(boardOf(page.id)),
      module: addressesOf({ wasm, glue }),
      engine: engine ? addressesOf(engine) : "",
    },
    replacements: new Map([
      [entries.page, script.name],
      [entries.styles, styles.name],
      [`styles/${page.id}.css`, addHashed(files, `${page.id}.css`, await gameStyles(game))],
    ]),
    preloads: [...new Set([...preloads, glue])],
  });
}

/** @param {Site} site @param {typeof SHEETS[number]} sheet */
async function addSheet({ files, pages, modules, shared }, sheet) {
  const { wasm, glue } = modules[sheet.game];
  const prover = await addBundle(files, sheet.worker);
  const define = {
    __WORKER_URL__: JSON.stringify(prover.name),
    __THEMES_STYLES__: JSON.stringify(shared.themes),
  };
  const script = await addBundle(files, sheet.script, { define, splitting: true });
  const { icon } = pages.find(({ id }) => id === sheet.game) ?? pages[0];
  const styles = addHashed(files, sheet.styles, await layered(sheet.styles, "game"));
  addPage(files, sheet.file, sourceOf(sheet.source), {
    pieces: { ...sheet.pieces, ...gateOf(sheet.words.name, pages) },
    names: {
      ...sheet.words,
      description: sheet.description,
      icon: iconOf(icon),
      module: addressesOf({ wasm, glue }),
    },
    replacements: new Map([
      [sheet.script, script.name],
      [entries.styles, shared.styles.name],
      [`styles/${sheet.styles}`, styles],
    ]),
    preloads: [...script.chunks, glue],
  });
}

/** The rooms of the museum, which share one script. @param {Site} site */
async function addRooms({ settings, files, pages }) {
  const script = await addBundle(files, museum.SCRIPT, { splitting: true });
  const common = addHashed(files, "museum.css", await layered("museum.css", "base"));
  for (const room of museum.rooms) {
    const { module, glue } = wasmFiles(settings, room.module);
    const made = await minifyModule(module, glue);
    const [wasm, side] = [addHashed(files, module, made.module), addHashed(files, glue, made.glue)];
    const { icon } = pages.find(({ id }) => id === room.game) ?? pages[0];
    const letters = roomFont(room);
    const font = letters ? addHashed(files, "letters.woff", letters) : "";
    const face = font && fontFace(font);
    const styles = addHashed(files, room.styles, await layered(room.styles, "game", face));
    addPage(files, room.file, sourceOf(museum.SOURCE), {
      pieces: await roomPieces(room, font),
      names: { ...roomNames(room), icon: iconOf(icon), module: addressesOf({ wasm, glue: side }) },
      replacements: new Map([
        [museum.SCRIPT, script.name],
        ["styles/museum.css", common],
        [`styles/museum-${room.id}.css`, styles],
        [font, font],
      ]),
      preloads: [...script.chunks, side],
    });
  }
  return script;
}

/** The page on which an old program is bred. @param {Site} site */
async function addBreedPage({ settings, files, pages, rules, shared }) {
  const { styles: sheet, words, description, file } = breedSheet;
  /** @type {Record<string, string>} */
  const modules = {};
  for (const { id } of pages) {
    const { module, glue } = wasmFiles(settings, `breed-${id}`);
    const made = await minifyModule(module, glue);
    const wasm = addHashed(files, module, made.module);
    modules[id] = addressesOf({ wasm, glue: addHashed(files, glue, made.glue) });
  }
  const games = breedableGames(rules, pages, (id) => modules[id]);
  const define = {
    __GAMES__: JSON.stringify(games),
    __LABORATORY_URL__: JSON.stringify(shared.laboratory.name),
    __THEMES_STYLES__: JSON.stringify(shared.themes),
  };
  const script = await addBundle(files, breedSheet.script, { define, splitting: true });
  addPage(files, file, sourceOf(breedSheet.source), {
    pieces: {
      drawings: littleDrawings(pages),
      programs: programChoices(games, pages),
      museum: await roomLinks(),
      ...gateOf(words.name, pages),
    },
    names: { ...words, description, icon: iconOf(pages[0].icon) },
    replacements: new Map([
      [breedSheet.script, script.name],
      [entries.styles, shared.styles.name],
      [`styles/${sheet}`, addHashed(files, sheet, await startStyles(pages, sheet))],
    ]),
    preloads: script.chunks,
  });
  return { script, parts: { games, worker: shared.laboratory.name } };
}

/**
 * The page on which visitors guess what a search leaves out, with the modules that tell how a program thinks.
 * @param {Site} site @param {import("./breed.mjs").Breedable} bred
 */
async function addPrunePage({ files, pages, modules, shared }, bred) {
  const { styles: sheet, words, description, file } = pruneSheet;
  const drawn = pages.filter(({ id }) => pruneSheet.games.includes(id));
  const games = drawn.map(({ id }) => {
    const module = addressesOf(modules[id].engine ?? modules[id]);
    return [id, { ...bred[id], programs: [], module }];
  });
  const define = {
    __GAMES__: JSON.stringify(Object.fromEntries(games)),
    __LABORATORY_URL__: JSON.stringify(shared.laboratory.name),
    __THEMES_STYLES__: JSON.stringify(shared.themes),
  };
  const script = await addBundle(files, pruneSheet.script, { define, splitting: true });
  addPage(files, file, sourceOf(pruneSheet.source), {
    pieces: { drawings: littleDrawings(drawn), ...gateOf(words.name, pages) },
    names: { ...words, description, icon: iconOf(pages[0].icon) },
    replacements: new Map([
      [pruneSheet.script, script.name],
      [entries.styles, shared.styles.name],
      [`styles/${sheet}`, addHashed(files, sheet, await startStyles(drawn, sheet))],
    ]),
    preloads: script.chunks,
  });
}

/** @param {Site} site */
async function addStartPage({ files, pages, rules, shared }) {
  const define = {
    __MATCHES__: JSON.stringify(matchesFor(rules, pages)),
    __THEMES_STYLES__: JSON.stringify(shared.themes),
  };
  const script = await addBundle(files, "www/pages/start/main.js", { define, splitting: true });
  const { manifest } = shared.app;
  addPage(files, FILE, sourceOf("www/pages/start/page.html"), {
    pieces: {
      ...startPieces(pages),
      ...gateOf(startNames.name, pages),
      museum: await roomLinks(),
    },
    names: {
      ...startNames,
      description: startDescription(pages),
      icon: iconOf(pages[0].icon),
      manifest,
    },
    replacements: new Map([
      ["www/pages/start/main.js", script.name],
      [entries.styles, shared.styles.name],
      ["styles/start.css", addHashed(files, "start.css", await startStyles(pages))],
      [manifest, manifest],
    ]),
    preloads: script.chunks,
  });
  const page = files.get(FILE);
  if (page) files.set(OLD_FILE, page);
}

/**
 * @param {Files} files @param {string} file @param {string} source
 * @param {Omit<Parameters<typeof pageHtml>[1], "addFile">} page
 */
function addPage(files, file, source, page) {
  const html = pageHtml(source, { ...page, addFile: (path) => addHashed(files, inRoot(path)) });
  checkSite(html, files);
  files.set(file, Buffer.from(html));
}

/** @param {Files} files @param {Parameters<typeof bundle>} entry */
async function addBundle(files, ...entry) {
  const made = await bundle(...entry);
  for (const [name, contents] of made.files) files.set(name, contents);
  return made;
}

/** As a page has them for its script. @param {{ wasm: string, glue: string }} module */
const addressesOf = ({ wasm, glue }) => `${wasm} ${glue}`;

/**
 * @param {Files} files
 * @param {string} path
 * @param {Uint8Array} [contents]
 */
function addHashed(files, path, contents = readFileSync(path)) {
  const hash = createHash("sha256").update(contents).digest("hex").slice(0, 8);
  const extension = extname(path);
  const name = `${basename(path, extension)}.${hash}${extension}`;
  files.set(name, contents);
  return name;
}

/** @param {Files} files */
function write(files) {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  for (const [name, contents] of files) writeFileSync(join(dist, name), contents);
}
