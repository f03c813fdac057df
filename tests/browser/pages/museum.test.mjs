// The museum's rooms: the program steps, runs, stops and ends with the move that it makes at the board; its source is
// complete; a move is worked out by hand; a win becomes a picture.

import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { after, before, test } from "node:test";
import { tableOf } from "../../../www/i18n/index.js";
import { rooms } from "../../../www/museum/rooms.mjs";
import { accessibilityViolations } from "../support/axe.mjs";
import { collectProblems, openChromium } from "../support/chromium.mjs";
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

/**
 * @param {string} file
 * @param {import("playwright-core").BrowserContextOptions} [options] @param {Record<string, string>} [stored]
 */
async function enter(file, options, stored = {}) {
  const context = await browser.newContext({ locale: "en-US", ...options });
  const page = await context.newPage();
  const problems = collectProblems(page, site.origin);
  await page.addInitScript((entries) => {
    for (const [name, text] of Object.entries(entries)) localStorage.setItem(name, text);
  }, stored);
  await page.goto(site.url + file);
  await page.waitForSelector("html[data-ready]");
  const text = (/** @type {string} */ id) => page.locator(`#${id}`).textContent();
  return {
    page,
    text,
    lit: () => page.locator("#listing [aria-current] .stop").allTextContents(),
    async leave() {
      await context.close();
      assert.deepEqual(problems, []);
    },
  };
}

for (const { file, id, kind } of rooms) {
  test(`${id}: the program steps, skips, ends with its move, and announces it; its source is complete`, async () => {
    const room = await enter(file);
    const { page, text, lit } = room;
    const waitForSpeech = (/** @type {string} */ pattern) => waitForText(page, "#spoken", pattern);
    assert.deepEqual(await lit(), []);
    await page.focus("#step");
    await page.keyboard.press("Enter");
    await waitForSpeech("^\\d+: .");
    await page.keyboard.press("Enter");
    assert.match((await text("progress")) ?? "", /^Step 2 of /);
    assert.equal((await lit()).length, 1);
    await page.click("#back");
    assert.match((await text("progress")) ?? "", /^Step 1 of /);
    assert.equal(await page.getAttribute("#next", "aria-disabled"), "true");
    await page.focus("#finish");
    await page.keyboard.press("Enter");
    assert.match((await text("result")) ?? "", /^It plays \S+\.$/);
    await waitForSpeech("It plays .+\\.$");
    assert.ok((await text("spoken"))?.endsWith((await text("result")) ?? "?"));
    const board = await page.getAttribute("#board-holder svg", "aria-label");
    assert.ok(board && board.length > 10);
    // Each step counts for its line.
    const number = (/** @type {string} */ text) => Number(text.replace(/\D/g, ""));
    const counts = await page.locator("#listing .count").allTextContents();
    const [steps] = ((await text("progress")) ?? "").split(" of ");
    assert.equal(
      counts.reduce((sum, text) => sum + number(text), 0),
      number(steps),
    );
    assert.ok((await page.locator("#variables div").count()) > 0);
    await page.click("#next");
    assert.match((await text("progress")) ?? "", /^Step 0 of /);
    // Every case agrees with the source.
    const verdicts = await page.locator(".case-result").allTextContents();
    assert.equal(verdicts.length, kind.cases.length);
    assert.deepEqual(
      verdicts,
      kind.cases.map(({ expected }) => `${expected} ✓`),
    );
    await room.leave();
  });

  test(`${id}: the program runs, and stops at a breakpoint`, async () => {
    const room = await enter(file);
    const { page, lit } = room;
    await page.selectOption("#pace", "10000");
    const last = page.locator("#listing .stop").last();
    const number = (await last.textContent()) ?? "";
    await last.click();
    await page.click("#run");
    await page.waitForFunction(
      (wanted) =>
        document.querySelector("#listing [aria-current] .stop")?.textContent === wanted &&
        document.querySelector("#run")?.textContent === "Run",
      number,
    );
    assert.deepEqual(await lit(), [number]);
    await room.leave();
  });

  test(`${id}: a move is worked out by hand and checked`, async () => {
    const room = await enter(file);
    const { page, text } = room;
    await page.click("#paper-go");
    await page.fill("#paper-answer", "nonsense");
    await page.keyboard.press("Enter");
    assert.match((await text("paper-verdict")) ?? "", /^Not quite/);
    const all = Number(((await text("paper-count")) ?? "").match(/of (\d+)/)?.[1]);
    assert.ok(all > 2 && all < 60, `${all} answers`);
    for (let at = 0; at < all; at += 1) {
      await page.click("#paper-show");
      await page.keyboard.press("Enter");
    }
    const end = (await text("paper-end")) ?? "";
    const [, time] = end.match(/^You were the machine for (\d+ min \d+ s)/) ?? [];
    await page.evaluate(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + 1_000_000;
    });
    await page.selectOption("#language", "de");
    await waitForText(page, "#paper-end", `^Du warst .*${time}`);
    await room.leave();
  });

  test(`${id}: axe finds no violation and nothing overflows, in every language`, async () => {
    const room = await enter(file, { reducedMotion: "reduce" });
    const { page } = room;
    for (const [language, width] of /** @type {const} */ ([
      ["en", 1280],
      ["de", 320],
      ["fi", 1920],
    ])) {
      const look = `${language}, ${width}`;
      await page.setViewportSize({ width, height: 800 });
      await page.selectOption("#language", language);
      await page.waitForSelector(`html[lang=${language}]`);
      await page.click("#finish");
      if (await page.locator("#paper-go").isVisible()) await page.click("#paper-go");
      assert.deepEqual(await accessibilityViolations(page), [], look);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.equal(wider, 0, look);
      const button = await page.locator(".proof-cases button").first().boundingBox();
      assert.ok(button && button.height < 60, `${look}: its label takes one line`);
    }
    await room.leave();
  });
}

test("the sign above the gate is in the user's language", async () => {
  const room = await enter("museum-reversi.html", { locale: "de-DE" });
  const { page } = room;
  assert.equal(await page.locator(".sign").textContent(), "Reversi vom Gartenverein");
  await page.selectOption("#language", "en");
  await page.waitForFunction(
    () => document.querySelector(".sign")?.textContent === "The garden club's Reversi",
  );
  await room.leave();
});

test("touch targets are large enough, and a tapped number is explained", async () => {
  for (const { file, id } of rooms) {
    const room = await enter(file, {
      viewport: { width: 375, height: 667 },
      hasTouch: true,
      isMobile: true,
    });
    const { page } = room;
    await page.click("#paper-go");
    const small = await page.locator("a, button, select, input").evaluateAll((all) =>
      all
        .map((one) => ({ box: one.getBoundingClientRect(), text: one.outerHTML.slice(0, 80) }))
        .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 44)
        .map(({ text, box }) => `${text} ${box.width} × ${box.height}`),
    );
    assert.deepEqual(small, [], id);
    const label = await page
      .locator(".case-result")
      .first()
      .evaluate((cell) => getComputedStyle(cell, "::before").content);
    assert.match(label, /The program/, id);
    await room.leave();
  }
});

const RECORD = "reversi:diagonal-mole:f5d6c3d3c4f4c5b3c2e6c6b4";
const WINS = JSON.stringify([{ player: "ramscher", record: RECORD, score: 12, when: 1.7e12 }]);

test("a stored win becomes a picture with the final position", async () => {
  const room = await enter(rooms[0].file, {}, { "stratege.1.reversi.best-wins": WINS });
  const { page } = room;
  await page.fill("#certificate-name", "Ada");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.click("#certificate-list button"),
  ]);
  assert.equal(download.suggestedFilename(), "stratege-reversi.png");
  const picture = statSync((await download.path()) ?? "");
  assert.ok(picture.size > 5000);
  // And it can be replayed at the table.
  await page.click("#certificate-list a");
  await page.waitForSelector("html[data-ready][data-game=reversi]");
  await page.waitForFunction(() => document.querySelectorAll("#record li").length === 12);
  assert.match(new URL(page.url()).hash, /^#reversi:diagonal-mole:!f5d6c3/);
  await room.leave();
});

test("a picture whose script does not arrive is reported", async () => {
  const { page } = await enter(rooms[0].file, {}, { "stratege.1.reversi.best-wins": WINS });
  await page.route("**/certificate.*.js", (route) => route.abort());
  await page.click("#certificate-list button");
  await page.waitForSelector("#notice:not([hidden])", { timeout: 10_000 });
  await page.context().close();
});

test("maps of the memory: routines, board and results of the CPC, the recipe of the C 64", async () => {
  for (const { file, map, messages } of rooms.filter((one) => one.map.length > 0)) {
    for (const [locale, tag] of /** @type {const} */ ([
      ["en-US", "en"],
      ["de-DE", "de"],
      ["fi-FI", "fi"],
    ])) {
      const room = await enter(file, { locale });
      const words = /** @type {Record<string, string>} */ (await tableOf(messages, tag));
      await room.page.waitForSelector(`html[lang=${tag}]`);
      assert.deepEqual(await room.page.locator(".memory dt").allTextContents(), map);
      assert.deepEqual(
        await room.page.locator(".memory dd").allTextContents(),
        map.map((_, at) => words[`map.${at + 1}`]),
      );
      await room.leave();
    }
  }
  const [cpc] = rooms.filter(({ id }) => id === "cpc-gobang");
  for (const address of ["&A000", "&A00D", "&A022", "&A1CF", "&A1D0", "&A300"])
    assert.ok(cpc.map.join().includes(address), address);
});

test("original pace: ten seconds a move on the C 64, thirty on the IBM 1130", async () => {
  for (const [file, seconds] of /** @type {const} */ ([
    ["museum-schach-c64.html", 10],
    ["museum-ttt3d.html", 30],
  ])) {
    const room = await enter(file);
    const { page, text } = room;
    await page.selectOption("#pace", "own");
    // On a simulated clock, however long the browser takes.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.click("#run");
    const [half, rest] = [500 * seconds, 500 * seconds + 500];
    await page.clock.runFor(half);
    const [at, total] = ((await text("progress")) ?? "")
      .replaceAll(",", "")
      .split(" of ")
      .map((part) => Number(part.replace(/\D/g, "")));
    assert.ok(Math.abs(at / total - 0.5) < 0.03, `${file}: ${at} of ${total} after half the time`);
    assert.equal(await text("result"), "");
    await page.clock.runFor(rest);
    assert.match((await text("result")) ?? "", /^It plays /);
    await room.leave();
  }
});

test("on every certificate the text stays inside the frame, in the room's font and every language", async () => {
  for (const { file, id, kind } of rooms) {
    const record = kind.positions[kind.positions.length - 1].record;
    const wins = kind.programs.map(({ id: player }) => ({ player, record, score: -45, when: 0 }));
    const room = await enter(
      file,
      {},
      { [`stratege.1.${kind.game}.best-wins`]: JSON.stringify(wins) },
    );
    const { page } = room;
    await page.fill("#certificate-name", "Maximiliane-Friederike von und zu Berlin");
    for (const language of ["en", "de", "fi"]) {
      await page.selectOption("#language", language);
      await page.waitForSelector(`html[lang=${language}]`);
      for (const make of await page.locator("#certificate-list button").all()) {
        await page.evaluate(() => document.querySelector("#certificate")?.replaceChildren());
        await make.click();
        await page.waitForSelector("#certificate .certificate");
        const lines = await page.locator(".certificate-text").evaluateAll((all) =>
          all.map((one) => {
            const { x, y, width, height } = /** @type {SVGTextElement} */ (one).getBBox();
            return { x, y, end: x + width, bottom: y + height, text: one.textContent };
          }),
        );
        assert.equal(lines.length, 5);
        for (const [at, { x, y, end, text }] of lines.entries()) {
          const where = `${id}, ${language}: ${text}`;
          assert.ok(x > 5 && end < 155, `${where}: ${x} to ${end}`);
          assert.ok(at === 0 || y > lines[at - 1].bottom - 2, `${where}: below the last line`);
        }
      }
    }
    const [own, body] = await page.evaluate(() =>
      [".certificate", "body"].map((which) => {
        const one = /** @type {Element} */ (document.querySelector(which));
        return one.getAttribute("font-family") ?? getComputedStyle(one).fontFamily;
      }),
    );
    assert.equal(own, body);
    await room.leave();
  }
});

test("the C 64 has a separate font, on the screen and in the picture of a win", async () => {
  const { file, kind } = rooms.find(({ letters }) => letters) ?? rooms[0];
  const record = kind.positions[kind.positions.length - 1].record;
  const win = { player: kind.programs[0].id, record, score: 1, when: 0 };
  const room = await enter(file, {}, { "stratege.1.chess.best-wins": JSON.stringify([win]) });
  const { page } = room;
  const width = (/** @type {string} */ font) =>
    page.evaluate(async (wanted) => {
      await document.fonts.load(wanted);
      const context = document.createElement("canvas").getContext("2d");
      if (!context) return 0;
      context.font = wanted;
      return context.measureText("Schach C 64").width;
    }, font);
  const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  assert.equal(await width(`16px ${family}`), 11 * 8);
  // The font consists of dots; the picture must not smooth curves in every direction.
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.click("#certificate-list button"),
  ]);
  const picture = readFileSync((await download.path()) ?? "").toString("base64");
  const kindsOfRows = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    // The first line, "Certificate": rows and columns with lit pixels.
    const [top, height] = [Math.round(canvas.height * 0.05), Math.round(canvas.height * 0.065)];
    const { data } = context?.getImageData(40, top, canvas.width - 80, height) ?? { data: [] };
    const lit = Array.from({ length: data.length / 4 }, (_, at) => data[4 * at + 1] > 128);
    const columns = canvas.width - 80;
    const rows = Array.from({ length: height }, (_, y) =>
      lit
        .slice(y * columns, (y + 1) * columns)
        .map(Number)
        .join(""),
    );
    return new Set(rows).size;
  }, picture);
  assert.ok(kindsOfRows <= 24, `${kindsOfRows} kinds of rows: seven rows of dots and their edges`);
  await room.leave();
});

test("after the end of a match no reply can be played", async () => {
  const room = await enter("museum-4gewinnt.html");
  // Four in the first column, then a reply without a move.
  for (const index of [0, 1, 0, 1, 0, 1, 0, null]) {
    if (index !== null) await room.page.selectOption("#reply", { index });
    await room.page.focus("#reply-go");
    await room.page.keyboard.press("Enter");
  }
  assert.equal(await room.page.getAttribute("#reply-go", "aria-disabled"), "true");
  await room.leave();
});

test("the start page links to every room, and a room links to a match with its program", async () => {
  const room = await enter("");
  const { page } = room;
  const ways = await page
    .locator(".machines a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  assert.deepEqual(
    ways,
    rooms.map(({ file }) => file),
  );
  await page.click(".machines a");
  await page.waitForSelector("html[data-ready][data-room=reversi]");
  await page.click("#challenge-go");
  await page.waitForSelector("html[data-ready][data-game=reversi]");
  assert.equal(
    await page.evaluate(
      () => JSON.parse(localStorage["stratege.1.reversi.settings"]).strength.second,
    ),
    "aufpasser-4",
  );
  await room.leave();
});
