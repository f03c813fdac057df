// Definition of the page that proves Qubic in the visitor's browser.

import { engineOf } from "../../../scripts/build/wasm-modules.mjs";
import { en } from "./i18n/proof.js";

/** Rows of the table of replies, for the build. */
const CLASSES = 12;

/** @param {import("../../../scripts/build/site.mjs").Site} site @returns {Promise<import("../../../scripts/build/add-page.mjs").PageDefinition[]>} */
export async function pages(site) {
  const prover = await site.addScript("www/pages/proof/worker.js");
  return [
    {
      file: "qubic-proof.html",
      texts: en,
      description:
        "Watch your own browser prove that the first player wins Qubic, four by four by four tic-tac-toe: from nothing, in a minute or two, with a tree that grows before your eyes.",
      game: "qubic",
      data: { page: "qubic-proof" },
      modules: { engine: engineOf("qubic") },
      script: "main.js",
      define: { __WORKER_URL__: prover.name },
      styles: [{ file: "main.css" }, { file: "pages/proof.css", layer: "game" }],
      pieces: {
        classes: `<tr><th scope="row">–</th><td></td><td></td><td></td></tr>`.repeat(CLASSES),
      },
    },
  ];
}
