// npm run watch: serves the site, rebuilds it after every change of a source, and reloads open pages.

import { parseArgs } from "node:util";
import { createHandler } from "./serve/handler.mjs";
import { listen } from "./serve/listen.mjs";
import { setUp } from "./setup/all.mjs";
import { runScript } from "./support/errors.mjs";
import { dist, inRoot } from "./support/paths.mjs";
import { print } from "./support/print.mjs";
import { show } from "./support/run.mjs";
import { withReload, withReloadScript } from "./watch/reload.mjs";
import { watchSources } from "./watch/sources.mjs";

const { values } = parseArgs({ options: { port: { type: "string", default: "8080" } } });

/** @param {{ RUSTUP_TOOLCHAIN?: string }} toolchain */
const build = async (toolchain) =>
  (await show(process.execPath, [
    inRoot("scripts/watch/rebuild.mjs"),
    JSON.stringify(toolchain),
  ])) === 0;

/** Serialises runs; requests during a run are merged into one further run. @param {() => Promise<void>} run */
function serialised(run) {
  let isRunning = false;
  let isRequested = false;
  return async () => {
    isRequested = true;
    if (isRunning) return;
    isRunning = true;
    while (isRequested) {
      isRequested = false;
      await run();
    }
    isRunning = false;
  };
}

await runScript(async () => {
  const toolchain = await setUp("site");
  const { listener, reload } = withReload(createHandler(dist, { transform: withReloadScript }));
  const rebuild = serialised(async () => {
    if (await build(toolchain)) reload();
    else print("\nThe page is unchanged; the next change starts another build.");
  });
  watchSources(rebuild);
  await rebuild();
  const { port } = await listen(listener, Number(values.port));
  print(`\nWatching: http://localhost:${port}/   (Ctrl+C ends it)`);
});
