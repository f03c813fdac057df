// Reloads open pages after a build, for `npm run watch` and `npm start`: pages get a script that waits for a
// server-sent event, and the service worker is replaced by one that deletes its caches.

const SCRIPT = "/watch/reload.js";
const EVENTS = "/watch/events";
const SERVICE_WORKER = "service-worker.js";

const reloadScript = `new EventSource("${EVENTS}").onmessage = () => location.reload();`;

const uncachingServiceWorker = `
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const client of await clients.matchAll()) client.navigate(client.url);
})()));`;

/** Adds the script to a page, and replaces the service worker. @param {string} name @param {Buffer} contents */
export function withReloadScript(name, contents) {
  if (name === SERVICE_WORKER) return Buffer.from(uncachingServiceWorker);
  if (!name.endsWith(".html")) return contents;
  return Buffer.from(`${contents}`.replace("</head>", `<script src="${SCRIPT}"></script></head>`));
}

/** Serves the script and its events in addition to the site. @param {import("node:http").RequestListener} handler */
export function withReload(handler) {
  /** @type {Set<import("node:http").ServerResponse>} */
  const subscribers = new Set();
  /** @type {import("node:http").RequestListener} */
  const listener = (request, response) => {
    if (request.url === SCRIPT) {
      response
        .writeHead(200, { "content-type": "text/javascript; charset=utf-8" })
        .end(reloadScript);
    } else if (request.url === EVENTS) {
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
      response.write(":\n\n");
      subscribers.add(response);
      response.on("close", () => subscribers.delete(response));
    } else {
      handler(request, response);
    }
  };
  const reload = () => {
    for (const response of subscribers) response.write("data: built\n\n");
  };
  return { listener, reload };
}
