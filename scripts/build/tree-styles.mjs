// An esbuild plugin: `import text from "styles:PATH"` gives a style sheet of styles/ as text for a shadow tree, in which
// `:root` is the element itself. Sheets of games are in the layer "game".

import { virtualModules } from "./virtual-modules.mjs";

export const treeStyles = virtualModules("styles", async (path) => {
  const { minifyStyles } = await import("./bundle.mjs");
  const layer = path.startsWith("games/") ? " layer(game)" : "";
  const sheet = await minifyStyles(`@import "${path}"${layer};`);
  return { contents: forTree(Buffer.from(sheet).toString()), loader: "text" };
});

/** @param {string} sheet */
const forTree = (sheet) =>
  sheet.replace(/:root((?:\[[^\]]*\])*)/g, (_, state) => (state ? `:host(${state})` : ":host"));
