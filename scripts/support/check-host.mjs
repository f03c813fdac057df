// Checks how a host serves the built site, by the rules of docs/hosting.md. Requests nothing outside the given address.

import { isHashed, typeOf } from "../serve/handler.mjs";
import { digestOf } from "./digest.mjs";
import { Problem } from "./errors.mjs";

/** @typedef {{ headers: Headers, contents: Buffer }} Reply */
/** Violated requirements and recommendations. @typedef {{ errors: string[], warnings: string[] }} Faults */

const WORKER = "service-worker.js";

/** Names that no site has. */
const UNKNOWN = ["no-such-file.3fA9k2Qx.js", "no-such-page.html", "no/such/page"];

const CONCURRENT_REQUESTS = 8;

const MAX_REDIRECTIONS = 3;

/** A year in seconds. */
const YEAR = 31_536_000;

/** Minimum size of files that should be compressed, in bytes. */
const MIN_COMPRESSED = 1000;

/** Equivalent content types. @type {Record<string, RegExp>} */
const ALTERNATIVES = {
  "text/javascript": /^(?:application|text)\/(?:x-)?javascript$/,
  "font/woff": /^(?:font|application)\/(?:font-|x-font-)?woff$/,
};

/**
 * @param {string} address of the site's folder
 * @returns {Promise<Faults & { files: number }>}
 */
export async function checkHost(address) {
  const folder = new URL(address.endsWith("/") ? address : `${address}/`);
  /** @type {Faults} */
  const faults = { errors: checkProtocol(folder), warnings: [] };
  const worker = await get(folder, WORKER);
  if (typeof worker === "string")
    throw new Problem(`${WORKER}: ${worker}.`, "give the address of a whole site.");
  checkHeaders(WORKER, worker, faults);
  const digests = digestsIn(worker.contents.toString());
  if (digests.length === 0)
    throw new Problem(`${WORKER} lists no files.`, "give the address of Stratege's site.");
  await forEachParallel(
    [["", "index.html"], ...digests.map(([name]) => [name, name])],
    async ([path, name]) => {
      const response = await get(folder, path);
      if (typeof response === "string")
        faults.errors.push(`${path || folder.pathname}: ${response}.`);
      else {
        checkHeaders(name, response, faults);
        checkContents(name, response, new Map(digests).get(name), faults);
      }
    },
  );
  await forEachParallel(UNKNOWN, async (name) => {
    const response = await get(folder, name);
    if (typeof response !== "string")
      faults.errors.push(`${name}: an unknown name has status 200 instead of 404.`);
    else if (!response.includes("404"))
      faults.errors.push(`${name}: an unknown name must have status 404: ${response}.`);
  });
  const sorted = (/** @type {string[]} */ list) => [...new Set(list)].sort();
  const [errors, warnings] = [sorted(faults.errors), sorted(faults.warnings)];
  return { errors, warnings, files: digests.length };
}

/** @param {URL} folder */
function checkProtocol({ protocol, hostname }) {
  const isSecure = protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return isSecure ? [] : ["The address has no HTTPS: the site does not work offline."];
}

/**
 * Reads the cached files and their digests from the service worker.
 * @param {string} script @returns {[name: string, digest: string][]}
 */
const digestsIn = (script) =>
  [...script.matchAll(/"([\w.-]+\.\w+)":"([\w+/]{16})"/g)].map(([, name, digest]) => [
    name,
    digest,
  ]);

/** @param {string} name @param {Reply} response @param {Faults} faults */
function checkHeaders(name, { headers }, { errors, warnings }) {
  const given = headers.get("content-type") ?? "";
  const [type] = given.split(";");
  const expected = typeOf(name);
  const [plain] = expected.split(";");
  if (type.trim() !== plain && !ALTERNATIVES[plain]?.test(type.trim()))
    errors.push(`${name}: its type is "${given}" instead of "${expected}".`);
  else if (/charset=(?!"?utf-8)/i.test(given)) errors.push(`${name}: ${given} instead of UTF-8.`);
  const cache = headers.get("cache-control") ?? "";
  const seconds = Number(cache.match(/max-age=(\d+)/)?.[1] ?? Number.NaN);
  const isRevalidated = /no-cache|no-store/.test(cache) || seconds === 0;
  if (isHashed(name)) {
    if (!(seconds >= YEAR && cache.includes("immutable")))
      warnings.push(`${name}: cache-control is "${cache}", not immutable for a year.`);
  } else if (!isRevalidated) {
    const list = Number.isNaN(seconds) ? warnings : errors;
    list.push(`${name}: cache-control is "${cache}" instead of no-cache.`);
  } else if (!headers.has("etag") && !headers.has("last-modified"))
    warnings.push(`${name}: it has neither etag nor last-modified, so each visit transfers it.`);
  if (headers.get("x-content-type-options") !== "nosniff")
    warnings.push(`${name}: x-content-type-options is not nosniff.`);
  if (plain === "text/html") checkPolicy(name, headers, { errors, warnings });
}

/** Pages that are made for frames of other sites. */
const FRAME = /^embed-\w+\.html$/;

/** Sources that a policy in a header must allow, because it applies in addition to the policy in the page. */
const REQUIRED_SOURCES = {
  "script-src": ["'self'", "'wasm-unsafe-eval'"],
  "worker-src": ["'self'"],
  "connect-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'", "data:"],
};

/** @param {string} name @param {Headers} headers @param {Faults} faults */
function checkPolicy(name, headers, { errors, warnings }) {
  const policy = headers.get("content-security-policy") ?? "";
  const directives = new Map(
    policy.split(";").map((directive) => {
      const [key, ...sources] = directive.trim().split(/\s+/);
      return [key, sources];
    }),
  );
  for (const [directive, needed] of Object.entries(REQUIRED_SOURCES)) {
    const sources = directives.get(directive) ?? directives.get("default-src");
    const missing = sources ? needed.filter((source) => !sources.includes(source)) : [];
    if (missing.length > 0)
      errors.push(`${name}: the policy of the host forbids ${directive} ${missing.join(" ")}.`);
  }
  const isLimited = directives.has("frame-ancestors") || headers.has("x-frame-options");
  const isFrame = FRAME.test(name);
  if (!isLimited && !isFrame)
    warnings.push(`${name}: no header forbids framing by other sites (frame-ancestors).`);
  if (isLimited && isFrame)
    warnings.push(`${name}: a header limits framing by other sites, for which the page is made.`);
}

/** @param {string} name @param {Reply} response @param {string | undefined} digest @param {Faults} faults */
function checkContents(name, { headers, contents }, digest, { errors, warnings }) {
  if (digest && digestOf(contents) !== digest)
    errors.push(`${name}: its contents (${contents.length} bytes) are not those of the build.`);
  const isText = /text|javascript|json|svg|wasm/.test(typeOf(name));
  const isCompressed = /br|gzip|zstd/.test(headers.get("content-encoding") ?? "");
  if (isText && !isCompressed && contents.length > MIN_COMPRESSED)
    warnings.push(`${name}: it is sent without compression (br or gzip).`);
}

/**
 * Requests a file below the folder; returns a description if the response is not the file.
 * @param {URL} folder @param {string} name @returns {Promise<Reply | string>}
 */
async function get(folder, name) {
  let url = new URL(name, folder);
  for (let count = 0; count <= MAX_REDIRECTIONS; count += 1) {
    const response = await fetch(url, {
      redirect: "manual",
      // A connection that is used again may be closed by the host at the same moment.
      headers: { "accept-encoding": "br, gzip", connection: "close" },
    }).catch((error) => `no response (${error.cause?.message ?? error.message})`);
    if (typeof response === "string") return response;
    const { status, headers } = response;
    const contents = await response.arrayBuffer().catch(() => null);
    const location = headers.get("location");
    if (status >= 300 && status < 400 && location) {
      url = new URL(location, url);
      if (!url.href.startsWith(folder.href)) return `a redirection to ${url.href}`;
    } else if (status !== 200) return `status ${status}`;
    else if (!contents) return "the response is cut short";
    else return { headers, contents: Buffer.from(contents) };
  }
  return "too many redirections";
}

/** Runs an action for every item, with a few in parallel. @template T @param {T[]} items @param {(item: T) => Promise<void>} act */
async function forEachParallel(items, act) {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await act(item);
  };
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, worker));
}
