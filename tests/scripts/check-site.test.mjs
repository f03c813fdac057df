// The check of a deployed site accepts the project's server and reports each fault of a host.

import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { addServiceWorker } from "../../scripts/build/app.mjs";
import { write } from "../../scripts/build/site.mjs";
import { createHandler } from "../../scripts/serve/handler.mjs";
import { listen } from "../../scripts/serve/listen.mjs";
import { checkHost } from "../../scripts/support/check-host.mjs";

const directory = mkdtempSync(join(tmpdir(), "stratege-host-"));
after(() => rmSync(directory, { recursive: true }));

const text = (/** @type {string} */ line) => Buffer.from(line.repeat(200));
const files = new Map([
  ["index.html", text("<!doctype html><title>start</title>")],
  ["chess.html", text("<!doctype html><title>chess</title>")],
  ["embed-qubic.html", text("<!doctype html><title>frame</title>")],
  ["404.html", text("<!doctype html><title>nothing</title>")],
  ["main.3fA9k2Qx.js", text("export {};\n")],
  ["main.1a2b3c4d.css", text("b { color: red }\n")],
  ["chess.1a2b3c4d.wasm", Buffer.concat([Buffer.from("\0asm"), randomBytes(2000)])],
  ["icon.1a2b3c4d.png", randomBytes(2000)],
  ["stratege.webmanifest", Buffer.from("{}")],
  ["licenses.txt", text("Permission is granted.\n")],
]);
await addServiceWorker({ files, onlineOnly: new Set(["404.html"]), onDemand: new Set() });
write(files, directory);

const BASE = "/some/where/";
const servePages = createHandler(directory, {
  base: BASE,
  headers: { "content-security-policy": "frame-ancestors 'self'" },
});
const serveFrames = createHandler(directory, { base: BASE });
/** @type {Handler} */
const serve = (request, response) =>
  (/embed-\w+\.html$/.test(request.url ?? "") ? serveFrames : servePages)(request, response);

/** @typedef {import("node:http").RequestListener} Handler */
/** @typedef {{ errors?: RegExp[], warnings?: RegExp[] }} Findings */

/** @param {Handler} handler of the host */
async function check(handler) {
  const { port, close } = await listen(handler, 0);
  try {
    return await checkHost(`http://localhost:${port}${BASE}`);
  } finally {
    await close();
  }
}

/**
 * Changes the headers of some files; null removes one.
 * @param {RegExp} files @param {Record<string, string | null>} changes @returns {Handler}
 */
const withHeaders = (files, changes) => (request, response) => {
  const writeHead = response.writeHead.bind(response);
  /** @type {any} */ (response).writeHead = (
    /** @type {number} */ status,
    /** @type {any} */ headers,
  ) => {
    const all = Object.entries({ ...headers, ...(files.test(request.url ?? "") ? changes : {}) });
    return writeHead(status, Object.fromEntries(all.filter(([, value]) => value !== null)));
  };
  serve(request, response);
};

/**
 * Replaces the response for some files.
 * @param {RegExp} files @param {number} status @param {Record<string, string>} headers @param {string} body
 * @returns {Handler}
 */
const withResponse = (files, status, headers, body) => (request, response) => {
  if (files.test(request.url ?? "")) response.writeHead(status, headers).end(body);
  else serve(request, response);
};

/** @type {Handler} */
const withoutCompression = (request, response) => {
  delete request.headers["accept-encoding"];
  serve(request, response);
};

const HTML = { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache", etag: "x" };
const STRICT = { ...HTML, "x-content-type-options": "nosniff", "x-frame-options": "DENY" };
const NO_WASM = "script-src 'self'; frame-ancestors 'none'";

test("the project's server has no faults", async () => {
  assert.deepEqual(await check(serve), { errors: [], warnings: [], files: files.size - 2 });
});

/** Hosts with their fault, and the reports. @type {[name: string, host: Handler, findings: Findings][]} */
const HOSTS = [
  [
    "a module of an unknown type",
    withHeaders(/wasm$/, { "content-type": "application/octet-stream" }),
    { errors: [/^chess\.1a2b3c4d\.wasm: its type is ".*stream" instead of "application\/wasm"/] },
  ],
  [
    "a script as text",
    withHeaders(/Qx\.js$/, { "content-type": "text/plain" }),
    { errors: [/^main\.3fA9k2Qx\.js: its type is "text\/plain"/] },
  ],
  [
    "a page in Latin-1",
    withHeaders(/chess\.html$/, { "content-type": "text/html; charset=iso-8859-1" }),
    { errors: [/^chess\.html: text\/html; charset=iso-8859-1 instead of UTF-8/] },
  ],
  [
    "a cached service worker",
    withHeaders(/service-worker/, { "cache-control": "public, max-age=31536000, immutable" }),
    { errors: [/^service-worker\.js: cache-control is .* instead of no-cache/] },
  ],
  [
    "a page without cache-control",
    withHeaders(/chess\.html$/, { "cache-control": null }),
    { warnings: [/^chess\.html: cache-control is "" instead of no-cache/] },
  ],
  [
    "a hashed file that is revalidated at each visit",
    withHeaders(/css$/, { "cache-control": "no-cache" }),
    { warnings: [/^main\.1a2b3c4d\.css: cache-control is "no-cache", not immutable/] },
  ],
  [
    "a page without a validator",
    withHeaders(/chess\.html$/, { etag: null }),
    { warnings: [/^chess\.html: it has neither etag nor last-modified/] },
  ],
  [
    "a type that browsers may guess",
    withHeaders(/css$/, { "x-content-type-options": null }),
    { warnings: [/^main\.1a2b3c4d\.css: x-content-type-options/] },
  ],
  [
    "a page that other sites may frame",
    withHeaders(/chess\.html$/, { "content-security-policy": null }),
    { warnings: [/^chess\.html: no header forbids framing/] },
  ],
  [
    "a frame that other sites may not use",
    withHeaders(/embed-qubic\.html$/, { "content-security-policy": "frame-ancestors 'self'" }),
    { warnings: [/^embed-qubic\.html: a header limits framing by other sites/] },
  ],
  [
    "a policy that forbids WebAssembly",
    withHeaders(/chess\.html$/, { "content-security-policy": NO_WASM }),
    { errors: [/^chess\.html: the policy of the host forbids script-src 'wasm-unsafe-eval'/] },
  ],
  [
    "a page that the host changes",
    withResponse(/chess\.html$/, 200, STRICT, "<b>"),
    { errors: [/^chess\.html: its contents \(3 bytes\) are not those of the build/] },
  ],
  [
    "a missing file",
    withResponse(/png$/, 404, {}, ""),
    { errors: [/^icon\.1a2b3c4d\.png: status 404/] },
  ],
  [
    "a file at another origin",
    withResponse(/png$/, 302, { location: "http://example.org/icon.png" }, ""),
    { errors: [/^icon\.1a2b3c4d\.png: a redirection to http:\/\/example\.org\/icon\.png/] },
  ],
  [
    "a loop of redirections",
    withResponse(/png$/, 302, { location: "icon.1a2b3c4d.png" }, ""),
    { errors: [/^icon\.1a2b3c4d\.png: too many redirections/] },
  ],
  [
    "a fallback page for unknown names",
    withResponse(/no-such-page/, 200, HTML, "<!doctype html>"),
    { errors: [/^no-such-page\.html: an unknown name has status 200/] },
  ],
  [
    "files without compression",
    withoutCompression,
    { warnings: [/^chess/, /^chess/, /^embed/, /^index/, /^licenses/, /^main/, /^main/] },
  ],
];

for (const [name, handler, findings] of HOSTS) {
  test(`${name} is reported`, async () => {
    const found = await check(handler);
    for (const kind of /** @type {const} */ (["errors", "warnings"])) {
      const expected = findings[kind] ?? [];
      assert.equal(found[kind].length, expected.length, found[kind].join("\n"));
      for (const [at, pattern] of expected.entries()) assert.match(found[kind][at], pattern);
    }
  });
}

test("pages may be served under their names without extension", async () => {
  const extensionless = withResponse(/chess\.html$/, 308, { location: "chess" }, "");
  const found = await check((request, response) => {
    if (request.url !== `${BASE}chess`) return extensionless(request, response);
    request.url += ".html";
    return serve(request, response);
  });
  assert.deepEqual(found.errors, []);
});

test("a host may close a connection after each response", async () => {
  const used = new WeakSet();
  const found = await check((request, response) => {
    if (used.has(request.socket)) return request.socket.resetAndDestroy();
    used.add(request.socket);
    return serve(request, response);
  });
  assert.deepEqual(found.errors, []);
});

test("an address without the site is an error", async () => {
  const nothing = withResponse(/service-worker/, 404, {}, "");
  await assert.rejects(check(nothing), /service-worker\.js: status 404/);
  const other = withResponse(/service-worker/, 200, { "content-type": "text/javascript" }, "self");
  await assert.rejects(check(other), /lists no files/);
});
