// The packages in Chromium, installed from their tarballs: a page without a bundler, esbuild, a page without a server, a
// worker in a worker, and errors that say what to change.

import assert from "node:assert/strict";
import { cpSync, readFileSync } from "node:fs";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { openChromium } from "../browser/support/chromium.mjs";
import { examplesIn, games, openProject } from "./support/project.mjs";
import { openStaticHost } from "./support/static-host.mjs";

const project = openProject();
const [host, browser] = await Promise.all([openStaticHost(project.folder), openChromium()]);
after(async () => {
  await Promise.all([host.close(), browser.close()]);
  project.remove();
});

const connect4 = readFileSync(project.path("node_modules/@stratege/connect4/README.md"), "utf8");
const MOVES = `"4453"`;

/** Opens a page; resolves with its text when there is one. @param {string} url @param {string} [init] runs before its scripts */
async function textOf(url, init = "") {
  const context = await browser.newContext();
  const page = await context.newPage();
  /** @type {string[]} */
  const errors = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.addInitScript({ content: init });
  await page.goto(url);
  const handle = await page.waitForFunction(() => document.querySelector("output")?.textContent);
  const text = await handle.jsonValue();
  await context.close();
  assert.deepEqual(errors, []);
  return text;
}

/** A page that shows what a module writes with `show`. @param {string} code */
const pageOf = (code) => `<!doctype html><title>Test</title><output></output>
<script type="module">
const show = (text) => { document.querySelector("output").textContent = text; };
${code}
</script>`;

/** Shows the code and the sentence of the error of an attempt. @param {string} entry @param {string} attempt */
const errorPage = (entry, attempt) =>
  pageOf(`
  import { createEngine, EngineError } from "/node_modules/@stratege/connect4/${entry}";
  const attempt = async () => { ${attempt} };
  attempt().then(
    () => show("no error"),
    (error) => show([error instanceof EngineError, error.code, error.message].join("|")),
  );`);

/** @param {string} name @param {typeof import("../../packages/engine-game/node.mjs")} module */
const moveInNode = async (name, { createEngine }) => {
  const { moves, nodes } = games[name];
  const engine = await createEngine();
  const { move } = await engine.choose(moves, { nodes, seed: 1 });
  engine.close();
  return move;
};

for (const game of Object.keys(games)) {
  test(`${game}: the page of the README shows the move that Node chooses`, async () => {
    const [html] = examplesIn(project.read(`${game}/README.md`), "html");
    project.write(`${game}.html`, html);
    const path = project.path("node_modules/@stratege", game, "node.js");
    const expected = await moveInNode(game, await import(pathToFileURL(path).href));
    assert.equal(await textOf(`${host.url}${game}.html`), expected);
  });
}

test("bundled by esbuild, with the files of the package next to it", async () => {
  const [example] = examplesIn(connect4, "js");
  const code = `${example}\nshow(move + " " + score?.kind);\nfunction show(text) {
    document.querySelector("output").textContent = text; }`;
  const entry = project.write("app.mjs", code.replace(/console\.log.*/, ""));
  await build({
    ...{ entryPoints: [entry], bundle: true, format: "esm", logLevel: "error" },
    outfile: project.path("bundled/app.js"),
  });
  for (const name of project.files("connect4"))
    if (name.endsWith(".wasm") || name === "connect4-worker.js")
      cpSync(project.path("node_modules/@stratege/connect4", name), project.path("bundled", name));
  project.write(
    "bundled/index.html",
    `<output></output><script type="module" src="app.js"></script>`,
  );
  assert.match((await textOf(`${host.url}bundled/index.html`)) ?? "", /^\d left$/);
});

test("/inline, bundled into a classic script, works in a page without a server and stops", async () => {
  const entry = project.write(
    "inline.mjs",
    `import { createEngine } from "@stratege/connect4/inline";
    (async () => {
      const engine = await createEngine();
      const { move } = await engine.choose(${MOVES}, { level: "perfect", nodes: 1e6 });
      const controller = new AbortController();
      const long = { level: "level-6", parameters: { depth: 20 }, time: 600_000 };
      const search = engine.choose("", { ...long, signal: controller.signal });
      requestAnimationFrame(() => controller.abort());
      const stopped = await search.catch(({ name }) => name);
      const next = await engine.choose("", { level: "level-1" });
      const formats = await engine.formats();
      document.querySelector("output").textContent =
        [typeof move, stopped, typeof next.move, formats.list.length].join(" ");
    })();`,
  );
  const { outputFiles } = await build({
    ...{ entryPoints: [entry], bundle: true, format: "iife", write: false, logLevel: "error" },
    logOverride: { "empty-import-meta": "silent" },
  });
  const path = project.write(
    "inline.html",
    `<!doctype html><meta charset="utf-8"><output></output><script>${outputFiles[0].text}</script>`,
  );
  assert.equal(await textOf(pathToFileURL(path).href), "string AbortError string 2");
});

test("a worker in a worker: the engine runs in the caller's own worker", async () => {
  project.write(
    "own-worker.js",
    `import { createEngine } from "./node_modules/@stratege/connect4/index.js";
    import { createWorker } from "./node_modules/@stratege/connect4/worker.js";
    const engine = await createEngine({ worker: createWorker });
    const { move } = await engine.choose(${MOVES}, { level: "perfect", nodes: 1e6 });
    postMessage(typeof move);`,
  );
  project.write(
    "own-worker.html",
    pageOf(`const worker = new Worker("own-worker.js", { type: "module" });
    worker.onmessage = ({ data }) => show(data);
    worker.onerror = ({ message }) => show("error: " + message);`),
  );
  assert.equal(await textOf(`${host.url}own-worker.html`), "string");
});

test("importing starts and requests nothing", async () => {
  project.write(
    "idle.html",
    pageOf(`
    const started = [];
    for (const name of ["Worker", "fetch"]) globalThis[name] = () => started.push(name);
    await import("./node_modules/@stratege/connect4/index.js");
    await import("./node_modules/@stratege/connect4/worker.js");
    await import("./node_modules/@stratege/connect4/inline.js");
    show("nothing" + started);`),
  );
  assert.equal(await textOf(`${host.url}idle.html`), "nothing");
});

test("several engines and games on one page do not disturb each other", async () => {
  project.write(
    "several.html",
    pageOf(`
    const games = ["connect4", "qubic", "connect4"];
    const modules = await Promise.all(games.map((game) => import(\`./node_modules/@stratege/\${game}/index.js\`)));
    const engines = await Promise.all(modules.map(({ createEngine }) => createEngine()));
    const choices = await Promise.all(engines.map((engine) => engine.choose("", { nodes: 1000 })));
    show(engines.map(({ rules }, at) => rules.legalMoves().includes(choices[at].move)).join());`),
  );
  assert.equal(await textOf(`${host.url}several.html`), "true,true,true");
});

test("@stratege/engine plays with modules at other addresses", async () => {
  for (const [name, folder] of [
    ["connect4", "connect4"],
    ["connect4-engine", "connect4-engine"],
  ]) {
    for (const file of ["stratege.js", "stratege_bg.wasm"]) {
      const from = new URL(`../../www/wasm/${folder}/${file}`, import.meta.url);
      project.write(
        `${name}${file.slice("stratege".length).replace("_bg", "")}`,
        readFileSync(from),
      );
    }
  }
  const [example] = examplesIn(project.read("engine/README.md"), "js");
  const code = example
    .replace("@stratege/engine", "./node_modules/@stratege/engine/index.js")
    .replace(/console\.log\((.*)\);/, "show([$1].join());");
  project.write("elsewhere.html", pageOf(code));
  assert.match((await textOf(`${host.url}elsewhere.html`)) ?? "", /^\d,left$/);
});

/** @type {[what: string, host: Parameters<typeof openStaticHost>[1], entry: string, init: string, attempt: string, expected: RegExp][]} */
const FAILURES = [
  [
    "a page instead of a module",
    { hasFallback: true, isMissing: (path) => path.endsWith(".wasm") },
    "index.js",
    "",
    "await createEngine()",
    /^true\|html\|\S+connect4_bg\.wasm is a web page instead of a WebAssembly module.*optimizeDeps/,
  ],
  [
    "a missing module of the players",
    { isMissing: (path) => path.endsWith("-engine_bg.wasm") },
    "index.js",
    "",
    `await (await createEngine()).choose("")`,
    /^true\|missing\|\S+connect4-engine_bg\.wasm was not found/,
  ],
  [
    "a policy that forbids WebAssembly",
    { headers: { "content-security-policy": "script-src 'self' 'unsafe-inline'" } },
    "index.js",
    "",
    "await createEngine()",
    /^true\|policy\|.*'wasm-unsafe-eval'/,
  ],
  [
    "the same for /inline",
    { headers: { "content-security-policy": "script-src 'self' 'unsafe-inline'" } },
    "inline.js",
    "",
    "await createEngine()",
    /^true\|policy\|.*'wasm-unsafe-eval'/,
  ],
  [
    "no workers",
    {},
    "index.js",
    "delete globalThis.Worker;",
    `await (await createEngine()).choose("")`,
    /^true\|no-workers\|.*option `worker`/,
  ],
  [
    "a missing worker script",
    { isMissing: (path) => path.endsWith("-worker.js") },
    "index.js",
    "",
    `await (await createEngine()).choose("")`,
    /^true\|worker-script\|/,
  ],
];

for (const [what, options, entry, init, attempt, expected] of FAILURES) {
  test(`an error that says what to change: ${what}`, async () => {
    project.write("failure.html", errorPage(entry, attempt));
    const faulty = await openStaticHost(project.folder, options);
    assert.match((await textOf(`${faulty.url}failure.html`, init)) ?? "", expected);
    await faulty.close();
  });
}
