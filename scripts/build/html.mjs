// Turns the index.html of the source into a page of the site: what the game brings for its places and names,
// built files for sources, preloads.

import { readFileSync } from "node:fs";
import { inRoot } from "../support/paths.mjs";
import { Problem } from "../support/problem.mjs";

/**
 * @typedef {object} Built
 * @property {Record<string, string>} pieces HTML for the places, each a comment with one of these names
 * @property {Record<string, string>} names text for what stands in braces
 * @property {Map<string, string>} replacements source path to file of the site
 * @property {string[]} preloads modules that the page's script imports at once
 * @property {(path: string) => string} addFile takes another file of the source into the site, returns its name
 */

/**
 * HTML of the source, with what several pages share in its places: comments that name a file of www/partials.
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
export function pageHtml(source, { pieces, names, replacements, preloads, addFile }) {
  const missing = Object.keys(pieces).filter((place) => !source.includes(`<!-- ${place} -->`));
  if (missing.length > 0)
    throw new Problem(
      `index.html has no place for: ${missing.join(", ")}.`,
      "put a comment with that name where it belongs.",
    );
  const links = preloads.map((module) => `  <link rel="modulepreload" href="${module}">\n`);
  return source
    .replace(/\{([a-z][\w.-]*)\}/g, (_, name) => quoted(textOf(name, names)))
    .replace(/\n *<!-- ([a-z ]+) -->(?=\n)/g, (line, place) => (pieces[place] === "" ? "" : line))
    .replace(/<!-- ([a-z ]+) -->/g, (comment, place) => pieces[place] ?? comment)
    .replace(
      localAddress,
      (_, before, path) => `${before}"${replacements.get(path) ?? addFile(path)}"`,
    )
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
    `index.html asks for "${name}", which a game does not have.`,
    "add it to the game's page in www/games/<game>/page.js or to its English words in i18n/ beside it.",
  );
}

/** @param {string} text */
const quoted = (text) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** href of a link, src of a script, an image or a source, where it names a file of this repository. */
const localAddress =
  /(<(?:link|script|img|source)\b[^>]*?\s(?:href|src)=)"(?:\.\/)?((?!\/|#|[a-z]+:)[^"]+)"/g;
