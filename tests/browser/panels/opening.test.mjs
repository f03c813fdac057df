// Names of openings.

import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { waitForText } from "../support/until.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const alone = { opponent: "none" };

test("openings have names, in Reversi in every symmetry of the board", async () => {
  const reversi = await openGamePage(browser, site, "reversi", {
    record: "reversi:diagonal-mole:f5d6c3d3c4",
    settings: alone,
  });
  await waitForText(reversi.page, "#opening", "^Opening: Tiger$");
  await reversi.leave();
  const chess = await openGamePage(browser, site, "chess", {
    record: "chess:standard:e2e4e7e5g1f3b8c6f1b5g8f6e1g1",
    settings: alone,
  });
  await waitForText(chess.page, "#opening", "^Opening: Ruy Lopez, Berlin Defence$");
  await chess.leave();
});
