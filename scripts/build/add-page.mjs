// Finds the folders of www/pages/ and builds their pages: index.html around the page's HTML, with links to its script,
// styles and modules.

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inRoot } from "../support/paths.mjs";
import { checkSite } from "./checks.mjs";
import { iconUrl, menuHtml, titleHtml } from "./header.mjs";
import { fillHtml, readHtml } from "./html.mjs";

/** @typedef {import("./site.mjs").Site} Site */
/** @typedef {import("./sizes.mjs").Budget} Budget */

/**
 * A page, as `pages(site)` in www/pages/<folder>/page.mjs returns it.
 * @typedef {object} PageDefinition
 * @property {string} file name in the site
 * @property {string} [alias] second name of the same page
 * @property {Record<string, string>} texts English texts for the names in braces, among them `title` and `name`
 * @property {string} description for search engines
 * @property {string} [game] game whose icon the browser tab shows; by default the first one
 * @property {string} [script] entry point, relative to the page's folder
 * @property {Record<string, unknown>} [define] constants of the script
 * @property {boolean} [hasPrograms] whether the script opens programs of users (www/programs/)
 * @property {import("esbuild").Plugin[]} [plugins] further plugins for the script
 * @property {string[]} [parts] modules of which the script imports one per page
 * @property {string} [part] this page's module of `parts`; its address is in `data-part` of the root element
 * @property {string} [next] module that the script imports as soon as the page is usable
 * @property {import("./site.mjs").Sheet[]} [styles]
 * @property {Record<string, string>} [modules] WebAssembly modules by the name of the attribute `data-<name>` of the root
 *   element that has their addresses; the page preloads the glue of `module`
 * @property {Record<string, string>} [data] further attributes `data-<name>` of the root element
 * @property {Record<string, string>} [policy] directives of the Content-Security-Policy that replace those of POLICY
 * @property {string} [head] HTML at the end of the head
 * @property {Record<string, string>} [pieces] HTML for the placeholders of the page, by name
 * @property {boolean} [isThemed] default true: the site's themes apply, also to the browser's own colours
 * @property {boolean} [isStandalone] style and script are inline, and the page is not cached for offline use
 * @property {(visit: Visit) => Budget[] | Promise<Budget[]>} [budgets]
 */

/**
 * Lists the files that a visit loads: the page, the files it links, and those of dynamically imported modules.
 * @callback Visit
 * @param {(module: string) => boolean} isImported whether the visit imports a module dynamically
 * @param {string[]} [others] further files
 * @returns {string[]}
 */

const PAGES = "www/pages";

/** Default Content-Security-Policy. */
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
  "require-trusted-types-for": "'script'",
  "trusted-types": "stratege early", // www/engine/script-url.js, www/early/early.js
};

/** Lists the folders with a page.mjs. @param {string} [parent] @returns {string[]} relative to the root */
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

/**
 * Adds a page and the files it needs.
 * @param {Site} site @param {string} folder @param {PageDefinition} page @returns {Promise<Budget[]>}
 */
export async function addPage(site, folder, page) {
  const { file, alias, isStandalone = false } = page;
  const script = await buildScript(site, folder, page);
  const html = await buildHtml(site, folder, page, script);
  if (!isStandalone) checkSite(html, site.files);
  for (const name of alias ? [file, alias] : [file]) {
    site.files.set(name, Buffer.from(html));
    if (isStandalone) site.onlineOnly.add(name);
  }
  // Other pages and the licences are separate visits.
  const linked = [...site.files.keys()].filter(
    (name) => !/\.(?:html|txt)$/.test(name) && html.includes(name),
  );
  /** @type {Visit} */
  const visit = (isImported, others = []) => {
    const imported = script?.neededBy((module) => module !== "" && isImported(module)) ?? [];
    return [...new Set([file, ...others, ...linked, ...imported])];
  };
  return (await page.budgets?.(visit)) ?? [];
}

/** @param {Site} site @param {string} folder @param {PageDefinition} page */
async function buildScript(site, folder, { script, define, hasPrograms, plugins, parts, next }) {
  if (!script) return null;
  const { worker, laboratory, themes } = await site.addSharedFiles();
  const constants = {
    __WORKER_URL__: worker,
    __LABORATORY_URL__: laboratory,
    __THEMES_STYLES__: themes,
    ...(hasPrograms ? { __PROGRAM_FILES__: await site.addPrograms() } : {}),
    ...define,
  };
  const texts = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  const options = { define: Object.fromEntries(texts), splitting: true, plugins };
  return site.addScript(join(folder, script), options, parts, next);
}

/** @param {Site} site @param {string} folder @param {PageDefinition} page @param {import("./bundle.mjs").Bundle | null} script */
async function buildHtml(site, folder, page, script) {
  const { texts, description, game, data = {}, policy = {}, head = "", isThemed = true } = page;
  const styles = await Promise.all((page.styles ?? []).map((sheet) => site.addStyles(sheet)));
  const modules = await addModules(site, page.modules ?? {});
  const { part } = page;
  const partFiles = [...(part && script ? script.neededBy((module) => module === part) : [])];
  const chunks = [...(script?.chunks ?? []), ...partFiles].filter((name) => name !== script?.name);
  const glue = modules.module ? [modules.module.split(" ")[1]] : [];
  const body = readHtml(join(folder, "page.html"));
  const { early } = await site.addSharedFiles();
  const links = [
    body.includes('id="late"') ? `<script async src="${early}"></script>` : "",
    head,
    ...styles.map((name) => `<link rel="stylesheet" href="${name}">`),
    script ? `<script type="module" src="${script.name}"></script>` : "",
  ];
  return fillHtml(
    readHtml("index.html").replace("<!-- body -->\n", () => body),
    {
      data: {
        ...data,
        ...modules,
        ...(part && script ? { part: `./${script.fileOf(part)}` } : {}),
      },
      pieces: {
        colours: isThemed ? readHtml("www/partials/colours.html").trim() : "",
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
        icon: iconUrl(site.game(game).icon),
      },
      preloads: [...new Set([...chunks, ...glue])],
      addFile: (path) => (site.files.has(path) ? path : site.add(path)),
    },
  );
}

/** Adds modules; returns their addresses. @param {Site} site @param {Record<string, string>} modules by attribute name */
async function addModules(site, modules) {
  const entries = Object.entries(modules).map(async ([name, module]) => [
    name,
    await site.addModule(module),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * The title and the menu of games, if the page has placeholders for them.
 * @param {Site} site @param {string} name @param {string} body
 */
function standardPieces(site, name, body) {
  const pieces = Object.entries({ letters: titleHtml(name), games: menuHtml(site.games) });
  return Object.fromEntries(pieces.filter(([place]) => body.includes(`<!-- ${place} -->`)));
}
