// Persistence of match and settings: reload, address, copied link. Damaged data is reported and does not affect the
// current match; without storage everything else works.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { errorText } from "../../../www/i18n/error-text.js";
import { messages as errors } from "../../../www/i18n/errors.js";
import { addMessages, t } from "../../../www/i18n/index.js";
import { messages as panels } from "../../../www/panels/i18n/panels.js";
import { openChromium } from "../support/chromium.mjs";
import { readInFrame } from "../support/frames.mjs";
import { waitUntilReady } from "../support/game-page.mjs";
import { assertAgrees } from "../support/games/reversi-assertions.mjs";
import { openReversi } from "../support/games/reversi-page.mjs";
import { atPly, errorOf, newGame, randomGame, viewOf } from "../support/rules.mjs";
import { openSite } from "../support/site.mjs";
import { showTab } from "../support/tabs.mjs";
import { deepSearch } from "../support/tamper.mjs";
import { virtualTime } from "../support/virtual-time.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const twoPeople = { opponent: "none" };
const game = randomGame(8)[15];

/** Reads the selected options. @param {import("playwright-core").Page} page */
const choices = (page) =>
  page.evaluate(() => ({
    checked: [
      .../** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("input:checked")),
    ].map(({ name, id, value }) => `${name || id}=${value}`),
    pause: /** @type {HTMLInputElement} */ (document.getElementById("pause")).value,
    theme: document.documentElement.dataset.theme,
    language: document.documentElement.lang,
  }));

test("a reload restores the match, undone moves included", async () => {
  const table = await openReversi(browser, site, { settings: twoPeople, record: game });
  await table.play((await table.state()).legal[0]);
  for (const ply of [16, 11]) {
    await showTab(table.page, "record");
    if (ply < 16)
      await table.page
        .locator("#record button")
        .nth(ply - 1)
        .click();
    const state = await table.state();
    await table.reload();
    assert.deepEqual(await table.state(), state);
    assert.equal(state.ply, ply);
  }
  await table.press("redo");
  assert.equal((await table.state()).ply, 12);
  await table.leave();
});

test("without a record in the address the saved match is restored, in another window too", async () => {
  const table = await openReversi(browser, site, { settings: twoPeople, record: game });
  await table.press("undo");
  const saved = atPly(game, 14);
  const other = await table.context.newPage();
  await other.goto(`${site.url}reversi.html`);
  await waitUntilReady(other);
  assert.equal(await other.locator("#record button[data-later]").count(), 1);
  assert.equal(await readInFrame(other, () => decodeURI(location.hash.slice(1))), saved);
  await table.leave();
});

test("settings, language and appearance are restored", async () => {
  // On a stopped clock, so that the selected computers do not play to a result.
  const table = await openReversi(browser, site, { settings: twoPeople, before: virtualTime });
  const { page } = table;
  await page.fill("#pause", "2250");
  await table.choose("layout", "parallel");
  await table.choose("begins", "mole");
  await table.choose("opponent", "both");
  await table.choose("strength-first", "klauwastekannz");
  await table.choose("strength-second", "aufpasser-2");
  await page.check("#empties");
  await page.selectOption("#theme", "light");
  await page.selectOption("#language", "fi");
  await page.waitForSelector("html[lang=fi]");
  const before = await choices(page);
  assert.equal(before.theme, "light");
  await table.reload();
  assert.deepEqual(await choices(page), before);
  await page.selectOption("#theme", "wood");
  await table.reload();
  assert.equal((await choices(page)).theme, "wood");
  await table.context.close();
});

test("a computer continues its search after a reload", async () => {
  const slow = await openSite({ worker: (script) => deepSearch + script });
  try {
    const record = "reversi:diagonal-mole:f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1b6";
    const strength = { alone: "aufpasser-6", first: "doofie", second: "doofie" };
    const settings = { opponent: "second", strength };
    const table = await openReversi(browser, slow, { settings, record });
    assert.ok((await table.state()).thinking);
    await table.reload();
    const state = await table.state();
    assert.ok(state.thinking);
    assertAgrees(state, record);
    await table.choose("strength-alone", "ramscher");
    await table.turn();
    assert.equal((await table.state()).ply, viewOf(record).ply + 1);
    await table.leave();
  } finally {
    await slow.close();
  }
});

test("the copied link opens the same match in another browser", async () => {
  const context = { permissions: ["clipboard-read", "clipboard-write"] };
  const table = await openReversi(browser, site, { settings: twoPeople, record: game, context });
  await table.press("undo");
  await table.press("copy");
  await table.page.waitForSelector("#notice:not([hidden])");
  assert.equal((await table.state()).notice, panels.en.copied);
  const link = await table.page.evaluate(() => navigator.clipboard.readText());
  assert.ok(link.startsWith(site.url));
  const elsewhere = await openReversi(browser, site, {
    settings: twoPeople,
    record: decodeURI(new URL(link).hash.slice(1)),
  });
  assertAgrees(await elsewhere.state(), atPly(game, 14));
  await elsewhere.leave();
  await table.leave();
});

test("without a clipboard the link is shown", async () => {
  const before = `Object.defineProperty(navigator, "clipboard", { value: undefined });`;
  const table = await openReversi(browser, site, { settings: twoPeople, record: game, before });
  await table.press("copy");
  await table.page.waitForSelector("#notice:not([hidden])");
  assert.ok((await table.state()).notice?.includes(`${site.url}reversi.html#${game}`));
  await table.leave();
});

test("a percent-encoded link opens the same match", async () => {
  const record = encodeURIComponent(game);
  assert.ok(record.includes("%"));
  const table = await openReversi(browser, site, { settings: twoPeople, record });
  assertAgrees(await table.state(), game);
  await table.leave();
});

test("a position in the address starts a separate match", async () => {
  const record = `reversi:${"-".repeat(27)}XO${"-".repeat(6)}XO${"-".repeat(27)}_O:`;
  const table = await openReversi(browser, site, { settings: twoPeople, record });
  await table.play((await table.state()).legal[0]);
  const [{ record: played }] = await table.snapshots();
  assert.ok(played.startsWith(record));
  assertAgrees(await table.state(), played);
  await table.leave();
});

const damaged = {
  "another game": "halma:usual:a1",
  "an unknown start": "reversi:upside-down:f4",
  "no frame": "reversi:f4d3",
  "a move against the rules": "reversi:diagonal-tomato:f4f4",
  "a move that is none": "reversi:diagonal-tomato:f4zz",
  "half a move": "reversi:diagonal-tomato:f4d",
  "two places": "reversi:diagonal-tomato:f4!d3!c2",
  "a move after the end": "reversi:diagonal-mole:e6f4e3f6g5d6e7f5c5a1",
  "a short board": `reversi:${"-".repeat(50)}_X:`,
  "a wrong square": `reversi:${"-".repeat(40)}Q${"-".repeat(23)}_X:`,
  "a script": `reversi:<img src=x onerror=alert(1)>:f4`,
  "other alphabets": "реверси:🍅:ä",
  "a long text": "f5".repeat(500),
};

/** One of each kind, because opening a page takes seconds on a loaded machine. */
const someDamaged = Object.entries(damaged).filter(([name]) =>
  ["another game", "half a move", "a short board", "a script"].includes(name),
);

addMessages(errors);

/**
 * Waits for the notice of an error, whose text is loaded on demand.
 * @param {import("playwright-core").Page} page @param {string} record @param {string} name
 * @param {"notice.link" | "notice.saved"} [notice]
 */
async function assertExplained(page, record, name, notice = "notice.link") {
  await page.waitForSelector("#notice:not([hidden])");
  const text = await page.textContent("#notice-text");
  assert.equal(text, t(notice, { why: errorText(errorOf(record)) }), name);
}

test("a damaged address is reported, and the saved match is shown", async () => {
  const table = await openReversi(browser, site, { settings: twoPeople, saved: game });
  for (const [name, record] of someDamaged) {
    await table.page.goto("about:blank");
    await table.page.goto(`${site.url}reversi.html#${record}`);
    await table.ready();
    const state = await table.state();
    assertAgrees(state, game);
    await assertExplained(table.page, record, name);
    assert.equal(state.saved, game, name);
  }
  await table.leave();
});

test("a damaged address pasted into the open page leaves the match alone", async () => {
  const table = await openReversi(browser, site, { settings: twoPeople, saved: game });
  for (const [name, record] of Object.entries(damaged)) {
    await table.visit(record);
    await assertExplained(table.page, record, name);
    const state = await table.state();
    assertAgrees(state, game);
    assert.equal(state.address, game, name);
    assert.equal(state.saved, game, name);
    await table.page.click("#notice-close");
  }
  await table.leave();
});

test("a link entered in the frame of a move opens", async () => {
  const table = await openReversi(browser, site, { settings: twoPeople });
  const cell = (await table.state()).legal[0];
  await table.page.evaluate(
    ([at, record]) =>
      new Promise((resolve) => {
        addEventListener("hashchange", resolve, { once: true });
        // The page writes the address of the move later in this frame, before it sees the link.
        requestAnimationFrame(() => {
          const cells = /** @type {NodeListOf<HTMLElement>} */ (
            document.querySelectorAll("#board tbody button")
          );
          cells[Number(at)].click();
          location.hash = String(record);
        });
      }),
    [cell, game],
  );
  const state = await table.state();
  assertAgrees(state, game);
  assert.equal(state.address, game);
  await table.leave();
});

test("a damaged saved match is reported, and retained until another one is saved", async () => {
  const table = await openReversi(browser, site, { settings: twoPeople });
  for (const [name, record] of someDamaged) {
    await table.page.evaluate(
      (text) => localStorage.setItem("stratege.1.reversi.game", text),
      record,
    );
    await table.page.goto("about:blank");
    await table.page.goto(`${site.url}reversi.html`);
    await table.ready();
    const state = await table.state();
    assertAgrees(state, newGame("diagonal-tomato"));
    await assertExplained(table.page, record, name, "notice.saved");
    assert.equal(state.saved, record, name);
  }
  await table.page.click("#notice-close");
  await table.play((await table.state()).legal[0]);
  await table.page.waitForSelector("#record li", { state: "attached" });
  assert.equal(viewOf((await table.state()).saved ?? "").ply, 1);
  await table.leave();
});

test("each kind of damage has a different message", () => {
  const sentences = new Set(Object.values(damaged).map((record) => errorText(errorOf(record))));
  assert.equal(sentences.size, Object.keys(damaged).length);
});

test("an invalid address is reported", async () => {
  const table = await openReversi(browser, site, {
    settings: twoPeople,
    saved: game,
    record: "%E0%A4%A",
  });
  assertAgrees(await table.state(), game);
  await table.page.waitForSelector("#notice:not([hidden])");
  await table.leave();
});

for (const [name, text] of /** @type {const} */ ([
  ["torn", '{"opponent":"no'],
  ["of another kind", "17"],
  ["nothing", "null"],
])) {
  test(`damaged settings, ${name}, are reported and replaced by the defaults`, async () => {
    const before = `localStorage.setItem("stratege.1.settings", ${JSON.stringify(text)});`;
    const table = await openReversi(browser, site, { before });
    await table.page.waitForSelector("#notice:not([hidden])");
    const state = await table.state();
    assert.equal(state.notice, t("error.damaged-settings"));
    assertAgrees(state, newGame("diagonal-tomato"));
    await table.leave();
  });
}

test("settings with some invalid values apply the valid ones", async () => {
  const settings = {
    opponent: "both of them",
    strength: { alone: "unknown" },
    pause: -5,
    start: "parallel-mole",
    language: "tlh",
    theme: "purple",
    switches: { empties: "yes" },
  };
  const table = await openReversi(browser, site, { settings });
  await table.turn();
  // A notice is shown before the players are.
  await table.page.waitForSelector("[name=strength-alone]:checked", { state: "attached" });
  const { checked, pause, language } = await choices(table.page);
  assert.ok(checked.includes("layout=parallel") && checked.includes("begins=mole"));
  assert.ok(checked.includes("opponent=second") && checked.includes("strength-alone=ramscher"));
  assert.deepEqual([pause, language], ["1000", "en"]);
  await table.leave();
});

for (const [name, before] of /** @type {const} */ ([
  [
    "forbidden",
    `Object.defineProperty(window, "localStorage", {
       get() { throw new DOMException("denied", "SecurityError"); } });`,
  ],
  [
    "full",
    `Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };`,
  ],
])) {
  test(`when storage is ${name}, the match is played and restored from the address`, async () => {
    const context = await browser.newContext({ locale: "en-US" });
    const page = await context.newPage();
    /** @type {string[]} */
    const errors = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.addInitScript({ content: before });
    await page.goto(`${site.url}reversi.html`);
    await waitUntilReady(page);
    await page.check("[name=opponent][value=none]");
    // After an even number of moves it is the user's turn; the reload forgets that there is no opponent.
    for (let moves = 0; moves < 4; moves += 1) await page.click("#board [data-legal]");
    const record = await page.locator("#record li").allTextContents();
    assert.equal(record.length, 4);
    await page.selectOption("#theme", "night");
    await page.reload();
    await waitUntilReady(page);
    assert.deepEqual(await page.locator("#record li").allTextContents(), record);
    assert.deepEqual(errors, []);
    await context.close();
  });
}
