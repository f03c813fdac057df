// Definitions of the frames for other sites: a page for each game with its board alone. The script is that of the gallery, so
// that both share their files.

import { elementPage } from "../../element/page-definition.mjs";

/** Kilobytes, brotli-compressed, until a move can be made. */
const BUDGET = 80;

/** @param {import("../../../scripts/build/site.mjs").Site} site */
export async function pages(site) {
  const shared = await elementPage(site);
  return site.games.map(({ id, file, name }) => ({
    ...shared,
    file: `embed-${id}.html`,
    texts: { title: `${name.en} · Stratege`, name: name.en, game: id, file },
    description: `The board of ${name.en}, to be embedded in other pages.`,
    game: id,
    data: { page: "frame" },
    script: "../embed/main.js",
    styles: [{ file: "pages/frame.css" }],
    isThemed: false,
    budgets: (/** @type {import("../../../scripts/build/add-page.mjs").Visit} */ visit) => [
      {
        what: `embed-${id}.html`,
        files: visit(
          (path) => path.endsWith("embed/frame.js") || path === `www/games/${id}/element.js`,
          shared.modulesOf(id),
        ),
        limit: BUDGET,
      },
    ],
  }));
}
