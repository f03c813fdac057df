// Watches the sources of the site.

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

/** Files that the build writes, and temporary files of editors. */
const IGNORED = /^wasm(?:[\\/]|$)|~$|\.sw[a-z]$|(?:^|[\\/])\.|^4913$/;

/** Milliseconds without a change: editors write a file in several steps, and a branch changes many. */
const SETTLED = 60;

/** @param {() => void} onChange called once for changes that come together */
export function watchSources(onChange) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const watchers = SOURCES.map((path) => inRoot(path))
    .filter((path) => existsSync(path))
    .map((path) =>
      watch(path, { recursive: true }, (_, name) => {
        if (IGNORED.test(`${name}`)) return;
        clearTimeout(timer);
        timer = setTimeout(onChange, SETTLED);
      }),
    );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
