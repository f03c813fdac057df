// Caches the whole site, so that every game works offline after one visit; large files that few visitors need are cached
// at their first use. A new version is fetched in the background and activated when the user accepts it. This script
// contains the digest of each file; contents with another digest are neither cached nor served, but fetched again.

const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const base = new URL(scope.registration.scope);

/** Prefix of the names of this site's caches; the origin may host other sites. */
const CACHE_PREFIX = `stratege ${base.pathname} `;
const CURRENT_CACHE = CACHE_PREFIX + __VERSION__;

/** Digests of this version's files by name. */
const digests = new Map(Object.entries(__FILES__));

/** Files that are cached at their first use. */
const onDemand = new Set(__ON_DEMAND__);

/** Name of the start page in the cache. Its URL is "./", to which some hosts redirect this name. */
const START_PAGE = "index.html";

/** Milliseconds without data for any download after which all are aborted. */
const STALL_MS = 20_000;

/** @type {Set<AbortController>} */
const downloads = new Set();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let stallTimer;

scope.addEventListener("install", (event) => event.waitUntil(cacheFiles()));
scope.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([deleteOldCaches(), scope.clients.claim()])),
);
scope.addEventListener("message", ({ data }) => {
  if (data === "take over") scope.skipWaiting();
});
scope.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const name = fileName(url);
  if (method === "GET" && name !== null) event.respondWith(respond(name, event.request));
});

/**
 * Caches the files of this version. Fails if an intact copy of one is unavailable, so that versions are never mixed;
 * the browser retries at the next visit.
 */
async function cacheFiles() {
  const cache = await caches.open(CURRENT_CACHE);
  try {
    await Promise.all(
      [...digests.keys()].map(async (name) => {
        const present = await findIntact(name);
        if (present || !onDemand.has(name))
          await cache.put(name, present ?? (await fetchIntact(name)));
      }),
    );
  } catch (error) {
    await caches.delete(CURRENT_CACHE);
    throw error;
  }
}

/** An intact copy of a file from any version's cache. @param {string} name */
async function findIntact(name) {
  for (const cacheName of await siteCaches()) {
    const response = await caches.match(name, { cacheName });
    if (response && (await isIntact(name, response))) return response;
  }
  return undefined;
}

/**
 * Fetches a file, bypassing the HTTP cache if the first response is not intact. Throws if the second is not either.
 * @param {string} name
 */
async function fetchIntact(name) {
  for (const cache of /** @type {const} */ (["default", "reload"])) {
    const { response, bytes } = await download(name === START_PAGE ? "./" : name, cache);
    if (!(await hasDigest(name, bytes))) continue;
    // Browsers reject redirected responses for navigations.
    const { redirected, status, headers } = response;
    return redirected ? new Response(await response.blob(), { status, headers }) : response;
  }
  throw new Error(`${name} does not match its digest`);
}

/**
 * Fetches a file and its contents. Rejects if no download has received data for a while; the timer is shared because
 * downloads delay each other on a slow connection.
 * @param {string} url @param {RequestCache} cache
 */
async function download(url, cache) {
  const controller = new AbortController();
  downloads.add(controller);
  restartStallTimer();
  try {
    const response = await fetch(url, { cache, signal: controller.signal });
    return { response, bytes: await read(response.clone()) };
  } finally {
    downloads.delete(controller);
    restartStallTimer();
  }
}

/** @param {Response} response */
async function read({ body }) {
  const chunks = [];
  const reader = body?.getReader();
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done) return new Blob(chunks).arrayBuffer();
    restartStallTimer();
    chunks.push(/** @type {Uint8Array<ArrayBuffer>} */ (value));
  }
}

/** Restarts the timer that aborts stalled downloads. */
function restartStallTimer() {
  clearTimeout(stallTimer);
  if (downloads.size === 0) return;
  stallTimer = setTimeout(() => {
    for (const controller of downloads) controller.abort();
  }, STALL_MS);
}

/** @param {string} name @param {Response} response */
const isIntact = async (name, response) => hasDigest(name, await response.clone().arrayBuffer());

/** Whether contents have the digest from the build: the first 96 bits of SHA-256. @param {string} name @param {ArrayBuffer} bytes */
async function hasDigest(name, bytes) {
  const sum = await crypto.subtle.digest("SHA-256", bytes);
  return btoa(String.fromCharCode(...new Uint8Array(sum, 0, 12))) === digests.get(name);
}

/**
 * Deletes the caches of old versions, except the previous one: pages opened before the update may still request its
 * files.
 */
async function deleteOldCaches() {
  const [, , ...older] = await siteCaches();
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** The caches of this site's versions, newest first. */
const siteCaches = async () =>
  (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX)).reverse();

/** Name of a file of the site; null for other URLs. @param {string} url */
function fileName(url) {
  const { origin, pathname } = new URL(url);
  if (origin !== base.origin || !pathname.startsWith(base.pathname)) return null;
  const name = pathname.slice(base.pathname.length) || START_PAGE;
  return digests.has(`${name}.html`) ? `${name}.html` : name;
}

/** @param {string} name @param {Request} request */
async function respond(name, request) {
  // Files unknown to this version are requested by pages of an older one.
  if (!digests.has(name)) return (await caches.match(name)) ?? fetch(request);
  const intact = (await findIntact(name)) ?? (await restore(name));
  if (intact) return intact;
  // For a missing page the host's response is shown: its error page or a newer version.
  return request.mode === "navigate" ? fetch(request) : Response.error();
}

/** Caches a file on demand, or one that was evicted or damaged. @param {string} name */
async function restore(name) {
  try {
    const response = await fetchIntact(name);
    const cache = await caches.open(CURRENT_CACHE);
    await cache.put(name, response.clone()).catch(() => {}); // served even if the device is full
    return response;
  } catch {
    return undefined; // offline, or the host sends something else
  }
}
