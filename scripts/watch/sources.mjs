// Watches the sources of the site for `npm run watch`.

import { existsSync, watch } from "node:fs";
import { inRoot } from "../support/paths.mjs";

const SOURCES = [
  "Cargo.toml",
  "data",
  "index.html",
  "scripts/build",
  "src",
  "styles",
  "wasm-pack.toml",
  "www",
];

/** Output of the build, and temporary files of editors. */
const IGNORED = /^wasm(?:[\\/]|$)|~$|\.sw[a-z]$|(?:^|[\\/])\.|^4913$/;

/** Milliseconds without a change before a build: an editor writes a file in several steps, `git switch` many files. */
const DEBOUNCE_MS = 60;

/** Returns a function that stops watching. @param {() => void} onChange called once for changes in quick succession */
export function watchSources(onChange) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const watchers = SOURCES.map((path) => inRoot(path))
    .filter((path) => existsSync(path))
    .map((path) =>
      watch(path, { recursive: true }, (_, name) => {
        if (IGNORED.test(`${name}`)) return;
        clearTimeout(timer);
        timer = setTimeout(onChange, DEBOUNCE_MS);
      }),
    );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
