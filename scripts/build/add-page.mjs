// Finds the page folders and builds their pages: the shell index.html around the page's own HTML, with the names of its
// built script, styles and modules.

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inRoot } from "../support/paths.mjs";
import { checkSite } from "./checks.mjs";
import { iconOf, lettersOf, menuOf } from "./header.mjs";
import { pageHtml, sourceOf } from "./html.mjs";

/** @typedef {import("./site.mjs").Site} Site */
/** @typedef {import("./sizes.mjs").Budget} Budget */

/**
 * A page, as `pages(site)` in www/pages/<folder>/page.mjs returns it.
 * @typedef {object} PageDefinition
 * @property {string} file its name in the site
 * @property {string} [alias] a second name of the same page
 * @property {Record<string, string>} texts English texts for the names in braces, with `title` and `name`
 * @property {string} description for search engines
 * @property {string} [game] game whose icon the tab of the browser shows; the first one by default
 * @property {string} [script] entry, in the page's folder
 * @property {Record<string, unknown>} [define] constants of the script
 * @property {string[]} [parts] modules of which the script imports one on each page
 * @property {string} [part] the one of this page, whose address stands in `data-part` of the root element
 * @property {string} [next] module that the script imports as soon as the page is usable
 * @property {import("./site.mjs").Sheet[]} [styles]
 * @property {Record<string, string>} [modules] WebAssembly modules whose addresses stand in `data-<name>` of the root
 *   element; the page preloads the JavaScript side of `module`
 * @property {Record<string, string>} [data] further attributes `data-<name>` of the root element
 * @property {Record<string, string>} [policy] directives of the Content-Security-Policy that differ from POLICY
 * @property {string} [head] HTML at the end of the head
 * @property {Record<string, string>} [pieces] HTML for the places of the page's own HTML
 * @property {boolean} [isThemed] false: the colours of the site do not apply, neither to the frame of the browser
 * @property {boolean} [isStandalone] needs no other file: its style and script stand in it, and it is not stored offline
 * @property {(visit: Visit) => Budget[] | Promise<Budget[]>} [budgets]
 */

/**
 * Lists the files of a visit: the page, the files it names and those that modules imported later need.
 * @callback Visit
 * @param {(module: string) => boolean} isImported whether a module that the script imports at run time is
 * @param {string[]} [others] further files
 * @returns {string[]}
 */

const PAGES = "www/pages";

/** The Content-Security-Policy of a page. */
const POLICY = {
  "default-src": "'none'",
  "script-src": "'self' 'wasm-unsafe-eval'",
  "style-src": "'self'",
  "img-src": "'self' data:",
  "connect-src": "'self'",
  "worker-src": "'self'",
  "manifest-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
};

/** Every folder with a page.mjs. @param {string} [parent] @returns {string[]} from the root */
export const pageFolders = (parent = PAGES) =>
  readdirSync(inRoot(parent))
    .map((name) => join(parent, name))
    .filter((folder) => existsSync(inRoot(folder, "page.mjs")))
    .sort();

/** @param {Site} site @param {string} folder @returns {Promise<PageDefinition[]>} */
export async function readPages(site, folder) {
  const { pages } = await import(pathToFileURL(inRoot(folder, "page.mjs")).href);
  return pages(site);
}

/** Adds a page and the files it needs. @param {Site} site @param {string} folder @param {PageDefinition} page @returns {Promise<Budget[]>} */
export async function addPage(site, folder, page) {
  const { file, alias, isStandalone = false } = page;
  const script = await scriptOf(site, folder, page);
  const html = await htmlOf(site, folder, page, script);
  if (!isStandalone) checkSite(html, site.files);
  for (const name of alias ? [file, alias] : [file]) {
    site.files.set(name, Buffer.from(html));
    if (isStandalone) site.onlineOnly.add(name);
  }
  const named = [...site.files.keys()].filter(
    (name) => !name.endsWith(".html") && html.includes(name),
  );
  /** @type {Visit} */
  const visit = (isImported, others = []) => {
    const imported = script?.neededBy((module) => module !== "" && isImported(module)) ?? [];
    return [...new Set([file, ...others, ...named, ...imported])];
  };
  return (await page.budgets?.(visit)) ?? [];
}

/** @param {Site} site @param {string} folder @param {PageDefinition} page */
async function scriptOf(site, folder, { script, define, parts, next }) {
  if (!script) return null;
  const { worker, laboratory, themes } = await site.addSharedFiles();
  const constants = {
    __WORKER_URL__: worker,
    __LABORATORY_URL__: laboratory,
    __THEMES_STYLES__: themes,
    ...define,
  };
  const texts = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  const options = { define: Object.fromEntries(texts), splitting: true };
  return site.addScript(join(folder, script), options, parts, next);
}

/** @param {Site} site @param {string} folder @param {PageDefinition} page @param {import("./bundle.mjs").Bundle | null} script */
async function htmlOf(site, folder, page, script) {
  const { texts, description, game, data = {}, policy = {}, head = "", isThemed = true } = page;
  const styles = await Promise.all((page.styles ?? []).map((sheet) => site.addStyles(sheet)));
  const modules = await addressesByName(site, page.modules ?? {});
  const { part } = page;
  const partFiles = [...(part && script ? script.neededBy((module) => module === part) : [])];
  const chunks = [...(script?.chunks ?? []), ...partFiles].filter((name) => name !== script?.name);
  const glue = modules.module ? [modules.module.split(" ")[1]] : [];
  const body = sourceOf(join(folder, "page.html"));
  const links = [
    head,
    ...styles.map((name) => `<link rel="stylesheet" href="${name}">`),
    script ? `<script type="module" src="${script.name}"></script>` : "",
  ];
  return pageHtml(
    sourceOf("index.html").replace("<!-- body -->\n", () => body),
    {
      data: {
        ...data,
        ...modules,
        ...(part && script ? { part: `./${script.fileOf(part)}` } : {}),
      },
      pieces: {
        colours: isThemed ? sourceOf("www/partials/colours.html").trim() : "",
        head: links.filter(Boolean).join("\n  "),
        ...standardPieces(site, texts.name, body),
        ...page.pieces,
      },
      names: {
        ...texts,
        description,
        policy: Object.entries({ ...POLICY, ...policy })
          .map((directive) => directive.join(" "))
          .join("; "),
        icon: iconOf(site.game(game).icon),
      },
      preloads: [...new Set([...chunks, ...glue])],
      addFile: (path) => (site.files.has(path) ? path : site.add(path)),
    },
  );
}

/** @param {Site} site @param {Record<string, string>} modules */
async function addressesByName(site, modules) {
  const entries = Object.entries(modules).map(async ([name, module]) => [
    name,
    await site.addModule(module),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** The letters of the sign and the menu of games, for pages that have places for them. @param {Site} site @param {string} name @param {string} body */
function standardPieces(site, name, body) {
  const pieces = Object.entries({ letters: lettersOf(name), games: menuOf(site.games) });
  return Object.fromEntries(pieces.filter(([place]) => body.includes(`<!-- ${place} -->`)));
}
