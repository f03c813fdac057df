// Fills a page's HTML: pieces at its places, texts for its names, built files for files of the source, preloads.

import { readFileSync } from "node:fs";
import { inRoot } from "../support/paths.mjs";
import { Problem } from "../support/problem.mjs";

/**
 * @typedef {object} Built
 * @property {Record<string, string>} [data] attributes `data-<name>` of the root element
 * @property {Record<string, string>} pieces HTML for the places, each a comment with one of these names
 * @property {Record<string, string>} names text for the names in braces
 * @property {string[]} preloads modules that the page's script imports at once
 * @property {(path: string) => string} addFile adds a file of the source to the site, returns its name there
 */

/**
 * HTML of the source, with the files of www/partials that its comments name.
 * @param {string} path
 * @returns {string}
 */
export const sourceOf = (path) =>
  readFileSync(inRoot(path), "utf8").replace(/ *<!-- (www\/partials\/\S+) -->\n/g, (_, partial) =>
    sourceOf(partial),
  );

/**
 * @param {string} source
 * @param {Built} built
 */
export function pageHtml(source, { data = {}, pieces, names, preloads, addFile }) {
  const missing = Object.keys(pieces).filter((place) => !source.includes(`<!-- ${place} -->`));
  if (missing.length > 0)
    throw new Problem(
      `The HTML of the page has no place for: ${missing.join(", ")}.`,
      "put a comment with that name into its page.html.",
    );
  const attributes = Object.entries(data).map(
    ([name, value]) => ` data-${name}="${quoted(value)}"`,
  );
  const links = preloads.map((module) => `  <link rel="modulepreload" href="${module}">\n`);
  return source
    .replace(/\{([a-z][\w.-]*)\}/g, (_, name) => quoted(textOf(name, names)))
    .replace(/\n *<!-- ([a-z ]+) -->(?=\n)/g, (line, place) => (pieces[place] === "" ? "" : line))
    .replace(/<!-- ([a-z ]+) -->/g, (comment, place) => pieces[place] ?? comment)
    .replace(localAddress, (_, before, path) => `${before}"${addFile(path)}"`)
    .replace('<html lang="en"', (root) => root + attributes.join(""))
    .replace("</head>", () => `${links.join("")}</head>`)
    .replace(/>\n\s+</g, ">\n<");
}

/**
 * @param {string} name
 * @param {Record<string, string>} names
 */
function textOf(name, names) {
  if (Object.hasOwn(names, name)) return names[name];
  throw new Problem(
    `The HTML of the page names the text "${name}", which does not exist.`,
    "add it to the English texts of the page, for a game's page in www/games/<game>/i18n/.",
  );
}

/** @param {string} text */
const quoted = (text) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** href of a link, src of a script, an image or a source, where it names a file of this repository. */
const localAddress =
  /(<(?:link|script|img|source)\b[^>]*?\s(?:href|src)=)"(?:\.\/)?((?!\/|#|[a-z]+:)[^"]+)"/g;
