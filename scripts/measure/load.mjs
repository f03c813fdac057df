// npm run measure -- load: processor time that the first visit of each game's page takes on the page's thread.

import { openChromium } from "../../tests/browser/support/chromium.mjs";
import { openSite } from "../../tests/browser/support/site.mjs";
import { say } from "../support/say.mjs";
import { loadTable } from "./bench/load-cost.mjs";

const [site, browser] = await Promise.all([openSite({ compressed: true }), openChromium()]);
try {
  say(await loadTable(browser, site));
} finally {
  await Promise.all([browser.close(), site.close()]);
}
