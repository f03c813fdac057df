// Turns the index.html of the source into that of the site: built files for sources, preloads, the board itself.

import { Problem } from "../support/problem.mjs";

/**
 * @typedef {object} Built
 * @property {Map<string, string>} replacements source path to file of the site
 * @property {string[]} preloads modules that the page's script imports at once
 * @property {string} wasm
 * @property {string} board markup of the first board
 * @property {(path: string) => string} addFile takes another file of the source into the site, returns its name
 */

const boardPlace = "<!-- board -->";

/**
 * @param {string} source
 * @param {Built} built
 */
export function pageHtml(source, { replacements, preloads, wasm, board, addFile }) {
  if (!source.includes(boardPlace))
    throw new Problem(
      "index.html has no place for the board.",
      `put ${boardPlace} where it belongs.`,
    );
  const links = [
    `<link rel="preload" as="fetch" crossorigin type="application/wasm" href="${wasm}">`,
    ...preloads.map((module) => `<link rel="modulepreload" href="${module}">`),
  ];
  return source
    .replace(boardPlace, () => board)
    .replace(
      localAddress,
      (_, before, path) => `${before}"${replacements.get(path) ?? addFile(path)}"`,
    )
    .replace("</head>", () => `${links.map((link) => `  ${link}\n`).join("")}</head>`);
}

/** href of a link, src of a script, an image or a source, where it names a file of this repository. */
const localAddress =
  /(<(?:link|script|img|source)\b[^>]*?\s(?:href|src)=)"(?:\.\/)?((?!\/|#|[a-z]+:)[^"]+)"/g;
