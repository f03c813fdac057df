// The sounds of the museum's rooms: nothing sounds and nothing of them is fetched until somebody turns them on in a room;
// then each machine sounds in its own way, as long as it is wanted.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { rooms } from "../../../www/pages/museum/rooms.mjs";
import { accessibilityFaults } from "../support/axe.mjs";
import { openChromium, watch } from "../support/chromium.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** Writes down every wave that is begun, with its pitch, and every volume; the time of sounds stands still. */
const listening = `
globalThis.heard = [];
globalThis.loud = [];
const noted = (node, param) => {
  param.setValueAtTime = (value, at) => {
    node.pitch = value;
    return AudioParam.prototype.setValueAtTime.call(param, value, at);
  };
};
globalThis.OscillatorNode = class extends OscillatorNode {
  constructor(context, options) {
    super(context, options);
    noted(this, this.frequency);
  }
  start(when) {
    heard.push(this.type + " " + Math.round(this.pitch));
    super.start(when);
  }
};
globalThis.AudioBufferSourceNode = class extends AudioBufferSourceNode {
  start(when) {
    heard.push("noise");
    super.start(when);
  }
};
globalThis.GainNode = class extends GainNode {
  constructor(context, options) {
    super(context, options);
    if (options) loud.push(options.gain);
  }
};
Object.defineProperty(BaseAudioContext.prototype, "currentTime", { get: () => 0 });`;

/** A key, the first step, and the sign that the move is found. @type {Record<string, string[][]>} */
const SOUNDS = {
  reversi: [["noise"], ["noise"], ["sine 880", "sine 1175"]],
  "cpc-gobang": [["noise"], ["square 247"], ["square 523", "square 659", "square 784"]],
  "schach-c64": [
    ["noise"],
    ["sawtooth 185"],
    [262, 330, 392, 523, 392, 523].map((pitch) => `sawtooth ${pitch}`),
  ],
  "4gewinnt": [["noise"], ["square 750"], ["square 800", "square 1000"]],
};
/** A letter on the paper of the typewriter, and its carriage return. */
const LETTER = ["noise", "triangle 150"];
const RETURN = ["noise", "noise", "triangle 95"];

/** @param {string} file @param {import("playwright-core").BrowserContextOptions} [context] */
async function enter(file, context) {
  const room = await browser.newContext({ locale: "en-US", ...context });
  const page = await room.newPage();
  const problems = watch(page, site.origin);
  /** @type {string[]} */
  const fetched = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.addInitScript(listening);
  await page.goto(site.url + file);
  await page.waitForSelector("html[data-ready]");
  return {
    page,
    /** What has sounded since it was last asked. @returns {Promise<string[]>} */
    heard: () => page.evaluate("heard.splice(0)"),
    isFetched: () => fetched.some((path) => /\/sounds\.\w+\.js$/.test(path)),
    isOn: () => page.locator("#sound[aria-checked=true]").waitFor(),
    async leave() {
      await room.close();
      assert.deepEqual(problems, []);
    },
  };
}

for (const { file, id } of rooms) {
  test(`${id}: silent at first; then keys, steps and the move found sound like its machine`, async () => {
    const { page, heard, isFetched, isOn, leave } = await enter(file);
    assert.equal(await page.getAttribute("#sound", "aria-checked"), "false");
    await page.click("#step");
    await page.click("#finish");
    await page.click("#restart");
    assert.deepEqual(await heard(), []);
    assert.equal(isFetched(), false);

    await page.focus("#sound");
    await page.keyboard.press("Space");
    await isOn();
    assert.equal(isFetched(), true);
    await page.click("#step");
    const output = "SIIRTONI ON 222 STRATEGIANA 0 14";
    const typed = [...output].filter((letter) => letter !== " ").flatMap(() => LETTER);
    const [key, step, done] = SOUNDS[id] ?? [LETTER, LETTER, [...typed, ...RETURN]];
    assert.deepEqual((await heard()).sort(), [...key, ...step].sort());
    await page.click("#finish");
    assert.deepEqual((await heard()).sort(), [...key, ...done].sort());
    if (!SOUNDS[id]) assert.equal(await page.locator("#output").textContent(), output);

    await page.click("#sound");
    await page.click("#restart");
    await page.click("#step");
    assert.deepEqual(await heard(), []);
    await leave();
  });
}

test("many steps at once are one sound, as loud as the tables are", async () => {
  const { page, heard, isOn, leave } = await enter(rooms[0].file);
  await page.evaluate(() => {
    const looks = { coordinates: true, confirm: false, sounds: false, speed: "usual", volume: 0.3 };
    localStorage.setItem("stratege.1.settings", JSON.stringify({ looks }));
  });
  await page.click("#sound");
  await isOn();
  await page.selectOption("#pace", "10000");
  await page.click("#run");
  await page.waitForFunction(() => document.querySelector("#result")?.textContent !== "");
  const all = await heard();
  const [, , done] = SOUNDS.reversi;
  assert.deepEqual(all.splice(-done.length), done);
  const [steps] = ((await page.textContent("#progress")) ?? "").split(" of ");
  assert.ok(all.length < 2 + Number(steps.replace(/\D/g, "")) / 50, `${all.length} of ${steps}`);
  assert.deepEqual(new Set(/** @type {number[]} */ (await page.evaluate("loud"))), new Set([0.3]));
  await leave();
});

test("a room keeps its sound for the next visit, and another room does not take it over", async () => {
  const [{ file }, { file: other }] = rooms;
  const { page, heard, isOn, leave } = await enter(file);
  await page.click("#sound");
  await isOn();
  await page.goto(site.url + other);
  await page.waitForSelector("html[data-ready]");
  assert.equal(await page.getAttribute("#sound", "aria-checked"), "false");
  await page.goto(site.url + file);
  await isOn();
  await page.waitForSelector("html[data-ready]");
  await page.click("#step");
  assert.equal((await heard()).length, 2);
  await page.click("#sound");
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  assert.equal(await page.getAttribute("#sound", "aria-checked"), "false");
  await leave();
});

test("the switch has its name in three languages, axe finds no fault, and a finger hits it", async () => {
  const names = { en: "Sound", de: "Ton", fi: "Ääni" };
  for (const { file, id } of rooms) {
    const context = { locale: "en-US", viewport: { width: 320, height: 568 }, hasTouch: true };
    const { page, isOn, leave } = await enter(file, context);
    for (const [language, name] of Object.entries(names)) {
      await page.selectOption("#language", language);
      await page.getByRole("switch", { name, exact: true }).tap();
      await isOn();
      assert.deepEqual(await accessibilityFaults(page), [], `${id}, ${language}`);
      await page.tap("#sound");
      await page.locator("#sound[aria-checked=false]").waitFor();
    }
    await leave();
  }
});

test("sounds that cannot be fetched are told", async () => {
  const room = await browser.newContext({ locale: "en-US", serviceWorkers: "block" });
  const page = await room.newPage();
  await page.route(/\/sounds\.\w+\.js$/, (route) => route.abort(), { times: 1 });
  await page.goto(site.url + rooms[0].file);
  await page.waitForSelector("html[data-ready]");
  await page.click("#sound");
  await page.waitForSelector("#notice:not([hidden])");
  assert.equal(await page.getAttribute("#sound", "aria-checked"), "false");
  await room.close();
});
