// An esbuild plugin for imports of generated code: "PREFIX:NAME" gets the contents that `load` returns for NAME.

/**
 * @param {string} prefix
 * @param {(name: string) => import("esbuild").OnLoadResult | Promise<import("esbuild").OnLoadResult>} load
 * @returns {import("esbuild").Plugin}
 */
export const virtualModules = (prefix, load) => ({
  name: prefix,
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${prefix}:`) }, ({ path }) => ({
      path: path.slice(prefix.length + 1),
      namespace: prefix,
    }));
    onLoad({ filter: /.*/, namespace: prefix }, ({ path }) => load(path));
  },
});
