// The page on which a player is bred, as it is delivered. Read by the build alone.

import { en as common } from "../../i18n/common.js";
import { en } from "./i18n/breed.js";

export const breedSheet = {
  file: "breed.html",
  source: "www/pages/breed/page.html",
  script: "www/pages/breed/main.js",
  styles: "breed.css",
  words: { ...common, ...en },
  description:
    "Choose a game program of long ago and let it grow for a minute: its descendants play on all cores of your device, a family tree shows them, and the best one gets a name, a face and a link to take to a friend.",
};
