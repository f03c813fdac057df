// The pictures of a room of the museum: its story and its program at work, on a phone and in a wide window.

/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {import("./pictures.mjs").Size} Size */

const SIZES = [
  [375, 667],
  [1280, 800],
];
/** So far into the program's thought. */
const STEPS = 40;

/**
 * @param {Browser} browser @param {{ url: string }} site @param {string} file of the room
 * @returns {Promise<Size[][]>} two rows: the stories, and the programs at work
 */
export async function takeRoomPictures(browser, site, file) {
  /** @type {Size[][]} */
  const rows = [[], []];
  for (const [width, height] of SIZES) {
    const viewport = { width, height };
    const room = await browser.newContext({ viewport, locale: "en-US", reducedMotion: "reduce" });
    const page = await room.newPage();
    await page.goto(site.url + file);
    await page.waitForSelector("html[data-ready]");
    const story = await page.screenshot({ type: "png" });
    for (let step = 0; step < STEPS; step += 1) await page.click("#step");
    await page.locator("#board-holder").evaluate((board) => board.scrollIntoView());
    const work = await page.screenshot({ type: "png" });
    rows[0].push({ width, height, pictures: [story] });
    rows[1].push({ width, height, pictures: [work] });
    await room.close();
  }
  return rows;
}
