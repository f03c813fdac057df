// npm run watch: reloading, watched files, and unoptimised modules.

import assert from "node:assert/strict";
import { EventEmitter, once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { quickSettings } from "../../scripts/build/quick-modules.mjs";
import { readSettings } from "../../scripts/build/settings.mjs";
import { stepOf } from "../../scripts/build/wasm-modules.mjs";
import { createHandler } from "../../scripts/serve/handler.mjs";
import { listen } from "../../scripts/serve/listen.mjs";
import { inRoot } from "../../scripts/support/paths.mjs";
import { withReload, withReloadScript } from "../../scripts/watch/reload.mjs";
import { watchSources } from "../../scripts/watch/sources.mjs";

const site = mkdtempSync(join(tmpdir(), "stratege-watch-"));
after(() => rmSync(site, { recursive: true }));

test("an open page receives a reload event after a build", async () => {
  writeFileSync(join(site, "index.html"), "<!doctype html><head><title>here</title></head>");
  writeFileSync(join(site, "service-worker.js"), "keepEverything();");
  writeFileSync(join(site, "main.js"), "export {};");
  const { listener, reload } = withReload(createHandler(site, { transform: withReloadScript }));
  const server = await listen(listener, 0);
  const get = async (/** @type {string} */ path) =>
    (await fetch(`http://127.0.0.1:${server.port}/${path}`)).text();
  try {
    const script = (await get("")).match(/<script src="\/([^"]+)"><\/script><\/head>/)?.[1] ?? "";
    assert.match(await get(script), /location\.reload/);
    assert.match(await get("service-worker.js"), /unregister/);
    assert.equal(await get("main.js"), "export {};");

    const events = (await get(script)).match(/EventSource\("\/([^"]+)"\)/)?.[1] ?? "";
    const { body } = await fetch(`http://127.0.0.1:${server.port}/${events}`);
    const stream = body?.pipeThrough(new TextDecoderStream()).getReader();
    assert.equal((await stream?.read())?.value, ":\n\n");
    reload();
    assert.equal((await stream?.read())?.value, "data: built\n\n");
    await stream?.cancel();
  } finally {
    await server.close();
  }
});

test("a changed source triggers a build, temporary files of editors do not", async () => {
  const pathOf = (/** @type {string} */ name) => inRoot("styles", `${name}-${process.pid}`);
  const files = [pathOf(".hidden"), pathOf("noticed.css")];
  let changes = 0;
  const events = new EventEmitter();
  const changed = once(events, "change");
  const stop = watchSources(() => {
    changes += 1;
    events.emit("change");
  });
  try {
    for (const file of files) writeFileSync(file, "");
    await changed;
    assert.equal(changes, 1);
  } finally {
    stop();
    for (const file of files) rmSync(file, { force: true });
  }
});

test("a release build considers an unoptimised module outdated", async () => {
  const settings = await readSettings();
  const [quick, released] = [quickSettings(settings), settings].map((one) =>
    stepOf(one, "rustc", "chess"),
  );
  assert.deepEqual(quick.outputs, released.outputs);
  assert.equal(quick.name, released.name);
  assert.notEqual(quick.more, released.more);
});
