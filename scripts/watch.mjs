// npm run watch: serves the site like npm start, rebuilds it on every change of a source, and reloads the page.

import { parseArgs } from "node:util";
import { handlerFor } from "./serve/handler.mjs";
import { listen } from "./serve/listen.mjs";
import { setUp } from "./setup/all.mjs";
import { dist, inRoot } from "./support/paths.mjs";
import { explain } from "./support/report.mjs";
import { show } from "./support/run.mjs";
import { say } from "./support/say.mjs";
import { changed, withReload } from "./watch/reload.mjs";
import { watchSources } from "./watch/sources.mjs";

const { values } = parseArgs({ options: { port: { type: "string", default: "8080" } } });

/** @param {{ RUSTUP_TOOLCHAIN?: string }} toolchain */
const build = async (toolchain) =>
  (await show(process.execPath, [
    inRoot("scripts/watch/rebuild.mjs"),
    JSON.stringify(toolchain),
  ])) === 0;

/** Repeats a run that was requested while it was running. @param {() => Promise<void>} run */
function oneAtATime(run) {
  let isRunning = false;
  let isWanted = false;
  return async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await run();
    }
    isRunning = false;
  };
}

try {
  const toolchain = await setUp("site");
  const { listener, reload } = withReload(handlerFor(dist, { change: changed }));
  const rebuild = oneAtATime(async () => {
    if (await build(toolchain)) reload();
    else say("\nThe page is unchanged; the next change starts another build.");
  });
  watchSources(rebuild);
  await rebuild();
  const { port } = await listen(listener, Number(values.port));
  say(`\nWatching: http://localhost:${port}/   (Ctrl+C ends it)`);
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
