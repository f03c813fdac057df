// Damaged files and the service worker: after damage during installation, update or storage, the page plays after one
// reload from an intact host, and all stored files are as built.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { openChromium } from "./support/chromium.mjs";
import { failing, faults } from "./support/faults.mjs";
import { openFirefox } from "./support/firefox.mjs";
import { filesOfPage, openHost } from "./support/host.mjs";
import { openWebKit } from "./support/webkit.mjs";

/** @typedef {import("./support/faults.mjs").Fault} Fault */
/** @typedef {import("./support/host.mjs").Host} Host */

/**
 * Common part of the drivers of the three browsers.
 * @typedef {object} Page
 * @property {(url: string) => Promise<unknown>} goto
 * @property {() => Promise<unknown>} reload
 * @property {(expression: string) => Promise<any>} evaluate
 * @property {(condition: () => unknown) => Promise<unknown>} waitForFunction
 */

/** Files of the damaged game; the site is installed by the page of another game. */
const chessFiles = filesOfPage("chess.html", "reversi.html");

/** Runs a function in the page. @param {Page} page @param {Function} run @param {...unknown} values */
const call = (page, run, ...values) =>
  page.evaluate(
    `(${run})(${values.map((value) => (typeof value === "function" ? value : JSON.stringify(value)))})`,
  );

/** Runs in the page: the end of loading; false while it continues. */
function loadingEnd() {
  if (document.readyState !== "complete") return false;
  if ("ready" in document.documentElement.dataset) return "ready";
  if (!document.querySelector("#board")) return "another page";
  if (document.querySelector("#notice:not([hidden])")) return "failed";
  const late = document.querySelector("#late");
  return late?.checkVisibility({ visibilityProperty: true }) ? "failed" : false;
}

/** @param {Page} page */
async function assertReady(page, about = "") {
  let end = false;
  // Again if another document was loaded, or a style sheet applied, between the two calls.
  while (end === false) {
    await page.waitForFunction(loadingEnd);
    end = await call(page, loadingEnd);
  }
  assert.equal(end, "ready", about);
}

/** Waits until the service worker of the site controls the page. @param {Page} page */
const waitForInstallation = (page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

/** @param {Page} page @param {Host} host */
async function install(page, host) {
  await page.goto(`${host.url}reversi.html`);
  await waitForInstallation(page);
}

/** Runs in the page: replaces stored files. @param {string[]} names @param {Fault} fault */
async function replaceStored(names, fault) {
  for (const key of await caches.keys()) {
    const cache = await caches.open(key);
    for (const name of names) {
      const response = await cache.match(name);
      if (!response) continue;
      const { headers } = response;
      const damaged = fault(new Uint8Array(await response.arrayBuffer()));
      await cache.put(name, new Response(/** @type {BodyInit} */ (damaged), { headers }));
    }
  }
}

/** Runs in the page: simulates that the browser has evicted files. @param {string[]} names */
async function evictStored(names) {
  for (const key of await caches.keys()) {
    const cache = await caches.open(key);
    for (const name of names) await cache.delete(name);
  }
}

/** Runs in the page: lists files that differ from the build. @param {Record<string, string>} digests */
async function wrongFiles(digests) {
  const checks = Object.entries(digests).map(async ([name, digest]) => {
    const response = await fetch(name).catch(() => null);
    const bytes = (await response?.arrayBuffer()) ?? new ArrayBuffer();
    const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes), 0, 12);
    return btoa(String.fromCharCode(...sum)) === digest ? [] : [name];
  });
  return (await Promise.all(checks)).flat();
}

/** Asserts that every stored file is as built, so that the game plays without the host. @param {Page} page @param {Host} host */
async function assertIntact(page, host) {
  await host.close();
  assert.deepEqual(await call(page, wrongFiles, host.digests()), []);
  await page.goto(`${host.url}chess.html`);
  await assertReady(page, "without the host");
}

/** Runs in the page: the state of the service worker after its installation. @param {boolean} looksForUpdate */
async function installation(looksForUpdate) {
  const registration = await navigator.serviceWorker.getRegistration();
  if (looksForUpdate) await registration?.update();
  const worker = registration?.installing ?? registration?.waiting;
  while (worker?.state === "installing")
    await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
  return worker?.state;
}

/** @param {Page} page @param {Fault} fault */
async function checkInstallation(page, fault) {
  const host = await openHost();
  try {
    const sent = host.damage(chessFiles, fault);
    await page.goto(`${host.url}reversi.html`);
    await sent;
    await call(page, installation, false);
    host.repair();
    await page.reload(); // tries the installation again
    await waitForInstallation(page);
    await page.goto(`${host.url}chess.html`);
    await assertReady(page);
    await assertIntact(page, host);
  } finally {
    await host.remove();
  }
}

/** @param {Page} page @param {Record<string, Fault>} all */
async function checkStoredDamage(page, all) {
  const host = await openHost();
  try {
    await install(page, host);
    for (const [name, fault] of Object.entries(all)) {
      await call(page, replaceStored, chessFiles, fault);
      await page.goto(`${host.url}chess.html`);
      await assertReady(page, name);
      await page.goto(`${host.url}reversi.html`);
      await assertReady(page, name);
    }
    assert.deepEqual(await call(page, wrongFiles, host.digests()), []);
    await assertIntact(page, host);
  } finally {
    await host.remove();
  }
}

/** @param {Page} page @param {Record<string, Fault>} all */
async function checkEviction(page, all) {
  const host = await openHost();
  try {
    await install(page, host);
    for (const [name, fault] of Object.entries(all)) {
      await call(page, evictStored, chessFiles);
      host.damage(chessFiles, fault);
      await page.goto(`${host.url}chess.html`);
      await page.waitForFunction(() => document.readyState === "complete");
      host.repair();
      await page.reload();
      await assertReady(page, name);
      await page.goto(`${host.url}reversi.html`);
      await assertReady(page, name);
    }
    await call(page, evictStored, Object.keys(host.digests()));
    assert.deepEqual(await call(page, wrongFiles, host.digests()), []);
    await assertIntact(page, host);
  } finally {
    await host.remove();
  }
}

const FRESH = '<html data-fresh="yes" ';

/** @param {Page} page @param {Record<string, Fault>} all */
async function checkUpdate(page, all) {
  const host = await openHost();
  try {
    await install(page, host);
    await call(page, replaceStored, chessFiles, Object.values(all)[0]); // must not be reused
    const { "reversi.html": digest } = host.digests();
    host.publish("reversi.html", (html) => html.replace("<html ", FRESH));
    /** @type {Fault} */
    const older = (file) =>
      new TextEncoder().encode(new TextDecoder().decode(file).replace('data-fresh="yes" ', ""));
    for (const [name, fault] of Object.entries({ ...all, "in its older version": older })) {
      host.damage(["reversi.html"], fault);
      assert.equal(await call(page, installation, true), "redundant", name);
    }
    assert.deepEqual(await call(page, wrongFiles, { "reversi.html": digest }), []);
    host.repair();
    assert.equal(await call(page, installation, true), "installed");
    await page.waitForFunction(() => document.querySelector("#update .strong"));
    await page.evaluate("document.querySelector('#update .strong').click()");
    await page.waitForFunction(() => document.documentElement.dataset.fresh === "yes");
    await assertReady(page);
    await assertIntact(page, host);
  } finally {
    await host.remove();
  }
}

/**
 * @param {() => Promise<{ page: Page, close(): Promise<unknown> }>} open
 * @param {string} name @param {Record<string, Fault>} damages
 */
function defineTests(name, open, damages) {
  const all = { ...damages, "as an error status": failing };
  describe(name, () => {
    /** @type {Awaited<ReturnType<typeof open>>} */
    let browser;
    before(async () => {
      browser = await open();
    });
    after(() => browser?.close());

    for (const [how, fault] of Object.entries(all))
      test(`files that arrive ${how} during the installation are not stored`, () =>
        checkInstallation(browser.page, fault));
    test("damaged stored files are loaded again", () => checkStoredDamage(browser.page, damages));
    test("evicted files are loaded again, and not stored if they arrive damaged", () =>
      checkEviction(browser.page, all));
    test("a new version is installed as soon as all of its files arrive as built", () =>
      checkUpdate(browser.page, all));
  });
}

defineTests(
  "Chromium",
  async () => {
    const browser = await openChromium({ serviceWorker: true });
    const page = await (await browser.newContext({ locale: "en-US" })).newPage();
    return { page: /** @type {Page} */ (page), close: () => browser.close() };
  },
  faults,
);

/** Two faults for the other browsers, whose tests are about differences between service workers. */
const some = Object.fromEntries(
  ["replaced by another page", "with one bit flipped"].map((name) => [name, faults[name]]),
);

defineTests(
  "Firefox",
  async () => {
    const browser = await openFirefox();
    return { page: /** @type {any} */ (await browser.newPage()), close: () => browser.close() };
  },
  some,
);

defineTests(
  "WebKit",
  async () => {
    const { goto, evaluate, waitFor, call, close } = await openWebKit();
    const page = {
      goto,
      evaluate,
      /** The driver may respond while the old document is still there. */
      async reload() {
        await evaluate("globalThis.isOld = true");
        await call("POST", "/refresh");
        await waitFor("return !globalThis.isOld");
      },
      waitForFunction: (/** @type {() => unknown} */ condition) =>
        waitFor(`return (${condition})()`),
    };
    return { page, close };
  },
  some,
);
