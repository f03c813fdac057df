// Scripts that are prepended to the worker's script to slow, observe or break it. The page itself is not changed.

import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { dist } from "../../../scripts/support/paths.mjs";

/**
 * @callback Tamper
 * @param {string} script of the worker
 * @param {number} visit number of the request, from 1
 * @returns {string | null} null: status 404
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

/** Every Aufpasser searches `depth` plies without a time limit, again and again until it is stopped. @param {number} depth */
export const fixedDepth = (depth) => `{
  let request;
  addEventListener("message", ({ data }) => {
    if (data.type !== "choose") return;
    request = data.request.player.startsWith("aufpasser") ? data : undefined;
    if (request) Object.assign(data.request, { parameters: { depth: ${depth} }, limits: {} });
  });
  const post = globalThis.postMessage;
  globalThis.postMessage = (message) => {
    const isDone = message.type === "choice" && !message.value.stopped && message.value.depth > 1;
    const data = request;
    const repeat = () => data === request && dispatchEvent(new MessageEvent("message", { data }));
    if (data && isDone) setTimeout(repeat); // after messages that have already arrived
    else post(message);
  };
}`;

/** A depth that no search completes before it is stopped. */
export const deepSearch = fixedDepth(10);

/** Broadcasts a log: polls of the stop token ("poll"), choices ("choice"), and analyses ("analyse", "analysed"). */
export const workerLog = `{
  const workerLog = new BroadcastChannel("worker-log");
  const write = (what, more) => workerLog.postMessage({ what, at: Date.now(), ...more });
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (...all) {
    write("poll");
    return send.apply(this, all);
  };
  const post = globalThis.postMessage;
  globalThis.postMessage = (message) => {
    if (message.type === "choice") write("choice", { stopped: message.value.stopped });
    if (message.type === "analysed") write("analysed", { complete: message.value });
    post(message);
  };
  addEventListener("message", ({ data }) => {
    if (data.type === "analyse") write("analyse", { player: data.request.player });
  });
}`;

/** Delays every choice. @param {number} time milliseconds */
export const delayed = (time) => `{
  const post = globalThis.postMessage;
  globalThis.postMessage = (message) =>
    setTimeout(() => post(message), message.type === "choice" ? ${time} : 0);
}`;

/** Every export of the module traps after the first request. */
export const trapping = `{
  let isRequested = false;
  addEventListener("message", ({ data }) => { isRequested ||= data.type === "choose"; });
  const trap = (exported) => typeof exported !== "function" ? exported : (...all) => {
    if (isRequested) throw new WebAssembly.RuntimeError("unreachable");
    return exported(...all);
  };
  const Instance = WebAssembly.Instance;
  WebAssembly.Instance = function (...all) {
    const { exports } = new Instance(...all);
    const names = Object.keys(exports);
    return { exports: Object.fromEntries(names.map((name) => [name, trap(exports[name])])) };
  };
}`;

/** Throws an error that no handler of the worker catches. */
export const throwing = `addEventListener("message", ({ data }) => {
  if (data.type !== "choose") return;
  event.stopImmediatePropagation();
  throw new Error("lost the thread");
});`;
