// Makes dist/: a static site of flat, content-hashed files around a page for each game.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, extname, join, relative } from "node:path";
import { en } from "../../www/i18n/common.js";
import { proofSheet } from "../../www/proof/page.js";
import { dist, inRoot, root } from "../support/paths.mjs";
import { addApp, addServiceWorker } from "./app.mjs";
import { bundle } from "./bundle.mjs";
import { checkSite } from "./checks.mjs";
import { pageHtml } from "./html.mjs";
import { readPages } from "./pages.mjs";
import { gateOf, iconOf, namesOf, piecesOf } from "./pieces.mjs";
import { reportSizes } from "./sizes.mjs";
import {
  FILE,
  matchesFor,
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
  worker: "www/engine/worker.js",
  styles: "styles/main.css",
  toolsStyles: "styles/tools.css",
  laboratory: "www/lab/worker.js",
};

/** The pages beside those of the games. */
const SHEETS = [proofSheet];

/** @param {string} game */
const boardOf = (game) => `www/games/${game}/board.js`;

/** @param {import("./settings.mjs").Settings} settings */
export async function buildSite(settings) {
  const pages = await readPages(settings);
  /** @type {Files} */
  const files = new Map();
  const take = (/** @type {string} */ path) => addHashed(files, path);
  /** @type {typeof bundle} */
  const add = async (...entry) => {
    const made = await bundle(...entry);
    for (const [name, contents] of made.files) files.set(name, contents);
    return made;
  };

  const addModule = async (/** @type {string} */ feature) => {
    const { module, glue } = wasmFiles(settings, feature);
    // The JavaScript side is the same for most games, and then the same file.
    const [bindings] = (await bundle(relative(root, glue))).files.values();
    return { wasm: take(module), glue: addHashed(files, glue, bindings) };
  };
  /** @typedef {{ wasm: string, glue: string }} Module */
  /** @type {Record<string, Module & { engine?: Module }>} */
  const modules = {};
  for (const { id } of pages) modules[id] = await addModule(id);
  for (const [id, feature] of Object.entries(settings.engines))
    modules[id].engine = await addModule(feature);
  const worker = await add(entries.worker);
  const toolsStyles = await add(entries.toolsStyles);
  const themesStyles = JSON.stringify(
    addHashed(files, "themes.css", await layered("themes.css", "theme")),
  );
  const app = addApp((name, contents) => addHashed(files, name, contents), files, pages);
  const laboratory = await add(entries.laboratory);
  const define = {
    __WORKER_URL__: JSON.stringify(worker.name),
    __LABORATORY_URL__: JSON.stringify(laboratory.name),
    __TOOLS_STYLES__: JSON.stringify(toolsStyles.name),
    __THEMES_STYLES__: themesStyles,
    __MANIFEST__: JSON.stringify(app.manifest),
    __TOUCH_ICON__: JSON.stringify(app.touchIcon),
  };
  const boards = pages.map(({ id }) => boardOf(id));
  const script = await add(entries.page, { define, splitting: true }, boards);
  const styles = await add(entries.styles);

  const rules = await loadRules(settings);
  const source = readFileSync(inRoot("index.html"), "utf8");
  for (const page of pages) {
    const { wasm, glue, engine } = modules[page.id];
    const [game] = rulesOf(rules, page.id).listGames();
    const board = script.neededBy((module) => module === boardOf(page.id));
    const preloads = [...script.chunks, ...board].filter((name) => name !== script.name);
    const html = pageHtml(source, {
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
      wasm,
      addFile: (path) => take(inRoot(path)),
    });
    checkSite(html, files);
    files.set(page.file, Buffer.from(html));
  }

  for (const sheet of SHEETS) {
    const { wasm, glue } = modules[sheet.game];
    const prover = await add(sheet.worker);
    const define = {
      __WORKER_URL__: JSON.stringify(prover.name),
      __THEMES_STYLES__: themesStyles,
    };
    const script = await add(sheet.script, { define, splitting: true });
    const { icon } = pages.find(({ id }) => id === sheet.game) ?? pages[0];
    const html = pageHtml(readFileSync(inRoot(sheet.source), "utf8"), {
      pieces: { ...sheet.pieces, ...gateOf(sheet.words.name, pages) },
      names: {
        ...sheet.words,
        description: sheet.description,
        icon: iconOf(icon),
        module: addressesOf({ wasm, glue }),
      },
      replacements: new Map([
        [sheet.script, script.name],
        [entries.styles, styles.name],
        [
          `styles/${sheet.styles}`,
          addHashed(files, sheet.styles, await layered(sheet.styles, "game")),
        ],
      ]),
      preloads: [...script.chunks, glue],
      wasm,
      addFile: (path) => take(inRoot(path)),
    });
    checkSite(html, files);
    files.set(sheet.file, Buffer.from(html));
  }

  const matches = JSON.stringify(matchesFor(rules, pages));
  const startScript = await add("www/start/main.js", {
    define: { __MATCHES__: matches, __THEMES_STYLES__: themesStyles },
    splitting: true,
  });
  const startHtml = pageHtml(readFileSync(inRoot("www/start/page.html"), "utf8"), {
    pieces: { ...startPieces(pages), ...gateOf(startNames.name, pages) },
    names: {
      ...startNames,
      description: startDescription(pages),
      icon: iconOf(pages[0].icon),
      manifest: app.manifest,
    },
    replacements: new Map([
      ["www/start/main.js", startScript.name],
      [entries.styles, styles.name],
      ["styles/start.css", addHashed(files, "start.css", await startStyles(pages))],
      [app.manifest, app.manifest],
    ]),
    preloads: startScript.chunks,
    addFile: (path) => take(inRoot(path)),
  });
  checkSite(startHtml, files);
  files.set(FILE, Buffer.from(startHtml));

  await addServiceWorker(files);
  await reportSizes(files, pages, { script, worker: worker.name }, settings.budget);
  write(files);
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
