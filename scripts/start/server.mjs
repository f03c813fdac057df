// The server of `npm start`. It answers as soon as the first game's module is built: with the pages that need no other
// module, and with a page that shows the progress in place of the others, until the whole site is built.

import { EventEmitter, once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { handlerFor } from "../serve/handler.mjs";
import { listen } from "../serve/listen.mjs";
import { dist, inRoot } from "../support/paths.mjs";
import { say } from "../support/say.mjs";
import { changed, withReload } from "../watch/reload.mjs";
import { PROGRESS_HEADERS, progressPage } from "./progress-page.mjs";

/** @typedef {import("../build/first-pages.mjs").FirstPages} FirstPages */

/** The pages that are built before the others. */
const FIRST_PAGES = inRoot("target", "first-pages");

/** Makes the start page reload when another game can be played. @param {string} name @param {Buffer} contents */
const withReloadingStart = (name, contents) =>
  ["index.html", "start.html"].includes(name) ? changed(name, contents) : contents;

export class StartServer {
  #port;
  #directories;
  #handlers;
  #listener;
  #reload;
  /** Emits the name of each module that is built. */
  #built = new EventEmitter().setMaxListeners(0);
  /** Addresses of the files of each module, by name; null until it is built. @type {Map<string, string | null>} */
  #modules = new Map();
  /** @type {FirstPages | null} */
  #pages = null;
  #isComplete = false;
  /** The previous update of the pages. */
  #update = Promise.resolve();
  /** Resolves when the server listens; null until there is something to serve. @type {ReturnType<typeof listen> | null} */
  listening = null;

  /** @param {number} port the first one to try @param {{ first: string, whole: string }} [directories] */
  constructor(port, directories = { first: FIRST_PAGES, whole: dist }) {
    this.#port = port;
    this.#directories = directories;
    this.#handlers = {
      first: handlerFor(directories.first, { change: withReloadingStart }),
      whole: handlerFor(directories.whole),
    };
    const { listener, reload } = withReload((request, response) => this.#answer(request, response));
    this.#listener = listener;
    this.#reload = reload;
  }

  /** Serves the pages that need none of the modules to be built. @param {FirstPages} pages @param {string[]} modules */
  async begin(pages, modules) {
    rmSync(this.#directories.first, { recursive: true, force: true });
    this.#pages = pages;
    for (const name of modules) this.#modules.set(name, null);
    await this.#write();
  }

  /** Adds the pages that a module completes. @param {string} name */
  add(name) {
    this.#update = this.#update.then(async () => {
      this.#modules.set(name, (await this.#pages?.add(name)) ?? null);
      await this.#write();
      this.#built.emit(name);
    });
    return this.#update;
  }

  /** Serves the whole site from now on. */
  async complete() {
    this.#isComplete = true;
    this.#reload();
    const { port } = await this.#listen();
    say(`\nStratege is ready: http://localhost:${port}/   (Ctrl+C ends it)`);
  }

  async close() {
    await (await this.listening)?.close();
  }

  async #write() {
    const files = (await this.#pages?.write(this.#directories.first)) ?? [];
    if (files.includes("index.html")) this.#reload();
    if (files.length === 0 || this.listening) return;
    const { port } = await this.#listen();
    say(`\n  The first game can be played: http://localhost:${port}/   (the others follow)\n`);
  }

  #listen() {
    this.listening ??= listen(this.#listener, this.#port);
    return this.listening;
  }

  /** @type {import("node:http").RequestListener} */
  async #answer(request, response) {
    const name = (request.url ?? "/").slice(1).replace(/[?#].*/, "");
    const [, module, ending] = name.match(/^([\w-]+)\.(wasm|js)$/) ?? [];
    if (this.#modules.has(module)) return this.#redirect(response, module, ending);
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

  /** Answers with the address of a module's file, once it is built. @param {import("node:http").ServerResponse} response @param {string} module @param {string} ending */
  async #redirect(response, module, ending) {
    if (this.#modules.get(module) === null) await once(this.#built, module);
    const [wasm, glue] = (this.#modules.get(module) ?? "").split(" ");
    const location = ending === "wasm" ? wasm : glue;
    response.writeHead(307, { location, "cache-control": "no-store" }).end();
  }
}
