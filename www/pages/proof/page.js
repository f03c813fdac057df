// The page on which Qubic is proved, as it is delivered. Read by the build alone.

import { en } from "./i18n/proof.js";

const CLASSES = 12;

/** @type {import("../../games/shared/page.js").SheetKind} */
export const proofSheet = {
  file: "qubic-proof.html",
  game: "qubic",
  source: "www/pages/proof/page.html",
  script: "www/pages/proof/main.js",
  worker: "www/pages/proof/worker.js",
  styles: "qubic-proof.css",
  words: en,
  description:
    "Watch your own browser prove that the first player wins Qubic, four by four by four tic-tac-toe: from nothing, in a minute or two, with a tree that grows before your eyes.",
  pieces: { classes: `<tr><th scope="row">–</th><td></td><td></td><td></td></tr>`.repeat(CLASSES) },
};
