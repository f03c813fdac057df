// Definition of the page that opens texts from other apps, and the last match; the manifest names it.

import { inLanguages } from "../../../scripts/build/games.mjs";
import { en } from "./i18n/open.js";

/** Kilobytes, brotli-compressed. */
const BUDGET = 20;

/** @param {import("../../../scripts/build/site.mjs").Site} site @returns {import("../../../scripts/build/add-page.mjs").PageDefinition[]} */
export function pages({ games }) {
  return [
    {
      file: "open.html",
      texts: en,
      description: "Opens a match that another app shares, on the page of its game.",
      data: { page: "open" },
      script: "main.js",
      define: {
        __OPENABLE__: Object.fromEntries(
          games.map(({ id, file, files }) => [
            id,
            { file, beginning: files?.beginning.source ?? null },
          ]),
        ),
      },
      policy: { "script-src": "'self'" },
      styles: [{ file: "main.css" }, { file: "pages/about.css", layer: "game" }],
      pieces: {
        links: games
          .map(
            ({ id, file, name }) =>
              `<li><a id="open-${id}" href="${file}" ${inLanguages(name)}>${name.en}</a></li>`,
          )
          .join("\n"),
      },
      budgets: (visit) => [
        { what: "open.html", files: visit((path) => path.endsWith("open.fi.js")), limit: BUDGET },
      ],
    },
  ];
}
