// npm run measure -- class [PLACE …]: a class tournament of thirty programs, 870 games of Connect Four, on the page in chromium,
// firefox or webkit, or in node on one core: minutes, load of the machine, and the digest of the whole tournament with every
// move, which has to be the same everywhere. By default in chromium.

import { availableParallelism, loadavg } from "node:os";
import { DESKS } from "../../tests/browser/pages/workshop/support/keyboards.mjs";
import { openSite } from "../../tests/browser/support/site.mjs";
import { poll, until, untilReady } from "../../tests/browser/support/until.mjs";
import { classOfThirty } from "../../tests/page/workshop/support/class-of-thirty.mjs";
import {
  programContestant,
  rulesOf,
  startOf,
} from "../../tests/page/workshop/support/contestants.mjs";
import { classFile } from "../../www/pages/workshop/tournament/class-file.js";
import { digestOf, playTournament } from "../../www/pages/workshop/tournament/plan.js";
import { requireKnown, runScript } from "../support/errors.mjs";
import { print } from "../support/print.mjs";

/** Seconds after which the page counts as stuck. */
const TIMEOUT = 3_600;

async function playInNode() {
  const tournament = classOfThirty();
  const { game, entrants } = tournament;
  const contestants = entrants.map((entrant) => {
    if ("player" in entrant) throw new Error("only programs take part");
    return programContestant({ ...entrant, game });
  });
  const { signal } = new AbortController();
  await playTournament(rulesOf(game), startOf(game), tournament, contestants, { size: 1, signal });
  return digestOf(classFile(tournament));
}

/** @param {keyof typeof DESKS} browser */
async function playInBrowser(browser) {
  const site = await openSite();
  const desk = await DESKS[browser]();
  try {
    await desk.goto(`${site.url}workshop.html`);
    await desk.evaluate(untilReady);
    await desk.evaluate(`(() => {
      const files = new DataTransfer();
      files.items.add(new File([${JSON.stringify(classFile(classOfThirty()))}], "class.json"));
      const input = document.getElementById("class-input");
      input.files = files.files;
      input.dispatchEvent(new Event("change"));
    })()`);
    await desk.evaluate(until(`document.getElementById("class-start").ariaDisabled !== "true"`));
    await desk.evaluate(`document.getElementById("class-start").click()`);
    const digest = `document.getElementById("class-digest").textContent.slice(-16)`;
    return await poll(desk, digest, TIMEOUT);
  } finally {
    await desk.close();
    await site.close();
  }
}

/** @type {Record<string, () => Promise<string>>} */
const PLACES = {
  node: playInNode,
  chromium: () => playInBrowser("Chromium"),
  firefox: () => playInBrowser("Firefox"),
  webkit: () => playInBrowser("WebKit"),
};

await runScript(async () => {
  const chosen = process.argv.slice(2);
  const places = chosen.length > 0 ? chosen : ["chromium"];
  requireKnown("place", places, Object.keys(PLACES));
  print(`${availableParallelism()} cores`);
  const digests = new Set();
  for (const place of places) {
    const start = performance.now();
    const digest = await PLACES[place]();
    if (!digest) throw new Error("The tournament does not end.");
    const minutes = ((performance.now() - start) / 60_000).toFixed(1);
    print(
      `${place.padEnd(10)}${minutes} minutes, load ${loadavg()[1].toFixed(1)}, digest ${digest}`,
    );
    digests.add(digest);
  }
  if (digests.size > 1) throw new Error("The tournaments differ.");
});
