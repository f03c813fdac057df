// The environments of the check: each returns the moves that a program chose with the packages.

import { execFileSync, spawn } from "node:child_process";
import { cpSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { games } from "../../packages/engine-game/games.mjs";
import { openFirefox } from "../../tests/browser/support/firefox.mjs";
import { until } from "../../tests/browser/support/until.mjs";
import { openStaticHost } from "../../tests/packages/support/static-host.mjs";
import { exportingApp, pageFor, printingApp, showingApp } from "./app.mjs";

/** @typedef {import("../../tests/packages/support/project.mjs").Project} Project */
/** @typedef {(url: string) => Promise<string>} Show text of a page */
/** @typedef {{ name: string, needs?: string[], run: (project: Project, show: Show) => Promise<string> | string }} Environment */

/** Runs a program that npm installed for the project. @param {Project} project @param {string[]} command */
const runTool = (project, [name, ...args]) =>
  execFileSync(project.path("node_modules/.bin", name), args, {
    cwd: project.folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
  });

/** @param {Project} project @param {string} folder @param {string} page @param {Show} show */
export async function showFrom(project, folder, page, show) {
  const host = await openStaticHost(project.path(folder));
  try {
    return await show(host.url + page);
  } finally {
    await host.close();
  }
}

/** Waits for the address that a server prints. @param {Project} project @param {string[]} command @param {Show} show */
async function showFromServer(project, [name, ...args], show) {
  const server = spawn(project.path("node_modules/.bin", name), args, {
    cwd: project.folder,
    env: { ...process.env, NO_COLOR: "1", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const url = await new Promise((resolve, reject) => {
      let printed = "";
      server.stdout.on("data", (text) => {
        printed += text;
        const [found] = printed.match(/http:\/\/[\w.]+:\d+\/?/) ?? [];
        if (found) resolve(found.endsWith("/") ? found : `${found}/`);
      });
      server.on("close", () => reject(new Error(printed)));
    });
    return await show(url);
  } finally {
    server.kill();
  }
}

/** Copies modules and worker of a package next to a bundled script. @param {Project} project @param {string} name @param {string} folder */
export function copyFiles(project, name, folder) {
  for (const file of project.files(name).filter((one) => /\.wasm$|-worker\.js$/.test(one)))
    cpSync(project.path("node_modules/@stratege", name, file), project.path(folder, file));
}

/** Writes a page with the program as a module. @param {Project} project @param {string} folder */
function writePage(project, folder) {
  project.write(`${folder}/index.html`, pageFor(`type="module" src="app.js"`));
  project.write(`${folder}/app.js`, showingApp());
}

/** @param {Project} project @param {Show} show */
function showPlainPage(project, show) {
  const app = showingApp().replaceAll(
    /"@stratege\/(\w+)"/g,
    `"./node_modules/@stratege/$1/index.js"`,
  );
  project.write("plain.js", app);
  project.write("plain.html", pageFor(`type="module" src="plain.js"`));
  return showFrom(project, ".", "plain.html", show);
}

/** @param {Project} project @param {Show} show */
async function showInlinePage(project, show) {
  const entry = project.write("inline.mjs", showingApp("/inline"));
  const options = { bundle: true, format: /** @type {const} */ ("iife") };
  await build({ ...options, entryPoints: [entry], outfile: project.path("inline/app.js") });
  const page = project.write("inline/index.html", pageFor(`src="app.js"`));
  return show(pathToFileURL(page).href);
}

/** @type {Show} */
async function showInFirefox(url) {
  const browser = await openFirefox();
  try {
    const page = await browser.newPage();
    await page.goto(url);
    return String(await page.evaluate(until(`document.querySelector("output").textContent`)));
  } finally {
    await browser.close();
  }
}

/** The names of the packages as JavaScript. */
const packageNames = () => JSON.stringify(Object.keys(games).map((game) => `@stratege/${game}`));

/** An application of Next.js: server and client play, and the page shows the moves if they are the same. */
const nextApp = () => ({
  "next.config.mjs": `export default { serverExternalPackages: ${packageNames()} };`,
  "app/play.js": exportingApp(),
  "app/layout.js": "export default ({ children }) => <html><body>{children}</body></html>;",
  "app/page.js": `import { Player } from "./player.js";
    import { play } from "./play.js";
    export const dynamic = "force-dynamic";
    export default async () => <Player server={await play()} />;`,
  "app/player.js": `"use client";
    import { useEffect, useState } from "react";
    import { play } from "./play.js";
    export function Player({ server }) {
      const [text, setText] = useState("");
      useEffect(() => {
        play().then((client) => setText(client === server ? client : server + " " + client), String);
      }, []);
      return <output>{text}</output>;
    }`,
});

/** @type {Environment[]} */
export const environments = [
  { name: "Node", run: (project) => project.run("node.mjs", printingApp()) },
  { name: "page without a bundler", run: showPlainPage },
  {
    name: "esbuild",
    async run(project, show) {
      const entry = project.write("esbuild.mjs", showingApp());
      const options = { bundle: true, format: /** @type {const} */ ("esm") };
      await build({ ...options, entryPoints: [entry], outfile: project.path("esbuild/app.js") });
      for (const game of Object.keys(games)) copyFiles(project, game, "esbuild");
      project.write("esbuild/index.html", pageFor(`type="module" src="app.js"`));
      return showFrom(project, "esbuild", "index.html", show);
    },
  },
  { name: "page without a server", run: showInlinePage },
  { name: "Firefox", run: (project) => showPlainPage(project, showInFirefox) },
  { name: "Firefox without a server", run: (project) => showInlinePage(project, showInFirefox) },
  {
    name: "Vite (build)",
    needs: ["vite@8.4.0"],
    run(project, show) {
      writePage(project, "vite");
      runTool(project, ["vite", "build", "vite", "--logLevel", "error"]);
      return showFrom(project, "vite/dist", "index.html", show);
    },
  },
  {
    name: "Vite (dev)",
    needs: ["vite@8.4.0"],
    run(project, show) {
      writePage(project, "vite");
      const config = `export default { optimizeDeps: { exclude: ${packageNames()} } };`;
      project.write("vite/vite.config.js", config);
      return showFromServer(project, ["vite", "vite", "--host", "127.0.0.1"], show);
    },
  },
  {
    name: "webpack",
    needs: ["webpack@5.113.0", "webpack-cli@7.3.1"],
    run(project, show) {
      project.write("webpack/app.js", showingApp());
      project.write("webpack/index.html", pageFor(`src="app.js"`));
      const output = ["--output-path", "webpack", "--output-filename", "app.js"];
      runTool(project, [
        "webpack",
        "--mode",
        "production",
        "--entry",
        "./webpack/app.js",
        ...output,
      ]);
      return showFrom(project, "webpack", "index.html", show);
    },
  },
  {
    name: "Next.js (server and client)",
    needs: ["next@16.4.6", "react@19.3.1", "react-dom@19.3.1"],
    run(project, show) {
      for (const [name, contents] of Object.entries(nextApp()))
        project.write(`next/${name}`, contents);
      runTool(project, ["next", "build", "next"]);
      return showFromServer(project, ["next", "start", "next", "--port", "0"], show);
    },
  },
  {
    name: "Deno",
    needs: ["deno@2.9.6"],
    run(project) {
      project.write("deno.mjs", printingApp());
      const options = ["--no-prompt", "--allow-read", "--allow-env", "--node-modules-dir=manual"];
      return runTool(project, ["deno", "run", ...options, "deno.mjs"]);
    },
  },
];
