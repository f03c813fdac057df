// The page that hosts answer an unknown address with. Nobody knows in which folder it will be shown, so it needs no
// other file: its style stands in it, allowed by its hash, and it says everything in every language.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { inRoot } from "../support/paths.mjs";
import { pageHtml } from "./html.mjs";

export const NOT_FOUND = "404.html";

/** @param {string} icon as an address */
export function notFoundHtml(icon) {
  const source = readFileSync(inRoot("www/not-found/page.html"), "utf8");
  const [, style] = source.match(/<style>([\s\S]*?)<\/style>/) ?? ["", ""];
  return pageHtml(source, {
    pieces: {},
    names: { icon, style: createHash("sha256").update(style).digest("base64") },
    replacements: new Map(),
    preloads: [],
    addFile: (path) => path,
  });
}
