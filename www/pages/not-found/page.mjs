// Definition of the page for unknown addresses. Its depth in the site is unknown, so it loads no other file: styles and
// script are inline, permitted by their digests, and the texts are in all languages.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** @param {string} name */
const sourceOf = (name) => readFileSync(new URL(name, import.meta.url), "utf8");

/** @param {string} text */
const digestOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** @returns {import("../../../scripts/build/add-page.mjs").PageDefinition[]} */
export function pages() {
  const style = sourceOf("style.css");
  const script = sourceOf("find-start.js");
  return [
    {
      file: "404.html",
      texts: { name: "Stratege", title: "Nothing here · Stratege" },
      description: "There is no page of Stratege at this address; this leads to its games.",
      data: { ready: "" },
      policy: {
        "script-src": digestOf(script),
        "style-src": digestOf(style),
        "img-src": "data:",
        "trusted-types": "'none'",
      },
      head: `<style>${style}</style>`,
      pieces: { script: `<script>${script}</script>` },
      isStandalone: true,
    },
  ];
}
