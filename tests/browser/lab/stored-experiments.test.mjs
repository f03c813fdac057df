// Stored experiments: invalid data and data of other versions are validated before use, reported and never deleted without
// consent; a full device and a browser without storage are reported.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { en } from "../../../www/lab/i18n/lab.js";
import { stratege } from "../../wasm/support/module.mjs";
import { openChromium } from "../support/chromium.mjs";
import { waitTwoFrames } from "../support/frames.mjs";
import { openExperiment, openLaboratory, pauseWhen } from "../support/laboratory-page.mjs";
import { openSite } from "../support/site.mjs";
import { emptyStore, storedKeys, storedValue, storeValue } from "../support/stored-experiments.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */
/** @typedef {"tournament" | "evolution" | "order"} Kind */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const TOURNAMENT = {
  entrants: ["anfaenger", "experte"].map((player) => ({ player, label: "", numbers: {} })),
  games: 4,
  plies: 4,
  nodes: 0,
  seed: 1,
  spent: 0,
};
const EVOLUTION = {
  plan: {
    game: "gobang",
    player: "cpc-gobang",
    start: {},
    against: {},
    method: "spsa",
    only: ["zs"],
    symmetric: false,
    population: 2,
    games: 2,
    check: 2,
    seed: 1,
  },
  plies: 4,
  generations: 2,
  fresh: 2,
  results: [[2, 0, 0, 1, 0, 1]],
  stages: [{ check: { wins: 1, draws: 0, losses: 1 }, best: { zs: 1 } }],
  anew: null,
};
const original = stratege
  .listGames()
  .find(({ id }) => id === "qubic")
  ?.players.find(({ id }) => id === "ttt3d")
  ?.parameters.find(({ name }) => name === "order")?.default;
const ORDER = {
  plan: {
    game: "qubic",
    player: "ttt3d",
    list: "order",
    original,
    ...{ games: 2, generations: 0, population: 4, trialGames: 2 },
    ...{ finalists: 1, finalGames: 2, plies: 4, seed: 1 },
  },
  swaps: [],
  results: [],
  evolved: original,
  finals: [],
};
/** A valid experiment of each kind, with its game. @type {Record<Kind, [game: string, experiment: Record<string, any>]>} */
const VALID = {
  tournament: ["connect4", TOURNAMENT],
  evolution: ["gobang", EVOLUTION],
  order: ["qubic", ORDER],
};

/** The stored form of an experiment as a JavaScript expression. @param {unknown} experiment @param {object} [more] */
const storedForm = (experiment, more) =>
  JSON.stringify({ version: 2, started: 1, revision: 1, pieces: 0, experiment, ...more });

/** Copies of a value in each of which one part has another type. @param {any} value @returns {any[]} */
function corruptions(value) {
  const others = [null, "x", -1, 0.5, [], {}].filter(
    (other) => JSON.stringify(other) !== JSON.stringify(value),
  );
  if (typeof value !== "object" || value === null)
    return others.filter((other) => typeof other !== typeof value);
  const isList = Array.isArray(value);
  const inside = Object.keys(value).flatMap((name) =>
    corruptions(value[name]).map((wrong) =>
      isList
        ? value.map((item, at) => (String(at) === name ? wrong : item))
        : { ...value, [name]: wrong },
    ),
  );
  return [
    ...others.filter((other) => Array.isArray(other) !== isList || other === null),
    ...inside,
  ];
}

/** Opens a game's laboratory with these values in its database. @param {string} game @param {Record<string, string>} values */
async function openWith(game, values) {
  const table = await openLaboratory(browser, site, game);
  await emptyStore(table.page);
  for (const [key, value] of Object.entries(values)) await storeValue(table.page, key, value);
  await table.page.reload();
  await table.page.waitForSelector("#laboratory section");
  return table;
}

const statusOf = (/** @type {Locator} */ experiment) => experiment.locator("[role=status]");

/** @param {Locator} experiment @param {string} text */
const button = (experiment, text) => experiment.locator("button", { hasText: text }).first();

/** Keys after a deletion, which is awaited for up to 600 pairs of frames. @param {import("playwright-core").Page} page */
async function keysAfterDeletion(page) {
  for (let round = 0; round < 600 && (await storedKeys(page)).length > 0; round += 1)
    await waitTwoFrames(page);
  return storedKeys(page);
}

for (const kind of /** @type {Kind[]} */ (["tournament", "evolution", "order"])) {
  const [game, valid] = VALID[kind];
  const key = `${game}.${kind}`;

  test(`${kind}: a malformed stored value is reported, and deleted only by Clear`, async () => {
    const wrong = [
      ...["5", '"text"', "null", "[]", "{}", "new Date(0)", "new Map([[1, 2]])", "true"],
      ...["{ version: 0 }", '{ version: "2" }', "{ version: 2 }", "{ version: 2, experiment: {} }"],
      storedForm(valid, { revision: -1 }),
      storedForm(valid, { pieces: 0.5 }),
      ...[undefined, 5, null, []].map((experiment) => storedForm(experiment)),
    ];
    const { page, leave } = await openWith(game, {});
    const experiment = await openExperiment(page, kind);
    for (const value of wrong) {
      await emptyStore(page);
      await storeValue(page, `${key}:a`, value);
      const before = await storedValue(page, `${key}:a`);
      await page.reload();
      await page.locator("p", { hasText: en["lab.stored.damaged"] }).waitFor();
      assert.equal(await statusOf(experiment).textContent(), en["lab.stored.damaged"], value);
      assert.equal(await button(experiment, "Resume").isDisabled(), true, value);
      assert.deepEqual(await storedValue(page, `${key}:a`), before, value);
      await button(experiment, "Clear").click();
      await page.waitForFunction(
        (id) => document.querySelector(`#experiment-${id} [role=status]`)?.textContent === "",
        kind,
      );
      assert.deepEqual(await keysAfterDeletion(page), []);
    }
    await leave();
  });

  test(`${kind}: every field of a stored experiment is validated`, async () => {
    const wrong = corruptions(valid);
    assert.ok(wrong.length > 50);
    const values = wrong.map((experiment, at) => [`${key}:${at}`, storedForm(experiment)]);
    const { page, leave } = await openWith(game, Object.fromEntries(values));
    const experiment = await openExperiment(page, kind);
    const field = experiment.locator(".plan > .field select").last();
    for (const at of wrong.keys()) {
      await field.selectOption(`:${at}`);
      await storedKeys(page); // the database answers in order
      await page.waitForFunction(
        (id) => document.querySelector(`#experiment-${id} [role=status]`)?.textContent !== "",
        kind,
      );
    }
    assert.equal((await storedKeys(page)).length, wrong.length);
    await leave(); // fails if the page has reported an error
  });
}

test("an experiment of a newer version or for unknown players is reported and preserved", async () => {
  const others = TOURNAMENT.entrants.map((entrant) => ({ ...entrant, player: "of-long-ago" }));
  for (const [value, reason] of /** @type {const} */ ([
    [storedForm({ of: "next year" }, { version: 3 }), "newer"],
    [storedForm({ ...TOURNAMENT, entrants: others }), "outdated"],
  ])) {
    const { page, leave } = await openWith("connect4", { "connect4.tournament:a": value });
    const tournament = await openExperiment(page, "tournament");
    await tournament.getByText(en[`lab.stored.${reason}`]).waitFor();
    for (const name of ["4Gewinnt, beginner", "4Gewinnt, advanced"])
      await tournament.getByLabel(name, { exact: true }).check();
    await tournament.locator("input[type=number]").first().fill("2");
    await button(tournament, "Start").click();
    await tournament.getByText("2 of 2 games").waitFor();
    const keys = (await storedKeys(page)).filter((key) => !key.includes("/"));
    assert.equal(keys.length, 2);
    assert.equal(JSON.stringify(await storedValue(page, "connect4.tournament:a")), value);
    await leave();
  }
});

test("an experiment in the first version's format continues", async () => {
  const record = "connect4:first:4453";
  const game = { won_by: 0, swapped: false, record, moves: [2, 2], times: [0, 0] };
  const { page, leave } = await openWith("connect4", {
    "connect4.tournament": JSON.stringify({ ...TOURNAMENT, pieces: 2 }),
    "connect4.tournament/0": JSON.stringify([[0, 1, 0, game]]),
    "connect4.tournament/1": JSON.stringify([[0, 1, 2, game]]),
  });
  const tournament = await openExperiment(page, "tournament");
  await tournament.getByText("2 of 4 games. Paused").waitFor();
  await button(tournament, "Resume").click();
  await tournament.getByText("4 of 4 games").waitFor();
  await page.reload();
  await tournament.getByText("4 of 4 games").waitFor();
  await leave();
});

test("unreadable games are reported and played again, and their data are preserved", async () => {
  const damaged = [
    ...["5", "{}", "[5]", "[[0, 1, 0]]", "[[0, 1, 0, { won_by: 7, record: 1 }]]"],
    ...["[[0, 9, 0, { won_by: 0, record: '' }]]", "[[0, 1, 9, { won_by: 0, record: '' }]]"],
  ];
  for (const piece of damaged) {
    const { page, leave } = await openWith("connect4", {
      "connect4.tournament:a": storedForm(TOURNAMENT, { pieces: 1 }),
      "connect4.tournament:a/0": piece,
    });
    const before = await storedValue(page, "connect4.tournament:a/0");
    const tournament = await openExperiment(page, "tournament");
    await tournament.getByText(en["lab.stored.incomplete"]).waitFor();
    await button(tournament, "Resume").click();
    await tournament.getByText(/^4 of 4 games.* over\.$/).waitFor();
    assert.deepEqual(await storedValue(page, "connect4.tournament:a/0"), before, piece);
    await leave();
  }
});

test("evicted games are reported and played again", async () => {
  const { page, leave } = await openWith("connect4", {
    "connect4.tournament:a": storedForm(TOURNAMENT, { pieces: 1 }),
  });
  const tournament = await openExperiment(page, "tournament");
  await tournament.getByText(en["lab.stored.incomplete"]).waitFor();
  await button(tournament, "Resume").click();
  await tournament.getByText(/^4 of 4 games.* over\.$/).waitFor();
  await leave();
});

test("results of an evolution that contradict its generations are reported and preserved", async () => {
  const short = { ...EVOLUTION, results: [[1, 0]] };
  const { page, leave } = await openWith("gobang", { "gobang.evolution:a": storedForm(short) });
  const evolution = await openExperiment(page, "evolution");
  await button(evolution, "Resume").click();
  await evolution.getByText(en["lab.stored.damaged"]).waitFor();
  const { experiment } = await storedValue(page, "gobang.evolution:a");
  assert.deepEqual(experiment.results, short.results);
  await leave();
});

test("a missing object store is created", async () => {
  const { page, leave } = await openWith("connect4", {});
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const name = "stratege.laboratory";
        indexedDB.deleteDatabase(name).onsuccess = () => {
          const opening = indexedDB.open(name, 1);
          opening.onsuccess = () => {
            opening.result.close();
            resolve(null);
          };
        };
      }),
  );
  await page.reload();
  const tournament = await openExperiment(page, "tournament");
  await playTwo(tournament);
  await tournament.getByText("2 of 2 games").waitFor();
  await page.waitForFunction(() => indexedDB.databases().then(([one]) => one.version === 2));
  await page.reload();
  await tournament.getByText("2 of 2 games").waitFor();
  await leave();
});

/** @param {Locator} tournament */
async function playTwo(tournament, games = "2") {
  for (const name of ["4Gewinnt, beginner", "4Gewinnt, advanced"])
    await tournament.getByLabel(name, { exact: true }).check();
  await tournament.locator("input[type=number]").first().fill(games);
  await button(tournament, "Start").click();
}

/** Init scripts that disable IndexedDB. @type {[string, string][]} */
const refusals = [
  ["has no database", "delete globalThis.indexedDB; delete Window.prototype.indexedDB;"],
  [
    "forbids the database",
    `IDBFactory.prototype.open = () => { throw new DOMException("denied", "SecurityError"); };`,
  ],
  [
    "does not open the database",
    `IDBFactory.prototype.open = () => {
      const request = { error: new DOMException("broken", "UnknownError") };
      setTimeout(() => request.onerror());
      return request;
    };`,
  ],
];
for (const [what, script] of refusals)
  test(`a browser that ${what}: a tournament runs and reports that it is not stored`, async () => {
    const { page, leave } = await openLaboratory(browser, site, "connect4", { before: script });
    const tournament = await openExperiment(page, "tournament");
    await playTwo(tournament);
    await tournament
      .getByText(`2 of 2 games. ${en["lab.done"]} ${en["lab.stored.refused"]}`)
      .waitFor();
    await leave();
  });

test("a full device is reported, no game is lost, and all are stored once there is space", async () => {
  const { page, leave } = await openWith("connect4", {});
  const tournament = await openExperiment(page, "tournament");
  const session = await page.context().newCDPSession(page);
  const limit = (/** @type {number | undefined} */ quotaSize) =>
    session.send("Storage.overrideQuotaForOrigin", { origin: site.origin, quotaSize });
  await limit(1);
  await pauseWhen(tournament, /^[1-9]\d* of 10,000 games.*no room left/);
  await playTwo(tournament, "10000");
  await tournament.getByText(en["lab.stored.full"]).waitFor();
  await button(tournament, "Resume").waitFor();
  const status = (await statusOf(tournament).textContent()) ?? "";
  assert.doesNotMatch(status, /Paused/, "an experiment that is not stored cannot be resumed later");
  const games = Number.parseInt(status.replace(",", ""), 10);
  await limit(undefined);
  await pauseWhen(tournament, /left\.$/);
  await button(tournament, "Resume").click();
  await tournament.getByText("Paused").waitFor();
  const resumed = await statusOf(tournament).textContent();
  assert.ok(Number.parseInt(resumed?.replace(",", "") ?? "", 10) >= games);
  await page.reload();
  await page.waitForFunction(
    (words) => document.querySelector("#bench [role=status]")?.textContent === words,
    resumed,
  );
  await leave();
});
