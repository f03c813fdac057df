// An esbuild plugin for scripts that contain boards of games without their pages: leaves out what only pages use.

/** Modules of the games that only their pages use; the boards import them on demand. */
const OF_PAGES = /\/(tools|help|formats|text-formats|engine-module|typewriter)\.js$/;

/** Panels around a board, of a page that has a table; a board imports them statically. */
const PANELS = /\/panels\.js$/;

/** @type {import("esbuild").Plugin} */
export const withoutPages = {
  name: "without-pages",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: OF_PAGES }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, namespace: "of-pages" } : undefined,
    );
    onResolve({ filter: PANELS }, ({ path }) => ({ path, namespace: "of-pages" }));
    onLoad({ filter: PANELS, namespace: "of-pages" }, () => ({
      contents: "export class Panels {}",
    }));
    onLoad({ filter: /.*/, namespace: "of-pages" }, () => ({ contents: "export {};" }));
  },
};
