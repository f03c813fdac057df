// The pictures of a game: its tabs at five sizes of window, in the middle of a match that stands still.

/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ id: string, file: string, record: string }} Game */
/** One for each tab. @typedef {{ width: number, height: number, pictures: Buffer[] }} Size */

/** @type {Game[]} */
export const GAMES = [
  {
    id: "reversi",
    file: "reversi.html",
    record: "reversi:diagonal-mole:f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1b6",
  },
  {
    id: "gobang",
    file: "gobang.html",
    record: "gobang:16-first-five-120:h8i9i8g8h9h10g10i7j8f8h7h6",
  },
  {
    id: "chess",
    file: "chess.html",
    record: "chess:standard:e2e4e7e5g1f3b8c6f1b5a7a6b5a4g8f6e1g1f8e7f1e1b7b5a4b3d7d6",
  },
  { id: "qubic", file: "qubic.html", record: "qubic:first:222 333 223 332 111 444 114 221" },
  { id: "connect4", file: "connect4.html", record: "connect4:first:4443525236" },
];

const SIZES = [
  [320, 568],
  [375, 667],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
];
/** What comes last in a tab. @type {Record<string, string>} */
const LAST = {
  play: "#options",
  record: "#exchange",
  analysis: "#setup",
  laboratory: "#laboratory section",
  typewriter: "#typewriter-strip",
};

/**
 * @param {Browser} browser @param {{ url: string }} site @param {Game} game @param {"light" | "dark"} colorScheme
 * @returns {Promise<Size[]>}
 */
export async function takePictures(browser, site, game, colorScheme) {
  // The visitor has to move, so that nothing changes.
  const first = await open(browser, site, game, { opponent: "none" }, {});
  const side = await first.getAttribute("#turn", "data-side");
  await first.context().close();
  const settings = { opponent: side === "first" ? "second" : "first" };
  /** @type {Size[]} */
  const sizes = [];
  for (const [width, height] of SIZES) {
    const viewport = { width, height };
    const page = await open(browser, site, game, settings, { viewport, colorScheme });
    const pictures = [];
    for (const tab of await tabsOf(page)) pictures.push(await pictureOf(page, tab));
    await page.context().close();
    sizes.push({ width, height, pictures });
  }
  return sizes;
}

/**
 * @param {Browser} browser @param {{ url: string }} site @param {Game} game @param {{ opponent: string }} settings
 * @param {import("playwright-core").BrowserContextOptions} window
 */
async function open(browser, site, { id, file, record }, settings, window) {
  const room = await browser.newContext({ reducedMotion: "reduce", locale: "en-US", ...window });
  await room.addInitScript(
    ([name, own]) => localStorage.setItem(name, own),
    [`stratege.1.${id}.settings`, JSON.stringify(settings)],
  );
  const page = await room.newPage();
  await page.goto(`${site.url}${file}#${encodeURI(record)}`);
  await page.waitForSelector("html[data-ready]");
  return page;
}

/** @param {Page} page */
const tabsOf = (page) =>
  page.locator("[role=tab]").evaluateAll((tabs) => tabs.map(({ id }) => id.replace("tab-", "")));

/** @param {Page} page @param {string} tab */
async function pictureOf(page, tab) {
  // On a phone the tab that is open at first is closed: the board is seen.
  if (tab !== "play") await page.click(`#tab-${tab}`);
  await page.waitForSelector(LAST[tab], { state: "attached" });
  await page.waitForLoadState("networkidle");
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ type: "png" });
}
