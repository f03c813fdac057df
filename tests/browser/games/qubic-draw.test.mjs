// The draw that TTT3D declares: at the typewriter, at the table, and without declaring it.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { cellOf, openQubicPage } from "../support/games/qubic-page.mjs";
import { openTypewriter } from "../support/games/qubic-typewriter.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const strength = { alone: "level-3", first: "level-3", second: "ttt3d" };

/** TTT3D declares a draw after the user's next move, 444: no row fits, and no cell of the list is left. */
const USED_UP = { order: Array(13).fill(0), waiting: Array(20).fill(1) };

describe("the draw of the source", () => {
  const settings = { opponent: "second", strength, numbers: { ttt3d: USED_UP } };
  const withTtt3d = { ...settings, strength: { ...strength, alone: "ttt3d" } };

  test("the typewriter announces it and begins again", async () => {
    const table = await openTypewriter(browser, site, {
      settings: withTtt3d,
      record: "qubic:first:111112",
    });
    await table.type("no", "Ada", "444");
    await table.waitForLine("Your turn, Ada.");
    await table.waitForLines(6);
    assert.deepEqual((await table.printed()).slice(3), [
      "Your move was 444.",
      "A draw, Ada; we begin again.",
      "Your turn, Ada.",
    ]);
    const { record } = await table.check();
    assert.equal(record, "qubic:first:111112444:agreed");
    assert.equal(await table.page.locator("dialog:modal").count(), 0);
    await table.type("222");
    await table.page.waitForFunction(() => location.hash.startsWith("#qubic:first:222"));
    await table.leave();
  });

  test("at the table it is offered: the user accepts it, or plays on with the rules", async () => {
    for (const accepts of [true, false]) {
      const table = await openQubicPage(browser, site, {
        settings: withTtt3d,
        record: "qubic:first:111112",
      });
      const { page } = table;
      await table.cell(cellOf("444")).click();
      await page.waitForSelector("#confirm-dialog:modal");
      assert.equal(
        await page.textContent("#confirm-text"),
        "TTT3D declares a draw. Do you accept it?",
      );
      await page.click(accepts ? "#confirm-yes" : "#confirm-no");
      if (accepts) {
        await page.waitForSelector("#result[open]");
        assert.equal(
          await page.textContent("#result-word"),
          "The program found its waiting list used up and declared a draw.",
        );
      } else {
        await table.cell(cellOf("443")).click();
        await page.waitForFunction(() => document.querySelectorAll("#record li").length === 6);
        assert.equal(await page.locator("dialog:modal").count(), 0, "it is not offered again");
      }
      await table.leave();
    }
  });

  test("with play-on it takes the first empty cell and declares nothing", async () => {
    const numbers = { ttt3d: { ...USED_UP, "play-on": 1 } };
    const table = await openQubicPage(browser, site, {
      settings: { ...withTtt3d, numbers },
      record: "qubic:first:111112",
    });
    await table.cell(cellOf("444")).click();
    await table.page.waitForFunction(() => document.querySelectorAll("#record li").length === 4);
    assert.equal((await table.check()).moves.at(-1), "113");
    assert.equal(await table.page.locator("dialog:modal").count(), 0);
    await table.leave();
  });
});
