// npm run watch: what is served differently, the word to load again, what counts as a change, and that its quick modules
// are released by nobody.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { quickly } from "../../scripts/build/quick-modules.mjs";
import { readSettings } from "../../scripts/build/settings.mjs";
import { stepOf } from "../../scripts/build/wasm-modules.mjs";
import { handlerFor } from "../../scripts/serve/handler.mjs";
import { listen } from "../../scripts/serve/listen.mjs";
import { inRoot } from "../../scripts/support/paths.mjs";
import { changed, withReload } from "../../scripts/watch/reload.mjs";
import { watchSources } from "../../scripts/watch/sources.mjs";

const site = mkdtempSync(join(tmpdir(), "stratege-watch-"));
after(() => rmSync(site, { recursive: true }));

test("a page waits for word, and the word comes", async () => {
  writeFileSync(join(site, "index.html"), "<!doctype html><head><title>here</title></head>");
  writeFileSync(join(site, "service-worker.js"), "keepEverything();");
  writeFileSync(join(site, "main.js"), "export {};");
  const { listener, reload } = withReload(handlerFor(site, { change: changed }));
  const server = await listen(listener, 0);
  const ask = async (/** @type {string} */ path) =>
    (await fetch(`http://127.0.0.1:${server.port}/${path}`)).text();
  try {
    const script = (await ask("")).match(/<script src="\/([^"]+)"><\/script><\/head>/)?.[1] ?? "";
    assert.match(await ask(script), /location\.reload/);
    assert.match(await ask("service-worker.js"), /unregister/);
    assert.equal(await ask("main.js"), "export {};");

    const events = (await ask(script)).match(/EventSource\("\/([^"]+)"\)/)?.[1] ?? "";
    const { body } = await fetch(`http://127.0.0.1:${server.port}/${events}`);
    const heard = body?.pipeThrough(new TextDecoderStream()).getReader();
    assert.equal((await heard?.read())?.value, ":\n\n");
    reload();
    assert.equal((await heard?.read())?.value, "data: built\n\n");
    await heard?.cancel();
  } finally {
    await server.close();
  }
});

test("a changed source is noticed; an editor's own files are not", async () => {
  const ours = (/** @type {string} */ name) => inRoot("styles", `${name}-${process.pid}`);
  const files = [ours(".hidden"), ours("noticed.css")];
  let changes = 0;
  /** @type {(value?: unknown) => void} */
  let noticed = () => {};
  const told = new Promise((resolve) => {
    noticed = resolve;
  });
  const stop = watchSources(() => {
    changes += 1;
    noticed();
  });
  try {
    for (const file of files) writeFileSync(file, "");
    await told;
    assert.equal(changes, 1);
  } finally {
    stop();
    for (const file of files) rmSync(file, { force: true });
  }
});

test("a module that was made quickly is made again where it is released", async () => {
  const settings = await readSettings();
  const [quick, released] = [quickly(settings), settings].map((how) =>
    stepOf(how, "rustc", "chess"),
  );
  assert.deepEqual(quick.outputs, released.outputs);
  assert.equal(quick.name, released.name);
  assert.notEqual(quick.more, released.more);
});
