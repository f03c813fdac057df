// The server: right types, compression, caching, and nothing outside its directory.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { handlerFor } from "../../scripts/serve/handler.mjs";
import { listen } from "../../scripts/serve/listen.mjs";

const place = mkdtempSync(join(tmpdir(), "stratege-serve-"));
const site = join(place, "site");
/** @type {Awaited<ReturnType<typeof listen>>} */
let server;

before(async () => {
  mkdirSync(site);
  writeFileSync(join(place, "secret.txt"), "secret");
  writeFileSync(join(site, "index.html"), "<!doctype html><title>here</title>");
  writeFileSync(join(site, "main.1a2b3c4d.js"), "export {};");
  writeFileSync(join(site, "module.wasm"), "wasm");
  symlinkSync(join(place, "secret.txt"), join(site, "link.txt"));
  server = await listen(handlerFor(site, { base: "/some/where/" }), 0);
});

after(async () => {
  await server.close();
  rmSync(place, { recursive: true });
});

/**
 * Asks for a path exactly as it is written.
 * @param {string} path
 * @param {Record<string, string>} [headers]
 * @param {string} [method]
 * @returns {Promise<{ status: number, headers: import("node:http").IncomingHttpHeaders, body: Buffer }>}
 */
const ask = (path, headers = {}, method = "GET") =>
  new Promise((resolve, reject) => {
    const asked = request(
      { port: server.port, host: "127.0.0.1", path, headers, method },
      async (reply) => {
        const parts = [];
        for await (const part of reply) parts.push(part);
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          body: Buffer.concat(parts),
        });
      },
    );
    asked.on("error", reject).end();
  });

test("files have their types", async () => {
  const types = await Promise.all(
    ["", "main.1a2b3c4d.js", "module.wasm"].map(async (name) => {
      const { status, headers } = await ask(`/some/where/${name}`);
      return [status, headers["content-type"]];
    }),
  );
  assert.deepEqual(types, [
    [200, "text/html; charset=utf-8"],
    [200, "text/javascript; charset=utf-8"],
    [200, "application/wasm"],
  ]);
});

test("text is compressed as the browser likes it", async () => {
  const path = "/some/where/";
  const brotli = await ask(path, { "accept-encoding": "gzip, deflate, br" });
  assert.equal(brotli.headers["content-encoding"], "br");
  assert.match(String(brotliDecompressSync(brotli.body)), /here/);
  const gzip = await ask(path, { "accept-encoding": "gzip, br;q=0" });
  assert.equal(gzip.headers["content-encoding"], "gzip");
  assert.match(String(gunzipSync(gzip.body)), /here/);
  const raw = await ask(path);
  assert.equal(raw.headers["content-encoding"], undefined);
  assert.match(String(raw.body), /here/);
});

test("hashed names stay in the browser's cache, others are asked for again", async () => {
  const hashed = await ask("/some/where/main.1a2b3c4d.js");
  assert.match(String(hashed.headers["cache-control"]), /immutable/);
  const page = await ask("/some/where/");
  assert.equal(page.headers["cache-control"], "no-cache");
  const again = await ask("/some/where/", { "if-none-match": String(page.headers.etag) });
  assert.equal(again.status, 304);
  assert.equal(again.body.length, 0);
});

test("nothing outside the directory can be had", async () => {
  const paths = [
    "/some/where/../secret.txt",
    "/some/where/..%2fsecret.txt",
    "/some/where/%2e%2e/secret.txt",
    "/some/where/..\\secret.txt",
    "/some/where/link.txt",
    "/some/where//etc/passwd",
    "/secret.txt",
    "/some/where/%00",
  ];
  for (const path of paths) {
    const { status, body } = await ask(path);
    assert.equal(status, 404, path);
    assert.doesNotMatch(String(body), /secret/, path);
  }
  assert.equal((await ask("/some/where/%")).status, 400);
});

test("an unknown address is answered with the site's own page, where it has one", async () => {
  writeFileSync(join(site, "404.html"), "<!doctype html><title>nothing here</title>");
  const { status, headers, body } = await ask("/some/where/nowhere");
  assert.equal(status, 404);
  assert.match(String(headers["content-type"]), /html/);
  assert.match(String(body), /nothing here/);
  rmSync(join(site, "404.html"));
  assert.equal(String((await ask("/some/where/nowhere")).body), "404\n");
});

test("the site's path without its slash leads to it, other methods to nothing", async () => {
  const { status, headers } = await ask("/some/where");
  assert.deepEqual([status, headers.location], [308, "/some/where/"]);
  assert.equal((await ask("/some/where/", {}, "POST")).status, 405);
  assert.equal((await ask("/some/where/", {}, "HEAD")).body.length, 0);
});

test("a taken port is passed over", async () => {
  const second = await listen(handlerFor(site), server.port);
  assert.ok(second.port > server.port);
  await second.close();
});
