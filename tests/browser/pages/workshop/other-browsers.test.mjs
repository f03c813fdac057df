// The workshop in Chromium, Firefox and WebKit: games played in Node go the same way in each browser, and a lesson is checked.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { GREEDY, RANDOM } from "../../../../www/pages/workshop/editor/examples.js";
import { classFile } from "../../../../www/pages/workshop/tournament/class-file.js";
import { pairings, playTournament } from "../../../../www/pages/workshop/tournament/plan.js";
import {
  computerContestant,
  LANGUAGES,
  programContestant,
  rulesOf,
  startOf,
} from "../../../page/workshop/support/contestants.mjs";
import { openChromium } from "../../support/chromium.mjs";
import { openFirefox } from "../../support/firefox.mjs";
import { openSite } from "../../support/site.mjs";
import { pollText, until, untilReady } from "../../support/until.mjs";
import { openWebKit } from "../../support/webkit.mjs";

/** @typedef {{ goto(address: string): Promise<unknown>, evaluate(expression: string): Promise<any> }} Page */
/** @typedef {import("../../../../www/pages/workshop/tournament/tournament.types").Tournament} Tournament */

const GAME = "connect4";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** File of a tournament that was played in Node. */
let played = "";

before(async () => {
  site = await openSite();
  played = classFile(await playInNode());
});
after(() => site.close());

async function playInNode() {
  const programs = LANGUAGES.flatMap((language) => [
    { name: `Random ${language}`, language, source: RANDOM[language] },
    { name: `Greedy ${language}`, language, source: GREEDY[language] },
  ]);
  /** @type {Tournament} */
  const tournament = { game: GAME, seed: 11, entrants: programs, games: [] };
  tournament.entrants = [...programs, { name: "Beginner", player: "anfaenger" }];
  tournament.games = pairings(tournament.entrants.length).map(() => null);
  const contestants = [
    ...programs.map((program) => programContestant({ ...program, game: GAME })),
    computerContestant(GAME, "anfaenger"),
  ];
  const { signal } = new AbortController();
  await playTournament(rulesOf(GAME), startOf(GAME), tournament, contestants, { size: 1, signal });
  return tournament;
}

/** @param {Page} page */
async function checkWorkshop(page) {
  await page.goto(`${site.url}workshop.html`);
  await page.evaluate(untilReady);
  await page.evaluate(`(() => {
    const files = new DataTransfer();
    files.items.add(new File([${JSON.stringify(played)}], "class.json"));
    const input = document.getElementById("class-input");
    input.files = files.files;
    input.dispatchEvent(new Event("change"));
  })()`);
  await pollText(page, "class-start", /./);
  const verify = `document.getElementById("class-verify-all")`;
  await page.evaluate(until(`${verify}.ariaDisabled !== "true"`));
  await page.evaluate(`${verify}.click()`);
  assert.match(await pollText(page, "class-status", /erified/), /^Verified: \d+ games/);

  await page.evaluate(`(() => {
    const language = document.getElementById("code-language");
    language.value = "javascript";
    language.dispatchEvent(new Event("change"));
  })()`);
  await page.evaluate(`document.querySelectorAll("#lesson-list button")[3].click()`);
  await pollText(page, "lesson-title", /^Lesson 4/);
  for (const [button, verdict] of /** @type {const} */ ([
    ["lesson-check", /^Not yet/],
    ["lesson-solution", /^A solution/],
    ["lesson-check", /^Right/],
  ])) {
    await page.evaluate(`document.getElementById("${button}").click()`);
    assert.match(await pollText(page, "lesson-verdict", verdict), verdict);
  }
}

test("Chromium", async () => {
  const browser = await openChromium();
  try {
    await checkWorkshop(await browser.newPage({ locale: "en-US" }));
  } finally {
    await browser.close();
  }
});

test("Firefox", async () => {
  const browser = await openFirefox();
  try {
    await checkWorkshop(await browser.newPage());
  } finally {
    await browser.close();
  }
});

test("WebKit", async () => {
  const browser = await openWebKit();
  try {
    await checkWorkshop(browser);
  } finally {
    await browser.close();
  }
});
