// A page that keeps answering: what a move, a long thought and a tournament cost its own thread is counted and has a limit.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { twoFrames } from "../support/frames.mjs";
import { openReversi } from "../support/games/reversi-page.mjs";
import { countWork, forcedBy, layoutOnWrite, styledBy, watchWork } from "../support/page-work.mjs";
import { pick, seededRandom } from "../support/seeded-random.mjs";
import { openSite } from "../support/site.mjs";
import { deep, workerLog } from "../support/tamper.mjs";
import { openWorkerLog, untilLogged, workerLogOf } from "../support/worker-log.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** How many moves a person makes where they are counted. */
const MOVES = 12;

/** Waits until everything that follows the opening of the page is done. @param {import("playwright-core").Page} page */
async function atRest(page) {
  await page.waitForLoadState("networkidle");
  await page.evaluate("new Promise((resolve) => requestIdleCallback(resolve))");
  await twoFrames(page);
}

/**
 * Something of each kind is done, and not more than that.
 * @param {import("../support/page-work.mjs").Work} work
 * @param {Partial<import("../support/page-work.mjs").Work>} most  each time
 * @param {number} times
 */
function assertWithin(work, most, times) {
  for (const kind of /** @type {(keyof typeof work)[]} */ (Object.keys(most))) {
    const within = work[kind] > 0 && work[kind] <= times * (most[kind] ?? 0);
    assert.ok(within, `${kind}, in ${times} times: ${JSON.stringify(work)}`);
  }
}

const STRENGTH = { alone: "aufpasser-6", first: "aufpasser-6", second: "aufpasser-6" };

/** Opens Reversi against the computer, with everything loaded. @param {string} [before] a script that runs before the page's own */
async function openQuiet(before = "") {
  const table = await openReversi(browser, site, {
    settings: { opponent: "second", strength: STRENGTH },
    before: countWork + before,
    context: { reducedMotion: "reduce" },
  });
  await atRest(table.page);
  return table;
}

/**
 * A person's move by key and the computer's answer, until all of it has been told. What the focus costs on its way to
 * the square is not the move's.
 * @param {import("../support/games/reversi-page.mjs").ReversiPage} table
 * @param {ReturnType<typeof seededRandom>} chance
 * @param {() => Promise<unknown>} [begun] once the square has the focus
 */
async function movePair(table, chance, begun) {
  const { page } = table;
  await table.turn();
  await table.cell(pick((await table.state()).legal, chance)).focus();
  await twoFrames(page);
  await begun?.();
  const before = await page.locator("#spoken").textContent();
  await page.keyboard.press("Enter");
  await untilTold(page, before);
}

/** The move and the answer have been told. @param {import("playwright-core").Page} page @param {string | null} before */
async function untilTold(page, before) {
  await page.waitForFunction((told) => {
    const text = document.querySelector("#spoken")?.textContent ?? "";
    return text !== told && text.endsWith("Tomato to move.");
  }, before);
  await twoFrames(page);
}

/** Maximum elements styled on a first visit, each as often as it is styled. */
const STYLED = { reversi: 1700, gobang: 1800, chess: 1700, qubic: 2000, connect4: 1500 };

/** Maximum elements styled at once, if the browser draws a frame between two files. */
const AT_ONCE = { reversi: 500, gobang: 600, chess: 650, qubic: 700, connect4: 500 };

/** The first frame shows the title only, whenever it is drawn. */
const AT_FIRST = 45;

/**
 * Delivers scripts and modules one at a time, each once the page has drawn what the one before brought: on a loaded machine
 * several would arrive between two frames.
 * @param {import("playwright-core").Page} page
 */
async function deliverInTurn(page) {
  let turn = Promise.resolve();
  await page.route(/\.(js|wasm)$/, (route) => {
    turn = turn.then(async () => {
      await route.continue();
      await (await route.request().response())?.finished();
      await twoFrames(page);
    });
    return turn;
  });
}

for (const game of /** @type {(keyof typeof STYLED)[]} */ (Object.keys(STYLED))) {
  test(`a first visit styles the page in parts, and none again and again: ${game}`, async () => {
    const room = await browser.newContext({ locale: "en-US" });
    const page = await room.newPage();
    await deliverInTurn(page);
    const styled = await styledBy(page, async () => {
      await page.goto(`${site.url}${game}.html`);
      // To ask whether it can be seen would have all of it styled at once.
      await page.waitForSelector("#workbench[data-ready]", { state: "attached" });
      await atRest(page);
    });
    await room.close();
    const sum = styled.reduce((sum, count) => sum + count, 0);
    assert.ok(sum > 0 && sum <= STYLED[game], String(styled));
    assert.ok(Math.max(...styled) <= AT_ONCE[game], String(styled));
    const first = styled.find((count) => count > 5) ?? 0;
    assert.ok(first > 0 && first <= AT_FIRST, String(styled));
  });
}

test("a move costs the page little", async () => {
  const chance = seededRandom(33);
  const table = await openQuiet();
  const work = await watchWork(table.page);
  const most = { calls: 4400, module: 20, changes: 200 };
  // However the answer and what is told of both fall together: a picture each, and two sentences.
  const each = { layouts: 4, styles: 4 };
  const all = { calls: 0, module: 0, changes: 0, layouts: 0, styles: 0 };
  for (let move = 0; move < MOVES; move += 1) {
    await movePair(table, chance, work);
    const done = await work();
    assertWithin(done, each, 1);
    for (const kind of /** @type {(keyof typeof all)[]} */ (Object.keys(all)))
      all[kind] += done[kind];
  }
  await table.leave();
  assertWithin(all, most, MOVES);
});

test("a move by mouse costs little more than one by key: the pointing, and the press that takes the focus", async () => {
  const chance = seededRandom(35);
  const table = await openQuiet();
  const { page } = table;
  const work = await watchWork(page);
  for (let move = 0; move < MOVES / 2; move += 1) {
    await table.turn();
    const box = await table.cell(pick((await table.state()).legal, chance)).boundingBox();
    assert.ok(box);
    await twoFrames(page);
    await work();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await twoFrames(page);
    assertWithin(await work(), { styles: 1 }, 1);
    await page.mouse.down();
    await twoFrames(page);
    // The browser asks whether the square can have the focus before it draws that it is pressed.
    assertWithin(await work(), { styles: 2 }, 1);
    const before = await page.locator("#spoken").textContent();
    await page.mouse.up();
    await untilTold(page, before);
    assertWithin(await work(), { layouts: 4, styles: 4 }, 1);
  }
  await table.leave();
});

test("a move forces neither styles nor layout, even if writing the address needs both", async () => {
  const chance = seededRandom(34);
  const table = await openQuiet(layoutOnWrite);
  const forced = await forcedBy(table.page, async () => {
    for (let move = 0; move < 4; move += 1) await movePair(table, chance);
  });
  await table.leave();
  assert.deepEqual(forced, []);
});

test("a face that thinks moves between two poses, without an animation that is drawn sixty times a second", async () => {
  const slow = await openSite({ worker: (script) => deep + script });
  try {
    const strength = { alone: "aufpasser-6", first: "doofie", second: "doofie" };
    const table = await openReversi(browser, slow, {
      settings: { opponent: "second", strength },
      line: "reversi:diagonal-mole:f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1",
    });
    const { page } = table;
    await table.play((await table.state()).legal[0]);
    const pose = () =>
      page.locator("#turn > .face").evaluate((face) => getComputedStyle(face).transform);
    await page.waitForSelector("#turn[data-busy]:not([data-dug])");
    const atFirst = await pose();
    for (const [state, isMoved] of /** @type {const} */ ([
      ["[data-dug]", true],
      [":not([data-dug])", false],
    ])) {
      await page.waitForSelector(`#turn[data-busy]${state}`);
      await page.waitForFunction(
        ([before, isMoved]) => {
          const face = /** @type {Element} */ (document.querySelector("#turn > .face"));
          return (getComputedStyle(face).transform !== before) === isMoved;
        },
        /** @type {const} */ ([atFirst, isMoved]),
      );
    }
    const endless =
      "document.getAnimations().filter((one) => one.effect.getTiming().iterations === Infinity)";
    assert.equal(await page.evaluate(`${endless}.length`), 0);
    await table.leave();
  } finally {
    await slow.close();
  }
});

test("a long thought costs the page next to nothing", async () => {
  const questions = 25;
  const slow = await openSite({ worker: (script) => workerLog + deep + script });
  try {
    const strength = { alone: "aufpasser-6", first: "doofie", second: "doofie" };
    const table = await openReversi(browser, slow, {
      settings: { opponent: "second", strength },
      line: "reversi:diagonal-mole:f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1",
      before: countWork,
      context: { reducedMotion: "reduce" },
    });
    const { page } = table;
    await atRest(page);
    await openWorkerLog(page);
    await table.play((await table.state()).legal[0]);
    await untilLogged(page, "asks");
    await page.waitForFunction("document.querySelector('#turn[data-busy]')");
    await atRest(page); // what follows the move has been said and drawn
    const work = await watchWork(page);
    const asked = (await workerLogOf(page)).length;
    await untilLogged(page, "asks", asked + questions);
    const done = await work();
    assert.ok((await table.state()).thinking);
    await table.leave();
    assert.ok(done.calls <= 4 * questions, JSON.stringify(done));
    assert.equal(done.module, 0);
    // What follows the move may still be said and drawn; the questions that come and go are not.
    const { changes, layouts, styles } = done;
    assert.ok(Math.max(changes, layouts, styles) <= 3, JSON.stringify(done));
  } finally {
    await slow.close();
  }
});
