// Accessibility: axe finds no violation in any state, language and appearance; the board is one tab stop whose squares
// have labels; one live region makes all announcements; reduced motion is respected.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openReversi, playToTheEnd } from "../support/games/reversi-page.mjs";
import { de, en, fi } from "../support/games/reversi-texts.mjs";
import { findPosition, mustPass, viewOf } from "../support/rules.mjs";
import { pick, seededRandom } from "../support/seeded-random.mjs";
import { openSite } from "../support/site.mjs";
import { deepSearch } from "../support/tamper.mjs";
import { advance, virtualTime } from "../support/virtual-time.mjs";

/** @typedef {import("../support/games/reversi-page.mjs").ReversiPage} ReversiPage */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([
    openSite({ worker: (script) => deepSearch + script }),
    openChromium(),
  ]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const thoughtful = "reversi:diagonal-mole:f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1b6";
const lastMoveButOne = "reversi:diagonal-mole:e6f4e3f6g5d6e7f5";
const beforeAPass = findPosition((all, at) => at > 0 && mustPass(viewOf(all[at])));
const passing = Number(viewOf(beforeAPass.records[beforeAPass.ply]).last?.cell);

/** Steps into each state, one after the other. @type {Record<string, (table: ReversiPage) => Promise<unknown>>} */
const states = {
  "at the start": async () => {},
  "in the middle": (table) => table.visit(thoughtful),
  "looking back, two strengths": async (table) => {
    await table.choose("opponent", "both");
    await table.press("undo");
    await table.page.waitForSelector("#play-on:not([hidden])");
  },
  "the computer thinks": async (table) => {
    await table.choose("strength-second", "aufpasser-6");
    await table.choose("strength-first", "aufpasser-6");
    await table.page.click("#play-on");
    await table.page.waitForSelector("#turn[data-busy]");
  },
  "a side has to pass": async (table) => {
    await table.choose("opponent", "none");
    await table.visit(beforeAPass.records[beforeAPass.ply - 1]);
    await table.page.waitForFunction(
      (count) => document.querySelectorAll("#record li").length === count,
      beforeAPass.ply - 1,
    );
    await table.play(passing);
  },
  "a notice": async (table) => {
    await table.visit("nonsense");
    await table.page.waitForSelector("#notice:not([hidden])");
  },
  "the help": async (table) => {
    await table.page.click("#notice-close");
    await table.press("help");
  },
  "the end": async (table) => {
    await table.page.keyboard.press("Escape");
    await table.visit(lastMoveButOne);
    await table.page.waitForFunction(() => document.querySelectorAll("#record li").length === 8);
    await table.play(34);
    await advance(table.page, 2000);
    await table.result();
  },
};

/** @type {Record<string, { context: import("playwright-core").BrowserContextOptions, settings?: object }>} */
const looks = {
  "English, light": { context: {} },
  "German, dark": { context: { locale: "de-DE", colorScheme: "dark" } },
  "Finnish, 320 wide": { context: { locale: "fi-FI", viewport: { width: 320, height: 640 } } },
  "German, dark by choice, 320 wide": {
    context: { locale: "de-DE", viewport: { width: 320, height: 640 } },
    settings: { theme: "dark" },
  },
};

describe("axe finds no violation", { concurrency: 2 }, () => {
  for (const [look, { context, settings }] of Object.entries(looks)) {
    test(look, async () => {
      const table = await openReversi(browser, site, {
        context: { ...context, reducedMotion: "reduce" },
        settings: { opponent: "none", pause: 500, ...settings },
        before: virtualTime, // a forced pass waits for the test
      });
      for (const [state, enter] of Object.entries(states)) {
        await enter(table);
        assert.deepEqual(await accessibilityViolations(table.page), [], `${look}: ${state}`);
        const wider = await table.page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        assert.equal(wider, 0, `${look}: ${state}: overflow`);
      }
      await table.context.close();
    });
  }
});

test("the board is one tab stop, and the page has few of them", async () => {
  const table = await openReversi(browser, site, { settings: { opponent: "none" } });
  const { page } = table;
  /** @type {string[]} */
  const stops = [];
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement === document.body) return null; // past the end of the page
      return activeElement?.closest("#board") ? "board" : (activeElement?.id ?? "");
    });
    if (name === null) break;
    stops.push(name);
  }
  assert.equal(stops.filter((name) => name === "board").length, 1, stops.join(" "));
  for (const name of ["language", "theme", "new", "undo", "redo", "copy", "help", "pause"])
    assert.ok(stops.includes(name), `${name} is not reachable: ${stops}`);
  await table.leave();
});

for (const [locale, words] of /** @type {const} */ ([
  ["en-US", en],
  ["de-DE", de],
  ["fi-FI", fi],
])) {
  test(`every square has a label with coordinate and content: ${locale}`, async () => {
    const settings = { opponent: "none" };
    const table = await openReversi(browser, site, {
      settings,
      record: thoughtful,
      context: { locale },
    });
    const view = viewOf(thoughtful);
    const legal = new Set(view.legal.map(({ to }) => to));
    const expected = view.names.map((cell, at) => {
      const stone = { x: "first", o: "second", ".": legal.has(at) ? "legal" : "empty" };
      const content = stone[/** @type {"x" | "o" | "."} */ (view.cells[at])];
      const key = /** @type {"cell.first"} */ (`cell.${content}`);
      return words[key].replace("{cell}", cell);
    });
    assert.deepEqual((await table.state()).names, expected);
    for (const at of [0, 27, 63])
      assert.equal(
        await table.page
          .getByRole("gridcell")
          .nth(at)
          .getByRole("button")
          .getAttribute("aria-label"),
        expected[at],
      );
    await table.context.close();
  });
}

/** Script that records announcements. */
const recordAnnouncements = `addEventListener("DOMContentLoaded", () => {
  const region = document.getElementById("spoken");
  globalThis.announced = [];
  new MutationObserver(() => announced.push(region.textContent)).observe(region, { childList: true });
});`;

test("one live region announces every move, every pass and the result of a match", async () => {
  const random = seededRandom(21);
  const settings = { opponent: "second", strength: strengths("klauwastekannz") };
  const table = await openReversi(browser, site, { settings, before: recordAnnouncements });
  await playToTheEnd(table, (legal) => pick(legal, random));
  const { result } = await table.state();
  const announced = /** @type {string[]} */ (
    await table.page.evaluate("globalThis.announced")
  ).join(" ");
  let from = 0;
  for (const { record } of await table.snapshots()) {
    const sentence = announcementOf(record);
    const at = announced.indexOf(sentence, from);
    assert.ok(
      at >= 0,
      `"${sentence}" is announced after "${announced.slice(Math.max(0, from - 60), from)}"`,
    );
    from = at + sentence.length;
  }
  assert.ok(announced.includes(`${result?.title}, ${result?.score}.`));
  assert.equal(
    await table.page.locator("[aria-live], [role=status], [role=alert], [role=log]").count(),
    1,
  );
  await table.leave();
});

/** @param {string} player */
function strengths(player) {
  return { alone: player, first: player, second: player };
}

/** Announcement of a record's last move. @param {string} record */
function announcementOf(record) {
  const { last } = viewOf(record);
  assert.ok(last);
  if (last.cell === null) return `${en[`${last.side}.passes`]}.`;
  const count = last.changed.length;
  return en[count === 1 ? "moved.one" : "moved.other"]
    .replace("{side}", en[`${last.side}.name`])
    .replace("{move}", last.text)
    .replace("{count}", String(count));
}

/** Lists the animations right after a move and during the computer's search. @param {ReversiPage} table */
async function runningAnimations(table) {
  await table.play((await table.state()).legal[0]);
  return table.page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 1)
      .map((animation) => /** @type {CSSAnimation} */ (animation).animationName ?? "transition"),
  );
}

test("animations run unless reduced motion is preferred", async () => {
  const settings = { opponent: "none" };
  for (const reducedMotion of /** @type {const} */ (["no-preference", "reduce"])) {
    const table = await openReversi(browser, site, { settings, context: { reducedMotion } });
    const moving = await runningAnimations(table);
    if (reducedMotion === "reduce") assert.deepEqual(moving, []);
    else assert.ok(moving.length > 0);
    await table.choose("opponent", "second");
    await table.leave();
  }
});

test("the side to move is visible without colours", async () => {
  const table = await openReversi(browser, site, { context: { forcedColors: "active" } });
  const borders = await table.page.evaluate(() =>
    ["first", "second"].map((side) => {
      const score = document.querySelector(`.score[data-of="${side}"]`);
      return score && getComputedStyle(score).borderTopColor;
    }),
  );
  assert.notEqual(borders[0], borders[1]);
  await table.leave();
});

test("stones are distinguishable without colours", async () => {
  const table = await openReversi(browser, site, { context: { forcedColors: "active" } });
  const shown = await table.page.evaluate(() =>
    ["x", "o"].map((stone) => {
      const cell = document.querySelector(`#board [data-stone="${stone}"]`);
      const uses = [...(cell?.querySelectorAll("use") ?? [])];
      return uses
        .filter((use) => getComputedStyle(use).display !== "none")
        .map((use) => use.getAttribute("href"));
    }),
  );
  assert.deepEqual(shown, [["#tomato"], ["#mole"]]);
  await table.leave();
});
