// The server of `npm start`. It listens as soon as the first game's module is built and serves the pages whose modules
// exist; other pages show the progress, and requests for modules wait, until the whole site is built.

import { EventEmitter, once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createHandler } from "../serve/handler.mjs";
import { listen } from "../serve/listen.mjs";
import { dist, inRoot } from "../support/paths.mjs";
import { print } from "../support/print.mjs";
import { withReload, withReloadScript } from "../watch/reload.mjs";
import { PROGRESS_HEADERS, progressPage } from "./progress-page.mjs";

/** @typedef {import("./first-pages.mjs").FirstPages} FirstPages */

/** Pages that are served before the site is complete. */
const FIRST_PAGES = inRoot("target", "first-pages");

/** The start page reloads when another game can be played. @param {string} name @param {Buffer} contents */
const reloadStartPage = (name, contents) =>
  ["index.html", "start.html"].includes(name) ? withReloadScript(name, contents) : contents;

export class StartServer {
  #port;
  #directories;
  #handlers;
  #listener;
  #reload;
  /** Emits the name of each module when it is built. */
  #built = new EventEmitter().setMaxListeners(0);
  /** Addresses of the module and its glue by the module's name; null until it is built. @type {Map<string, string | null>} */
  #modules = new Map();
  /** @type {FirstPages | null} */
  #pages = null;
  #isComplete = false;
  /** The last update of the pages; updates run one after the other. */
  #update = Promise.resolve();
  /** Null before the first page can be served. @type {ReturnType<typeof listen> | null} */
  listening = null;

  /** @param {number} port the first one to try @param {{ first: string, whole: string }} [directories] */
  constructor(port, directories = { first: FIRST_PAGES, whole: dist }) {
    this.#port = port;
    this.#directories = directories;
    this.#handlers = {
      first: createHandler(directories.first, { transform: reloadStartPage }),
      whole: createHandler(directories.whole),
    };
    const { listener, reload } = withReload((request, response) => this.#handle(request, response));
    this.#listener = listener;
    this.#reload = reload;
  }

  /** Serves the pages that can be built already. @param {FirstPages} pages */
  async begin(pages) {
    rmSync(this.#directories.first, { recursive: true, force: true });
    this.#pages = pages;
    for (const name of pages.pending) this.#modules.set(name, null);
    await this.#write();
  }

  /** Adds the pages that a newly built module completes. @param {string} name */
  add(name) {
    this.#update = this.#update.then(async () => {
      this.#modules.set(name, (await this.#pages?.add(name)) ?? null);
      await this.#write();
      this.#built.emit(name);
    });
    return this.#update;
  }

  /** Switches to the whole site. */
  async complete() {
    this.#isComplete = true;
    this.#reload();
    const { port } = await this.#listen();
    print(`\nStratege is ready: http://localhost:${port}/   (Ctrl+C ends it)`);
  }

  async close() {
    await (await this.listening)?.close();
  }

  async #write() {
    const files = (await this.#pages?.write(this.#directories.first)) ?? [];
    if (files.includes("index.html")) this.#reload();
    if (files.length === 0 || this.listening) return;
    const { port } = await this.#listen();
    print(`\n  The first game can be played: http://localhost:${port}/   (the others follow)\n`);
  }

  #listen() {
    this.listening ??= listen(this.#listener, this.#port);
    return this.listening;
  }

  /** @type {import("node:http").RequestListener} */
  async #handle(request, response) {
    const name = (request.url ?? "/").slice(1).replace(/[?#].*/, "");
    const [, module, extension] = name.match(/^([\w-]+)\.(wasm|js)$/) ?? [];
    if (this.#modules.has(module)) return this.#redirect(response, module, extension);
    if (this.#isComplete) return this.#handlers.whole(request, response);
    const isPage = name === "" || name.endsWith(".html") || !name.includes(".");
    if (!isPage || existsSync(join(this.#directories.first, name || "index.html")))
      return this.#handlers.first(request, response);
    response.writeHead(503, PROGRESS_HEADERS);
    response.end(progressPage(this.#progress(), request.headers["accept-language"]));
  }

  #progress() {
    const files = [...this.#modules.values()];
    return { built: files.filter((names) => names !== null).length, total: files.length };
  }

  /**
   * Redirects from `<module>.wasm` or `.js` to the file with its digest as soon as it is built.
   * @param {import("node:http").ServerResponse} response @param {string} module @param {string} extension
   */
  async #redirect(response, module, extension) {
    if (this.#modules.get(module) === null) await once(this.#built, module);
    const [wasm, glue] = (this.#modules.get(module) ?? "").split(" ");
    const location = extension === "wasm" ? wasm : glue;
    response.writeHead(307, { location, "cache-control": "no-store" }).end();
  }
}
