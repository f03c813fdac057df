// The server of npm start: pages are served while modules are being built, then the whole site.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { interpreters } from "../../scripts/build/interpreters.mjs";
import { readSettings } from "../../scripts/build/settings.mjs";
import { siteModules } from "../../scripts/build/wasm-modules.mjs";
import { openFirstPages } from "../../scripts/start/first-pages.mjs";
import { StartServer } from "../../scripts/start/server.mjs";

const directories = {
  first: mkdtempSync(join(tmpdir(), "stratege-first-")),
  whole: mkdtempSync(join(tmpdir(), "stratege-whole-")),
};
const server = new StartServer(0, directories);
after(async () => {
  await server.close();
  for (const directory of Object.values(directories)) rmSync(directory, { recursive: true });
});

/** @param {string} path @param {string} [languages] */
async function get(path, languages = "en") {
  const port = (await server.listening)?.port;
  const headers = { "accept-language": languages };
  return fetch(`http://127.0.0.1:${port}/${path}`, { headers, redirect: "manual" });
}

/** @param {string} path @param {string} [languages] */
const textOf = async (path, languages) => (await get(path, languages)).text();

/** @param {string[]} paths */
const statuses = (paths) => Promise.all(paths.map(async (path) => (await get(path)).status));

const settings = await readSettings();
const [first, second] = settings.games;
const modules = siteModules(settings);

test("the server listens as soon as the first game's own module is built", async () => {
  await server.begin(await openFirstPages(settings, modules));
  await server.add(second);
  assert.equal(server.listening, null);
  await server.add(first);
  const pages = ["", "start.html", `${first}.html`, `${second}.html`];
  assert.deepEqual(await statuses(pages), [200, 200, 200, 200]);
});

test("until the site is complete the start page reloads, a game's page does not", async () => {
  assert.match(await textOf(""), /<script src="\/watch\/reload\.js">/);
  assert.doesNotMatch(await textOf(`${first}.html`), /watch\/reload/);
});

test("a page whose module is missing shows the progress", async () => {
  const missing = `${settings.games[2]}.html`;
  const response = await get(missing);
  assert.equal(response.status, 503);
  assert.equal(response.headers.get("cache-control"), "no-store");
  assert.ok(Number(response.headers.get("retry-after")) > 0);
  const html = await response.text();
  assert.match(html, /<html lang="en">/);
  assert.match(html, /http-equiv="refresh"/);
  assert.ok(html.includes(`2 of ${modules.length + interpreters.length} modules`), html);
  assert.match(await textOf(missing, "de-AT,en;q=0.5"), /<html lang="de">.*2 von/s);
  assert.match(await textOf(missing, "fi"), /<html lang="fi">.*2\/\d+ moduulia/s);
  assert.match(await textOf(missing, "sv"), /<html lang="en">/);
});

test("there is no service worker before the site is complete", async () => {
  assert.deepEqual(await statuses(["service-worker.js", "main.12345678.js"]), [404, 404]);
});

test("a request for an engine waits until its module is built", async () => {
  const engine = `${first}-engine`;
  const page = await textOf(`${first}.html`);
  assert.ok(page.includes(`data-engine="${engine}.wasm ${engine}.js"`), page.slice(0, 500));
  const requests = [get(`${engine}.wasm`), get(`${engine}.js`)];
  await server.add(engine);
  for (const response of await Promise.all(requests)) {
    const address = response.headers.get("location") ?? "";
    assert.deepEqual(await statuses([address]), [200], address);
  }
  assert.match(await textOf(`${first}.html`), /data-engine="[\w-]+\.[0-9a-f]{8}\.wasm /);
});

test("the first pages need no interpreter, and a request for one waits until it is metered", async () => {
  const pending = modules.filter((name) => !settings.games.includes(name));
  const pages = await openFirstPages(settings, pending);
  const names = await pages.write(directories.whole);
  for (const language of interpreters) {
    assert.ok(!names.some((name) => name.startsWith(`${language}.`)), names.join(" "));
    const request = get(`${language}.wasm`);
    await server.add(language);
    const address = (await request).headers.get("location") ?? "";
    assert.deepEqual(await statuses([address]), [200], address);
  }
});

test("the complete site replaces the first pages", async () => {
  writeFileSync(join(directories.whole, "index.html"), "<!doctype html><title>whole</title>");
  writeFileSync(join(directories.whole, "service-worker.js"), "");
  await server.complete();
  assert.match(await textOf(""), /<title>whole/);
  assert.deepEqual(await statuses(["service-worker.js", "unknown.html"]), [200, 404]);
});
