// The picture of "Breed your own player": a real growth of some generations, with its family tree.

const VIEWPORT = { width: 1000, height: 1150 };
/** The first of these that the page says is enough to see. */
const GENERATION = 6;
const QUALITY = 70;

/** @param {import("playwright-core").Browser} browser @param {{ url: string }} site @returns {Promise<Buffer>} WebP */
export async function pictureOfBreeding(browser, site) {
  const room = await browser.newContext({
    viewport: VIEWPORT,
    locale: "en-US",
    reducedMotion: "reduce",
  });
  const page = await room.newPage();
  await page.goto(`${site.url}breed.html`);
  await page.waitForSelector("html[data-ready]");
  await page.selectOption("#program", "gobang/cpc-gobang");
  await page.click("#grow");
  const isThere = (/** @type {number} */ wanted) => {
    const words = document.querySelector("#progress")?.textContent ?? "";
    return Number(words.match(/^Generation (\d+)/)?.[1]) >= wanted || / are over/.test(words);
  };
  await page.waitForFunction(isThere, GENERATION, { timeout: 180_000 });
  await page.click("#enough");
  await page.waitForFunction(
    () => / are over|nobody/.test(document.querySelector("#progress")?.textContent ?? ""),
    null,
    { timeout: 180_000 },
  );
  await page.fill("#called", "Wilma");
  await page.evaluate(() => scrollTo(0, 0));
  const session = await room.newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: QUALITY,
  });
  await room.close();
  return Buffer.from(data, "base64");
}
