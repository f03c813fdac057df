// npm run docs -- screenshots [GAME…]: every game of the built site with each of its tabs, at five sizes of window, light and
// dark: one sheet for each game and scheme, in docs/screenshots/. And the rooms of the museum and docs/breed.webp, also by
// themselves: -- museum, -- breed.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openChromium } from "../../tests/browser/support/chromium.mjs";
import { openSite } from "../../tests/browser/support/site.mjs";
import { rooms } from "../../www/pages/museum/rooms.mjs";
import { inRoot } from "../support/paths.mjs";
import { say } from "../support/say.mjs";
import { pictureOfBreeding } from "./screenshots/breeding.mjs";
import { GAMES, takePictures } from "./screenshots/pictures.mjs";
import { takeRoomPictures } from "./screenshots/rooms.mjs";
import { drawSheet, inRows } from "./screenshots/sheet.mjs";

const wanted = process.argv.slice(2);
const folder = inRoot("docs", "screenshots");
mkdirSync(folder, { recursive: true });
const [site, browser] = await Promise.all([openSite(), openChromium()]);
try {
  for (const game of GAMES.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
    for (const scheme of /** @type {const} */ (["light", "dark"])) {
      const pictures = await takePictures(browser, site, game, scheme);
      const sheet = await drawSheet(browser, inRows(pictures), scheme);
      const name = `${game.id}-${scheme}.webp`;
      writeFileSync(join(folder, name), sheet);
      say(`${name}: ${Math.round(sheet.length / 1000)} KB`);
    }
  }
  for (const { id, file } of wanted.length === 0 || wanted.includes("museum") ? rooms : []) {
    const sheet = await drawSheet(browser, await takeRoomPictures(browser, site, file), "light");
    writeFileSync(inRoot("docs", `museum-${id}.webp`), sheet);
    say(`museum-${id}.webp: ${Math.round(sheet.length / 1000)} KB`);
  }
  if (wanted.length === 0 || wanted.includes("breed")) {
    const picture = await pictureOfBreeding(browser, site);
    writeFileSync(inRoot("docs", "breed.webp"), picture);
    say(`breed.webp: ${Math.round(picture.length / 1000)} KB`);
  }
} finally {
  await Promise.all([browser.close(), site.close()]);
}
