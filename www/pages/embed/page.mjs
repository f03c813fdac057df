// Definition of the gallery of the element, which is its documentation: live examples next to their lines.

import { elementPage } from "../../element/page-definition.mjs";
import { examples } from "./examples.mjs";
import { en } from "./i18n/embed.js";

/** Kilobytes, brotli-compressed, without the games. */
const BUDGET = 40;

const escaped = (/** @type {string} */ text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** @param {typeof examples[number]} example */
const section = ({ id, html, code = "" }) => `<section aria-labelledby="${id}">
<h2 id="${id}" data-text="embed.${id}">${en[`embed.${id}`]}</h2>
<p class="hint" data-text="embed.${id}.how">${en[`embed.${id}.how`]}</p>
<div>${html}</div>
<pre><code lang="en">${escaped([html, code].filter(Boolean).join("\n\n"))}</code></pre>
</section>`;

/** @param {import("../../../scripts/build/site.mjs").Site} site @returns {Promise<import("../../../scripts/build/add-page.mjs").PageDefinition[]>} */
export async function pages(site) {
  const { modulesOf: _, ...shared } = await elementPage(site);
  return [
    {
      ...shared,
      file: "embed.html",
      texts: en,
      description:
        "Boards of chess, Reversi, Gobang, Qubic and Connect Four for your own page: an accessible custom element and frames, with live examples.",
      data: { page: "embed" },
      script: "main.js",
      styles: [{ file: "main.css" }, { file: "pages/embed.css", layer: "game" }],
      pieces: { examples: examples.map(section).join("\n") },
      budgets: (visit) => [
        {
          what: "embed.html",
          files: visit((path) => /embed\/(gallery|i18n\/embed\.fi)\.js$/.test(path)),
          limit: BUDGET,
        },
      ],
    },
  ];
}
