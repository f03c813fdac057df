// WebKitGTK's MiniBrowser, driven by WebDriver on a virtual screen.

import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findWebKit } from "../../../scripts/support/browsers.mjs";
import { endGroup, startGroup } from "./processes.mjs";
import { requireBrowser } from "./require-browser.mjs";

/** @typedef {Awaited<ReturnType<typeof openWebKit>>} WebKit */

/** Milliseconds for one command, enough for a loaded machine. */
const TIMEOUT = 120_000;

/** Opens a browser with an empty window and a new profile. */
export async function openWebKit() {
  const { browser, driver, screen } = requireBrowser(findWebKit(), "WebKitGTK's driver or Xvfb");
  const home = mkdtempSync(join(tmpdir(), "stratege-webkit-"));
  /** @type {import("node:child_process").ChildProcess[]} */
  const started = [];
  /** @type {string | undefined} */
  let session;
  const close = async () => {
    if (session) await call("DELETE", session, undefined, 5000).catch(() => {});
    for (const child of started.reverse()) await endGroup(child);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const display = await openScreen(screen, started);
    const port = await freePort();
    const server = `http://127.0.0.1:${port}`;
    started.push(startGroup(driver, [`--port=${port}`], { env: environment(display, home) }));
    await waitForDriver(server);
    const options = { binary: browser, args: ["--automation"] };
    const capabilities = {
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": options,
      timeouts: { script: TIMEOUT, pageLoad: TIMEOUT },
    };
    const opened = await call("POST", `${server}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    session = `${server}/session/${opened.sessionId}`;
    return { ...page(session), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @param {string} session */
function page(session) {
  /**
   * @param {string} body of a function, which may return a promise
   * @param {unknown[]} args
   * @returns {Promise<any>}
   */
  const run = (body, ...args) => call("POST", `${session}/execute/sync`, { script: body, args });
  return {
    run,
    /** @param {string} expression */
    evaluate: (expression) => run(`return ${expression}`),
    /** @param {string} url */
    goto: (url) => call("POST", `${session}/url`, { url }),
    /**
     * Sends any other command of WebDriver.
     * @param {"GET" | "POST" | "DELETE"} method
     * @param {string} path
     * @param {unknown} [body]
     */
    call: (method, path, body) => call(method, session + path, body),
    /**
     * @param {string} body of a function that is polled until it returns a truthy value
     * @param {number} [timeout] milliseconds
     */
    async waitFor(body, timeout = TIMEOUT) {
      for (const end = performance.now() + timeout; ; ) {
        const value = await run(body);
        if (value) return value;
        if (performance.now() > end) throw new Error(`timeout of the condition ${body}`);
        await sleep(100);
      }
    },
  };
}

/**
 * Sends a command of WebDriver.
 * @param {"GET" | "POST" | "DELETE"} method
 * @param {string} url
 * @param {unknown} [body]
 * @param {number} [timeout]
 * @returns {Promise<any>}
 */
async function call(method, url, body, timeout = TIMEOUT) {
  const response = await fetch(url, {
    method,
    headers: { "content-type": "application/json" },
    body: method === "POST" ? JSON.stringify(body ?? {}) : undefined,
    signal: AbortSignal.timeout(timeout),
  }).catch((error) => {
    // The report of a test shows nothing of a DOMException.
    throw new Error(`WebDriver: ${method} ${url}: ${error.message}`);
  });
  const { value } = /** @type {any} */ (await response.json());
  if (!response.ok) throw new Error(`WebDriver: ${value?.error}: ${value?.message}`);
  return value;
}

/**
 * Starts Xvfb, which chooses a free display and writes its number to descriptor 3 when it is ready.
 * @param {string} screen
 * @param {import("node:child_process").ChildProcess[]} started
 * @returns {Promise<string>}
 */
function openScreen(screen, started) {
  const args = ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"];
  const child = startGroup(screen, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  started.push(child);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => reject(new Error(`Xvfb ended with status ${code}`)));
    child.stdio[3]?.once("data", (number) => resolve(`:${String(number).trim()}`));
  });
}

/** @param {string} display @param {string} home */
function environment(display, home) {
  const proxies = ["http_proxy", "https_proxy", "all_proxy"].flatMap((name) => [
    name,
    name.toUpperCase(),
  ]);
  return {
    ...process.env,
    ...Object.fromEntries(proxies.map((name) => [name, ""])),
    DISPLAY: display,
    GDK_BACKEND: "x11",
    HOME: home,
    NO_AT_BRIDGE: "1",
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", // only pages of this repository are opened
    XDG_RUNTIME_DIR: home,
  };
}

/** @param {string} server */
async function waitForDriver(server) {
  for (let i = 0; i < 100; i++) {
    if (
      await call("GET", `${server}/status`, undefined, 1000).then(
        () => true,
        () => false,
      )
    )
      return;
    await sleep(100);
  }
  throw new Error("WebKitWebDriver does not respond");
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
