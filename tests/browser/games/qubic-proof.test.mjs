// The page that proves Qubic: start, progress, pause, resume, announcements, accessibility. The whole proof takes too
// long for a test; a worker that reports the end replaces its last part.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { de } from "../../../www/pages/proof/i18n/proof.de.js";
import { fi } from "../../../www/pages/proof/i18n/proof.fi.js";
import { en } from "../../../www/pages/proof/i18n/proof.js";
import { stratege } from "../../wasm/support/module.mjs";
import { accessibilityViolations } from "../support/axe.mjs";
import { collectProblems, openChromium } from "../support/chromium.mjs";
import { waitTwoFrames } from "../support/frames.mjs";
import { openSite } from "../support/site.mjs";
import { showTab } from "../support/tabs.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/**
 * @param {import("playwright-core").BrowserContextOptions} [options]
 * @param {string} [script] runs before the page's scripts
 */
async function openProof(options, script) {
  const context = await browser.newContext({ locale: "en-US", ...options });
  const page = await context.newPage();
  const problems = collectProblems(page, site.origin);
  if (script) await page.addInitScript({ content: script });
  await page.goto(`${site.url}qubic-proof.html`);
  await page.waitForSelector("html[data-ready]");
  const state = () =>
    page.evaluate(() => {
      const text = (/** @type {string} */ id) => document.getElementById(id)?.textContent ?? "";
      const number = (/** @type {string} */ id) => Number(text(id).replace(/\D/g, ""));
      const rows = [...document.querySelectorAll("#classes tr")];
      return {
        step: document.documentElement.dataset.step,
        button: text("go"),
        stage: text("stage"),
        positions: number("positions"),
        searched: number("searched"),
        time: Number.parseFloat(text("time")),
        stored: text("stored"),
        fallen: text("fallen"),
        classes: rows.map((row) => [...row.children].map(({ textContent }) => textContent)),
        states: rows.map((row) => row.getAttribute("data-state")),
        branches: [...document.querySelectorAll("#tree .branch")].map((branch) => ({
          state: branch.getAttribute("data-state"),
          twigs: (branch.getAttribute("d")?.match(/l/g) ?? []).length,
        })),
      };
    });
  return {
    page,
    state,
    searchedMoreThan: (/** @type {number} */ count) =>
      page.waitForFunction(
        (least) =>
          Number(document.getElementById("searched")?.textContent?.replace(/\D/g, "")) > least,
        count,
      ),
    async leave() {
      await context.close();
      assert.deepEqual(problems, []);
    },
  };
}

/**
 * Reads the page after the worker has finished and reported its current piece of work.
 * @param {Awaited<ReturnType<typeof openProof>>} proof
 */
async function readAtRest(proof) {
  const [worker] = proof.page.workers();
  // After its messages and the end of the current piece.
  await worker.evaluate(() => new Promise((done) => setTimeout(() => setTimeout(() => done(0)))));
  await waitTwoFrames(proof.page);
  return proof.state();
}

test("the proof starts, counts up, pauses and resumes, by keyboard alone", async () => {
  const proof = await openProof();
  const { page } = proof;
  const ready = await proof.state();
  assert.deepEqual([ready.button, ready.stage], [en.go, en["stage.ready"]]);
  await page.focus("#go");
  await page.keyboard.press("Enter");
  await proof.searchedMoreThan(1_000_000);
  const going = await proof.state();
  assert.deepEqual([going.button, going.stage, going.step], [en.pause, en["stage.proof"], "proof"]);
  const progress = page.locator("#progress");
  assert.ok((await progress.evaluate((one) => Reflect.get(one, "value"))) > 0);
  assert.match((await page.textContent("#share")) ?? "", /^\d+ %/);
  assert.ok(going.positions > 0 && going.time > 0 && going.branches[0].twigs > 0);
  assert.equal(going.classes.length, 12);
  assert.equal(
    going.classes.reduce((all, [, like]) => all + Number(like) + 1, 0),
    63,
  );
  assert.deepEqual(going.classes.at(0)?.[0], "444");
  await page.keyboard.press("Space");
  await page.waitForFunction(() => document.documentElement.dataset.step === "paused");
  const paused = await readAtRest(proof);
  assert.deepEqual([paused.button, paused.stage], [en.resume, en["stage.paused"]]);
  await page.keyboard.press("Enter");
  await proof.searchedMoreThan(paused.searched + 1_000_000);
  const on = await proof.state();
  assert.ok(on.positions > paused.positions && on.time > paused.time);
  assert.equal(on.stage, en["stage.proof"]);
  await proof.leave();
});

test("the page's counts equal the module's, whatever the size of the pieces", async () => {
  const proof = await openProof();
  await proof.page.click("#go");
  await proof.searchedMoreThan(400_000);
  await proof.page.click("#go");
  const { searched, positions, classes } = await readAtRest(proof);
  const own = new stratege.QubicProof();
  while (own.progress().searched < searched) own.advance(1);
  // Pieces end between two positions of the proof that both reach.
  const found = own.progress();
  assert.equal(found.searched, searched);
  assert.equal(found.positions, positions);
  assert.deepEqual(
    classes.map(([reply]) => Number(reply)),
    found.classes.map(({ reply }) => reply),
  );
  own.free();
  await proof.leave();
});

/** A worker with only three replies left to refute, which fails when it is started again. */
const shortcut = `globalThis.starts = 0;
globalThis.Worker = class extends EventTarget {
  terminate() { clearTimeout(this.timer); }
  postMessage({ type, id }) {
    if (type !== "prove") return;
    if (++starts > 1) {
      this.timer = setTimeout(() => this.onmessage({ data: { id, type: "failed", value: { message: "Out of memory." }, end: true } }));
      return;
    }
    const replies = [444, 244, 144, 224, 234, 124, 114, 222, 223, 122, 123, 112];
    let open = 3;
    const step = () => {
      const classes = replies.map((reply, at) => ({
        reply, cells: 5, proof: at < 12 - open ? 0 : 7, grown: [0, 0, 1, 30, 500, 9000, 700, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      }));
      const stage = open > 0 ? "proof" : open === 0 ? "shrink" : "done";
      const size = open > 0 ? null : { moves: open === 0 ? 9563 : 4481, bytes: open === 0 ? 24504 : 13149 };
      const progress = { classes, turn: 11, positions: 3000000, searched: 784000000 };
      const value = { stage, progress, share: open > 0 ? 0.75 : open === 0 ? 0.9 : 1, size, milliseconds: 90000 };
      this.onmessage({ data: { id, type: "progress", value, end: stage === "done" } });
      open -= 1;
      if (stage !== "done") this.timer = setTimeout(step, 250);
    };
    this.timer = setTimeout(step, 100);
  }
};`;

test("replies are refuted one by one, each is announced once, and the end says what is proved", async () => {
  const proof = await openProof({}, shortcut);
  const { page } = proof;
  await page.evaluate(() => {
    const all = /** @type {any} */ (globalThis);
    all.announced = [];
    const region = /** @type {Element} */ (document.querySelector("#spoken"));
    new MutationObserver(() => all.announced.push(region.textContent)).observe(region, {
      childList: true,
    });
    all.shares = [];
    const share = /** @type {Element} */ (document.querySelector("#share"));
    new MutationObserver(() => all.shares.push(share.textContent)).observe(share, {
      childList: true,
    });
  });
  await page.click("#go");
  await page.waitForSelector("html[data-step=done]");
  const shares = new Set(/** @type {string[]} */ (await page.evaluate("shares")));
  assert.deepEqual([...shares].slice(-3), [
    "75 %, about 30 s left",
    "90 %, about 10 s left",
    "100 %",
  ]);
  assert.equal(await page.locator("#progress").evaluate((one) => Reflect.get(one, "value")), 1);
  await page.waitForFunction(
    (end) => /** @type {any} */ (globalThis).announced.join(" ").includes(end),
    en["stage.done"],
  );
  const done = await proof.state();
  assert.deepEqual([done.button, done.stage], [en.again, en["stage.done"]]);
  assert.deepEqual([done.fallen, done.stored], ["12 / 12", "4,481 in 13,149 bytes"]);
  assert.ok(done.states.every((state) => state === "fallen"));
  assert.ok(done.branches.every(({ state }) => state === "fallen"));
  assert.ok(done.classes.every((row) => row[3] === en.fallen));
  const announced = (await page.evaluate("announced")).join(" ");
  for (const [reply] of done.classes)
    assert.equal(announced.split(`${reply} has fallen`).length, 2, `${reply} is announced once`);
  assert.ok(announced.includes(en["stage.shrink"]) && announced.includes(en["stage.done"]));
  assert.deepEqual(await accessibilityViolations(page), []);
  // An error is reported, and the proof can be started again.
  await page.click("#go");
  await page.waitForSelector("html[data-step=failed]");
  const failed = await proof.state();
  assert.ok(failed.stage.includes("Out of memory."), failed.stage);
  assert.equal(failed.button, en.again);
  await proof.leave();
});

test("axe finds no violation and nothing overflows, in every language, light and dark, while it runs", async () => {
  for (const [locale, words, colorScheme, width] of /** @type {const} */ ([
    ["en-US", en, "light", 1280],
    ["de-DE", de, "dark", 320],
    ["fi-FI", fi, "light", 320],
    ["fi-FI", fi, "dark", 800],
  ])) {
    const proof = await openProof({ locale, colorScheme, viewport: { width, height: 800 } });
    const { page } = proof;
    const faultless = async () => {
      assert.deepEqual(await accessibilityViolations(page), []);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.equal(wider, 0, `${locale}, ${width}`);
    };
    assert.equal(await page.textContent("#claim"), words.claim);
    assert.equal(await page.title(), words.title);
    await faultless();
    await page.click("#go");
    await proof.searchedMoreThan(200_000);
    await faultless();
    await page.click("#go");
    assert.equal(await page.textContent("#stage"), words["stage.paused"]);
    await faultless();
    await proof.leave();
  }
});

test("Qubic's page and the proof link to each other and share the language", async () => {
  const proof = await openProof({ locale: "de-DE" });
  const { page } = proof;
  await page.selectOption("#language", "fi");
  await page.waitForSelector("html[lang=fi]");
  await page.click(".buttons a");
  await page.waitForSelector("html[data-ready][data-game=qubic][lang=fi]");
  await showTab(page, "laboratory");
  await page.click(".prove a");
  await page.waitForSelector("html[data-ready][data-page=qubic-proof][lang=fi]");
  await proof.leave();
});
