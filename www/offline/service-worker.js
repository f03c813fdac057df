// Caches the whole site: after one visit every game can be played offline. A new version is fetched in the background
// and waits until the user accepts it; until then everything comes from the old one. Each file has its digest in this
// script: contents that differ are never stored or served, but fetched again.

const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const place = new URL(scope.registration.scope);

/** Another site below the same address has caches of its own. */
const OWN = `stratege ${place.pathname} `;
const CURRENT = OWN + __VERSION__;

/** The digest of each file of this version, by name. */
const digests = new Map(Object.entries(__FILES__));

/** The first page has two names; some hosts redirect from the second to the first. */
const FIRST = "index.html";

scope.addEventListener("install", (event) => event.waitUntil(fill()));
scope.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([tidy(), scope.clients.claim()])),
);
scope.addEventListener("message", ({ data }) => {
  if (data === "take over") scope.skipWaiting();
});
scope.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const name = nameOf(url);
  if (method === "GET" && name !== null) event.respondWith(find(name, event.request));
});

/**
 * Stores every file of this version. Fails if one cannot be had as it was built, so that versions are never mixed; the
 * browser tries again at the next visit.
 */
async function fill() {
  const cache = await caches.open(CURRENT);
  try {
    await Promise.all(
      [...digests.keys()].map(async (name) =>
        cache.put(name, (await stored(name)) ?? (await take(name))),
      ),
    );
  } catch (error) {
    await caches.delete(CURRENT);
    throw error;
  }
}

/** An intact copy of a file from the cache of any version. @param {string} name */
async function stored(name) {
  for (const cacheName of await ownCaches()) {
    const answer = await caches.match(name, { cacheName });
    if (answer && (await isIntact(name, answer))) return answer;
  }
  return undefined;
}

/**
 * Fetches a file, past the browser's own cache if the first answer is not intact. Throws if the second one is not either.
 * @param {string} name
 */
async function take(name) {
  for (const cache of /** @type {const} */ (["default", "reload"])) {
    const answer = await fetch(name === FIRST ? "./" : name, { cache });
    if (!(await isIntact(name, answer))) continue;
    // A redirected answer would be refused for a navigation.
    const { redirected, status, headers } = answer;
    return redirected ? new Response(await answer.blob(), { status, headers }) : answer;
  }
  throw new Error(`${name} is not as it was built`);
}

/** Whether contents have the digest of the build: the first 96 bits of SHA-256. @param {string} name @param {Response} answer */
async function isIntact(name, answer) {
  const sum = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(sum, 0, 12))) === digests.get(name);
}

/**
 * A page that was opened before the last update may still request files of its own version, so that one stays;
 * older ones go.
 */
async function tidy() {
  const [, , ...older] = await ownCaches();
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** The caches of this site's versions, newest first. */
const ownCaches = async () =>
  (await caches.keys()).filter((name) => name.startsWith(OWN)).reverse();

/** The name of a file of the site; null for everything else. @param {string} address */
function nameOf(address) {
  const { origin, pathname } = new URL(address);
  if (origin !== place.origin || !pathname.startsWith(place.pathname)) return null;
  const name = pathname.slice(place.pathname.length) || FIRST;
  return digests.has(`${name}.html`) ? `${name}.html` : name;
}

/** @param {string} name @param {Request} request */
async function find(name, request) {
  // Files that this version does not have belong to a page of an older one.
  if (!digests.has(name)) return (await caches.match(name)) ?? fetch(request);
  const intact = (await stored(name)) ?? (await restore(name));
  if (intact) return intact;
  // Instead of a missing page the host's answer is shown: its error, or the page of a newer version.
  return request.mode === "navigate" ? fetch(request) : Response.error();
}

/** Stores a file again that was evicted or damaged. @param {string} name */
async function restore(name) {
  try {
    const answer = await take(name);
    const cache = await caches.open(CURRENT);
    await cache.put(name, answer.clone()).catch(() => {}); // served even if the device is full
    return answer;
  } catch {
    return undefined; // offline, or the host sends something else
  }
}
