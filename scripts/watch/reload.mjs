// Reloads open pages after a build: a script that waits for an event, and a service worker without a cache in place of the
// one that would keep showing the old site.

const SCRIPT = "/watch/reload.js";
const EVENTS = "/watch/events";
const SERVICE_WORKER = "service-worker.js";

const reloading = `new EventSource("${EVENTS}").onmessage = () => location.reload();`;

const forgetting = `
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const client of await clients.matchAll()) client.navigate(client.url);
})()));`;

/** Replaces a file of the site. @param {string} name @param {Buffer} contents */
export function changed(name, contents) {
  if (name === SERVICE_WORKER) return Buffer.from(forgetting);
  if (!name.endsWith(".html")) return contents;
  return Buffer.from(`${contents}`.replace("</head>", `<script src="${SCRIPT}"></script></head>`));
}

/**
 * Serves the script and its events in addition to the site.
 * @param {import("node:http").RequestListener} handler
 */
export function withReload(handler) {
  /** @type {Set<import("node:http").ServerResponse>} */
  const listening = new Set();
  /** @type {import("node:http").RequestListener} */
  const listener = (request, response) => {
    if (request.url === SCRIPT) {
      response.writeHead(200, { "content-type": "text/javascript; charset=utf-8" }).end(reloading);
    } else if (request.url === EVENTS) {
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
      response.write(":\n\n");
      listening.add(response);
      response.on("close", () => listening.delete(response));
    } else {
      handler(request, response);
    }
  };
  const reload = () => {
    for (const response of listening) response.write("data: built\n\n");
  };
  return { listener, reload };
}
