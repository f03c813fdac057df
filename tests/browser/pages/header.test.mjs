// The header of every page: its title and its links do not overlap, and it is as wide as the content below it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { waitTwoFrames } from "../support/frames.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const PAGES = ["reversi", "connect4", "qubic-proof", "prune", "breed"];
const WIDTHS = [320, 375, 768, 900, 1024, 1280, 1366, 1920];

for (const name of PAGES)
  test(`the title of ${name} is left of the links`, async () => {
    const page = await browser.newPage({ locale: "en-US", reducedMotion: "reduce" });
    await page.goto(`${site.url}${name}.html`);
    await page.waitForSelector("html[data-ready]");
    const faults = [];
    for (const language of ["de", "en", "fi"]) {
      await page.selectOption("#language", language);
      await page.waitForSelector(`html:lang(${language})`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 720 });
        await waitTwoFrames(page);
        const [title, nav] = await page.evaluate(() => {
          const letters = document.querySelector(".letters") ?? document.body;
          const range = document.createRange();
          range.selectNodeContents(letters);
          const links = document.querySelector(".site-nav") ?? document.body;
          return [range.getBoundingClientRect().right, links.getBoundingClientRect().left];
        });
        if (title > nav) faults.push(`${language}, ${width}: ${title} > ${nav}`);
      }
    }
    assert.deepEqual(faults, []);
    await page.close();
  });

test("the page of the proof is as wide as its header, with the tree next to the claim", async () => {
  const page = await browser.newPage({ locale: "en-US", viewport: { width: 1280, height: 720 } });
  await page.goto(`${site.url}qubic-proof.html`);
  await page.waitForSelector("html[data-ready]");
  const box = async (/** @type {string} */ selector) => {
    const found = await page.locator(selector).boundingBox();
    assert.ok(found, selector);
    return found;
  };
  const [letters, select, claim, tree] = [
    await box(".letters"),
    await box("#theme"),
    await box(".claim"),
    await box(".tree svg"),
  ];
  assert.ok(Math.abs(letters.x - claim.x) < 2, "left edges");
  assert.ok(Math.abs(select.x + select.width - tree.x - tree.width) < 3, "right edges");
  assert.ok(tree.x > claim.x + claim.width && tree.y < 100 && tree.y + tree.height < 720);
  await page.close();
});
