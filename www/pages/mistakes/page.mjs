// Definition of the page that lists the visitor's own mistakes in all games.

import { inLanguages } from "../../../scripts/build/games.mjs";
import { practiceFile } from "../practice/page.mjs";
import { en } from "./i18n/mistakes.js";

/** Kilobytes, brotli-compressed. */
const BUDGET = 20;

/** @param {import("../../../scripts/build/site.mjs").Site} site @returns {import("../../../scripts/build/add-page.mjs").PageDefinition[]} */
export function pages({ games }) {
  const links = games.flatMap(({ id, name }) => {
    const file = practiceFile(id);
    return file
      ? `<li><a href="${file}#mistakes" ${inLanguages(name)}>${name.en}</a> <span data-mistakes="${id}"></span></li>`
      : [];
  });
  return [
    {
      file: "mistakes.html",
      texts: en,
      description:
        "Your own mistakes in all five games, collected by reviews and repeated at growing intervals. They stay on your device.",
      data: { page: "mistakes" },
      script: "main.js",
      policy: { "script-src": "'self'" },
      styles: [
        { file: "main.css" },
        { file: "pages/about.css", layer: "game" },
        { file: "pages/mistakes.css", layer: "game" },
      ],
      pieces: { links: links.join("\n      ") },
      budgets: (visit) => [
        {
          what: "mistakes.html",
          files: visit((path) => path.endsWith("mistakes.fi.js")),
          limit: BUDGET,
        },
      ],
    },
  ];
}
