// The page on which visitors guess what a search leaves out, as it is delivered. Read by the build alone.

import { en as common } from "../../i18n/common.js";
import { PRUNABLE } from "../../thought/prunable.js";
import { en } from "./i18n/prune.js";

export const pruneSheet = {
  file: "prune.html",
  source: "www/pages/prune/page.html",
  script: "www/pages/prune/main.js",
  styles: "prune.css",
  games: PRUNABLE,
  words: { ...common, ...en },
  description:
    "What would you prune? A small tree out of the search of a program of long ago: guess which branches alpha-beta will never look at, then watch it search, and count your points.",
};
