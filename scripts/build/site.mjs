// Makes dist/: a static site of flat, content-hashed files around one index.html, from the page and the module.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, extname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { dist, inRoot, root } from "../support/paths.mjs";
import { bundle, sharedModule } from "./bundle.mjs";
import { checkSite } from "./checks.mjs";
import { pageHtml } from "./html.mjs";
import { reportSizes } from "./sizes.mjs";
import { wasmFiles } from "./wasm.mjs";

/** @typedef {Map<string, Uint8Array>} Files what the site consists of, by name */

const entries = {
  page: "www/main.js",
  worker: "www/engine/worker.js",
  styles: "styles/main.css",
};

/** @param {import("./settings.mjs").Settings} settings */
export async function buildSite(settings) {
  /** @type {Files} */
  const files = new Map();
  const take = (/** @type {string} */ path) => addHashed(files, path);

  const { module, glue } = wasmFiles(settings, settings.budget["first-game"]);
  const wasm = take(module);
  const bindings = await bundle(relative(root, glue));
  const plugins = [sharedModule(wasmFiles(settings).glue, bindings.name)];
  /** @type {Record<string, string>} */
  const define = { __WASM_URL__: JSON.stringify(wasm) };
  const worker = await bundle(entries.worker, { define, plugins });
  define.__WORKER_URL__ = JSON.stringify(worker.name);
  const page = await bundle(entries.page, { define, plugins, splitting: true });
  const styles = await bundle(entries.styles);
  for (const made of [bindings, worker, page, styles]) {
    for (const [name, contents] of made.files) files.set(name, contents);
  }

  const { boardMarkup } = await import(pathToFileURL(inRoot("www/boards/markup.js")).href);
  const html = pageHtml(readFileSync(inRoot("index.html"), "utf8"), {
    replacements: new Map([
      [entries.page, page.name],
      [entries.styles, styles.name],
    ]),
    preloads: page.chunks,
    wasm,
    board: boardMarkup(),
    addFile: (path) => take(inRoot(path)),
  });
  files.set("index.html", Buffer.from(html));

  checkSite(html, files);
  reportSizes(files, page, settings.budget);
  write(files);
}

/**
 * @param {Files} files
 * @param {string} path
 */
function addHashed(files, path) {
  const contents = readFileSync(path);
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
