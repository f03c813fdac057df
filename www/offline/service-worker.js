// Caches the whole site: after one visit every game can be played offline. A new version is fetched in the background
// and waits until the user accepts it; until then everything comes from the old one.

const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const place = new URL(scope.registration.scope);

/** Another site below the same address has caches of its own. */
const OWN = `stratege ${place.pathname} `;
const CURRENT = OWN + __VERSION__;

/** The first page has two names; some hosts send whoever asks for the second to the first. */
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

/** Fetches everything that is not here yet; a version that is not complete is none. */
async function fill() {
  const cache = await caches.open(CURRENT);
  try {
    await Promise.all([
      ...__FILES__.map(async (name) =>
        cache.put(name, (await caches.match(name)) ?? (await take(name))),
      ),
      ...__PAGES__.map(async (name) => cache.put(name, await take(name, "no-cache"))),
    ]);
  } catch (error) {
    await caches.delete(CURRENT);
    throw error;
  }
}

/** @param {string} name @param {RequestCache} [cache] */
async function take(name, cache) {
  const answer = await fetch(name === FIRST ? "./" : name, { cache });
  if (!answer.ok) throw new Error(`${answer.status} ${name}`);
  // A page that came by a detour would be refused as the answer to a navigation.
  const { status, headers } = answer;
  return answer.redirected ? new Response(await answer.blob(), { status, headers }) : answer;
}

/**
 * A page that was opened before the last update may still ask for files of its own version, so that one stays;
 * older ones go. Caches are listed in the order in which they were made.
 */
async function tidy() {
  const own = (await caches.keys()).filter((name) => name.startsWith(OWN));
  await Promise.all(own.slice(0, -2).map((name) => caches.delete(name)));
}

/** The name of a file of the site; null for everything else. @param {string} address */
function nameOf(address) {
  const { origin, pathname } = new URL(address);
  if (origin !== place.origin || !pathname.startsWith(place.pathname)) return null;
  const name = pathname.slice(place.pathname.length) || FIRST;
  return __PAGES__.includes(`${name}.html`) ? `${name}.html` : name;
}

/** @param {string} name @param {Request} request */
async function find(name, request) {
  const cache = await caches.open(CURRENT);
  return (await cache.match(name)) ?? (await caches.match(name)) ?? fetch(request);
}
