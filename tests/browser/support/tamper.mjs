// Scripts prepended to the worker's own to slow, observe or break it. The page is not changed.

import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { dist } from "../../../scripts/support/paths.mjs";

/**
 * @callback Tamper
 * @param {string} script the worker's own
 * @param {number} visit the first worker of the site, the second …
 * @returns {string | null} null: there is no such file
 */

/**
 * @param {import("node:http").RequestListener} serve
 * @param {Tamper} tamper
 * @returns {import("node:http").RequestListener}
 */
export function tamperWithWorker(serve, tamper) {
  let visits = 0;
  return (request, response) => {
    const name = basename(new URL(request.url ?? "", "http://localhost").pathname);
    if (!/^worker\.\w+\.js$/.test(name)) return serve(request, response);
    visits += 1;
    const script = tamper(readFileSync(join(dist, name), "utf8"), visits);
    response.writeHead(script === null ? 404 : 200, {
      "content-type": "text/javascript",
      "cache-control": "no-store",
    });
    response.end(script ?? "");
  };
}

/**
 * Every Aufpasser searches `depth` moves deep without a time limit, and again until it is stopped.
 * @param {number} depth
 */
export const fixedDepth = (depth) => `{
  let thinking;
  addEventListener("message", ({ data }) => {
    if (data.type !== "choose") return;
    thinking = data.request.player.startsWith("aufpasser") ? data : undefined;
    if (thinking) Object.assign(data.request, { parameters: { depth: ${depth} }, limits: {} });
  });
  const post = globalThis.postMessage;
  globalThis.postMessage = (message) => {
    const isDone = message.type === "choice" && !message.value.stopped && message.value.depth > 1;
    const data = thinking;
    const again = () => data === thinking && dispatchEvent(new MessageEvent("message", { data }));
    if (data && isDone) setTimeout(again); // messages that have arrived are handled first
    else post(message);
  };
}`;

/** So deep that no search ends before it is stopped. */
export const deep = fixedDepth(10);

/** Broadcasts a log to the page: when the worker starts, polls the stop token, and answers. */
export const workerLog = `{
  const workerLog = new BroadcastChannel("worker-log");
  const write = (what, more) => workerLog.postMessage({ what, at: Date.now(), ...more });
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (...all) {
    write("asks");
    return send.apply(this, all);
  };
  const post = globalThis.postMessage;
  globalThis.postMessage = (message) => {
    if (message.type === "choice") write("chooses", { stopped: message.value.stopped });
    if (message.type === "analysed") write("analysed", { complete: message.value });
    post(message);
  };
  addEventListener("message", ({ data }) => {
    if (data.type === "analyse") write("analyses", { player: data.request.player });
  });
}`;

/** Holds every answer back for so many milliseconds. @param {number} time */
export const slow = (time) => `{
  const post = globalThis.postMessage;
  globalThis.postMessage = (message) =>
    setTimeout(() => post(message), message.type === "choice" ? ${time} : 0);
}`;

/** Every export of the module traps as soon as a request is sent. */
export const trapped = `{
  let isAsked = false;
  addEventListener("message", ({ data }) => { isAsked ||= data.type === "choose"; });
  const trapping = (exported) => typeof exported !== "function" ? exported : (...all) => {
    if (isAsked) throw new WebAssembly.RuntimeError("unreachable");
    return exported(...all);
  };
  const Instance = WebAssembly.Instance;
  WebAssembly.Instance = function (...all) {
    const { exports } = new Instance(...all);
    const names = Object.keys(exports);
    return { exports: Object.fromEntries(names.map((name) => [name, trapping(exports[name])])) };
  };
}`;

/** An accident outside of everything that is caught. */
export const confused = `addEventListener("message", ({ data }) => {
  if (data.type !== "choose") return;
  event.stopImmediatePropagation();
  throw new Error("lost the thread");
});`;
