// The file server: types, compression, caching, and access only to files of its directory.

import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compress } from "../../scripts/serve/encoding.mjs";
import { createHandler } from "../../scripts/serve/handler.mjs";
import { listen } from "../../scripts/serve/listen.mjs";

const directory = mkdtempSync(join(tmpdir(), "stratege-serve-"));
const site = join(directory, "site");
/** @type {Awaited<ReturnType<typeof listen>>} */
let server;

before(async () => {
  mkdirSync(site);
  writeFileSync(join(directory, "secret.txt"), "secret");
  writeFileSync(join(site, "index.html"), "<!doctype html><title>here</title>");
  writeFileSync(join(site, "main.1a2b3c4d.js"), "export {};");
  writeFileSync(join(site, "module.wasm"), "wasm");
  symlinkSync(join(directory, "secret.txt"), join(site, "link.txt"));
  server = await listen(createHandler(site, { base: "/some/where/" }), 0);
});

after(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

/**
 * Requests a path without normalising it, which `fetch` does.
 * @param {string} path
 * @param {Record<string, string>} [headers]
 * @param {string} [method]
 * @returns {Promise<{ status: number, headers: import("node:http").IncomingHttpHeaders, body: Buffer }>}
 */
async function get(path, headers = {}, method = "GET") {
  const sent = request({ port: server.port, host: "127.0.0.1", path, headers, method }).end();
  /** @type {import("node:http").IncomingMessage[]} */
  const [response] = await once(sent, "response");
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}

test("responses have the type of the file", async () => {
  const types = await Promise.all(
    ["", "main.1a2b3c4d.js", "module.wasm"].map(async (name) => {
      const { status, headers } = await get(`/some/where/${name}`);
      return [status, headers["content-type"]];
    }),
  );
  assert.deepEqual(types, [
    [200, "text/html; charset=utf-8"],
    [200, "text/javascript; charset=utf-8"],
    [200, "application/wasm"],
  ]);
});

test("text is compressed with the best accepted encoding", async () => {
  const path = "/some/where/";
  const brotli = await get(path, { "accept-encoding": "gzip, deflate, br" });
  assert.equal(brotli.headers["content-encoding"], "br");
  assert.match(String(brotliDecompressSync(brotli.body)), /here/);
  const gzip = await get(path, { "accept-encoding": "gzip, br;q=0" });
  assert.equal(gzip.headers["content-encoding"], "gzip");
  assert.match(String(gunzipSync(gzip.body)), /here/);
  const raw = await get(path);
  assert.equal(raw.headers["content-encoding"], undefined);
  assert.match(String(raw.body), /here/);
});

test("other work continues while a file is compressed", async () => {
  /** @type {string[]} */
  const order = [];
  const compressed = compress(randomBytes(200_000), "br", "large").then(() => order.push("file"));
  await new Promise(setImmediate);
  order.push("other work");
  await compressed;
  assert.deepEqual(order, ["other work", "file"]);
});

test("files with a digest in their name are cached forever, others are revalidated", async () => {
  const hashed = await get("/some/where/main.1a2b3c4d.js");
  assert.match(String(hashed.headers["cache-control"]), /immutable/);
  const page = await get("/some/where/");
  assert.equal(page.headers["cache-control"], "no-cache");
  const again = await get("/some/where/", { "if-none-match": String(page.headers.etag) });
  assert.equal(again.status, 304);
  assert.equal(again.body.length, 0);
});

test("files outside the directory are not found", async () => {
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
    const { status, body } = await get(path);
    assert.equal(status, 404, path);
    assert.doesNotMatch(String(body), /secret/, path);
  }
  assert.equal((await get("/some/where/%")).status, 400);
});

test("an unknown address gets the site's 404.html if there is one", async () => {
  writeFileSync(join(site, "404.html"), "<!doctype html><title>nothing here</title>");
  const { status, headers, body } = await get("/some/where/nowhere");
  assert.equal(status, 404);
  assert.match(String(headers["content-type"]), /html/);
  assert.match(String(body), /nothing here/);
  rmSync(join(site, "404.html"));
  assert.equal(String((await get("/some/where/nowhere")).body), "404\n");
});

test("the site's path without a slash redirects, and only GET and HEAD are allowed", async () => {
  const { status, headers } = await get("/some/where");
  assert.deepEqual([status, headers.location], [308, "/some/where/"]);
  assert.equal((await get("/some/where/", {}, "POST")).status, 405);
  assert.equal((await get("/some/where/", {}, "HEAD")).body.length, 0);
});

test("a port in use is skipped", async () => {
  const second = await listen(createHandler(site), server.port);
  assert.ok(second.port > server.port);
  await second.close();
});
