// Reads the HTML of a page and fills in pieces, texts, addresses of built files and preloads.

import { readFileSync } from "node:fs";
import { Problem } from "../support/errors.mjs";
import { inRoot } from "../support/paths.mjs";

/**
 * @typedef {object} Built
 * @property {Record<string, string>} [data] attributes `data-<name>` of the root element
 * @property {Record<string, string>} pieces HTML for the placeholders, which are comments with these names
 * @property {Record<string, string>} names texts for the names in braces
 * @property {string[]} preloads modules that the page's script imports statically
 * @property {(path: string) => string} addFile adds a source file to the site, returns its name there
 */

/** Reads HTML and inserts the files of www/partials that its comments name. @param {string} path @returns {string} */
export const readHtml = (path) =>
  readFileSync(inRoot(path), "utf8").replace(/ *<!-- (www\/partials\/\S+) -->\n/g, (_, partial) =>
    readHtml(partial),
  );

/** @param {string} source @param {Built} built */
export function fillHtml(source, { data = {}, pieces, names, preloads, addFile }) {
  const missing = Object.keys(pieces).filter((place) => !source.includes(`<!-- ${place} -->`));
  if (missing.length > 0)
    throw new Problem(
      `The HTML of the page has no placeholder for: ${missing.join(", ")}.`,
      "add a comment with that name to its page.html.",
    );
  const attributes = Object.entries(data).map(
    ([name, value]) => ` data-${name}="${escapeHtml(value)}"`,
  );
  const links = preloads.map((module) => `  <link rel="modulepreload" href="${module}">\n`);
  return source
    .replace(/\{([a-z][\w.-]*)\}/g, (_, name) => escapeHtml(textOf(name, names)))
    .replace(/\n *<!-- ([a-z ]+) -->(?=\n)/g, (line, place) => (pieces[place] === "" ? "" : line))
    .replace(/<!-- ([a-z ]+) -->/g, (comment, place) => pieces[place] ?? comment)
    .replace(localAddress, (_, before, path) => `${before}"${addFile(path)}"`)
    .replace('<html lang="en"', (root) => root + attributes.join(""))
    .replace("</head>", () => `${links.join("")}</head>`)
    .replace(/>\n\s+</g, ">\n<");
}

/** @param {string} name @param {Record<string, string>} names */
function textOf(name, names) {
  if (Object.hasOwn(names, name)) return names[name];
  throw new Problem(
    `The HTML of the page contains {${name}}, but there is no text "${name}".`,
    "add it to the English texts of the page, for a game's page in www/games/<game>/i18n/.",
  );
}

/** @param {string} text */
export const escapeHtml = (text) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Relative href of a link, or src of a script, an image or a source. */
const localAddress =
  /(<(?:link|script|img|source)\b[^>]*?\s(?:href|src)=)"(?:\.\/)?((?!\/|#|[a-z]+:)[^"]+)"/g;
