// The page that hosts answer an unknown address with. Nobody knows in which folder it will be shown, so it needs no
// other file: its style and the search for the start page stand in it, allowed by their hashes, and it says everything in
// every language.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { inRoot } from "../support/paths.mjs";
import { pageHtml } from "./html.mjs";

export const NOT_FOUND = "404.html";

/** @param {string} icon as an address */
export function notFoundHtml(icon) {
  const source = readFileSync(inRoot("www/pages/not-found/page.html"), "utf8");
  const hashOf = (/** @type {string} */ tag) => {
    const [, text] = source.match(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`)) ?? ["", ""];
    return createHash("sha256").update(text).digest("base64");
  };
  return pageHtml(source, {
    pieces: {},
    names: { icon, style: hashOf("style"), script: hashOf("script") },
    replacements: new Map(),
    preloads: [],
    addFile: (path) => path,
  });
}
