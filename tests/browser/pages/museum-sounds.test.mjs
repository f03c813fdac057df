// Sounds of the museum: silent and not loaded until they are switched on in a room; then each machine has its sounds.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { rooms } from "../../../www/museum/rooms.mjs";
import { accessibilityViolations } from "../support/axe.mjs";
import { collectProblems, openChromium } from "../support/chromium.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** Script that logs every started wave with its pitch, and every volume; audio time does not advance. */
const recordSounds = `
globalThis.sounds = [];
globalThis.loud = [];
const recordPitch = (node, param) => {
  param.setValueAtTime = (value, at) => {
    node.pitch = value;
    return AudioParam.prototype.setValueAtTime.call(param, value, at);
  };
};
globalThis.OscillatorNode = class extends OscillatorNode {
  constructor(context, options) {
    super(context, options);
    recordPitch(this, this.frequency);
  }
  start(when) {
    sounds.push(this.type + " " + Math.round(this.pitch));
    super.start(when);
  }
};
globalThis.AudioBufferSourceNode = class extends AudioBufferSourceNode {
  start(when) {
    sounds.push("noise");
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

/** Sounds of a key, of a step, and of the found move. @type {Record<string, string[][]>} */
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
/** A letter of the typewriter, and its carriage return. */
const LETTER = ["noise", "triangle 150"];
const RETURN = ["noise", "noise", "triangle 95"];

/** @param {string} file @param {import("playwright-core").BrowserContextOptions} [options] */
async function enter(file, options) {
  const context = await browser.newContext({ locale: "en-US", ...options });
  const page = await context.newPage();
  const problems = collectProblems(page, site.origin);
  /** @type {string[]} */
  const loaded = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.addInitScript(recordSounds);
  await page.goto(site.url + file);
  await page.waitForSelector("html[data-ready]");
  return {
    page,
    /** Returns the sounds since the previous call. @returns {Promise<string[]>} */
    sounds: () => page.evaluate("sounds.splice(0)"),
    isLoaded: () => loaded.some((path) => /\/sounds\.\w+\.js$/.test(path)),
    isOn: () => page.locator("#sound[aria-checked=true]").waitFor(),
    async leave() {
      await context.close();
      assert.deepEqual(problems, []);
    },
  };
}

for (const { file, id } of rooms) {
  test(`${id}: silent by default; keys, steps and the found move sound like the machine`, async () => {
    const { page, sounds, isLoaded, isOn, leave } = await enter(file);
    assert.equal(await page.getAttribute("#sound", "aria-checked"), "false");
    await page.click("#step");
    await page.click("#finish");
    await page.click("#restart");
    assert.deepEqual(await sounds(), []);
    assert.equal(isLoaded(), false);

    await page.focus("#sound");
    await page.keyboard.press("Space");
    await isOn();
    assert.equal(isLoaded(), true);
    await page.click("#step");
    const output = "SIIRRÄN 222 STRATEGIANA 0 14";
    const typed = [...output].filter((letter) => letter !== " ").flatMap(() => LETTER);
    const [key, step, done] = SOUNDS[id] ?? [LETTER, LETTER, [...typed, ...RETURN]];
    assert.deepEqual((await sounds()).sort(), [...key, ...step].sort());
    await page.click("#finish");
    assert.deepEqual((await sounds()).sort(), [...key, ...done].sort());
    if (!SOUNDS[id]) assert.equal(await page.locator("#output").textContent(), output);

    await page.click("#sound");
    await page.click("#restart");
    await page.click("#step");
    assert.deepEqual(await sounds(), []);
    await leave();
  });
}

test("many steps at once are one sound, with the volume of the tables", async () => {
  const { page, sounds, isOn, leave } = await enter(rooms[0].file);
  await page.evaluate(() => {
    const looks = { coordinates: true, confirm: false, sounds: false, speed: "usual", volume: 0.3 };
    localStorage.setItem("stratege.1.settings", JSON.stringify({ looks }));
  });
  await page.click("#sound");
  await isOn();
  await page.selectOption("#pace", "10000");
  await page.click("#run");
  await page.waitForFunction(() => document.querySelector("#result")?.textContent !== "");
  const all = await sounds();
  const [, , done] = SOUNDS.reversi;
  assert.deepEqual(all.splice(-done.length), done);
  const [steps] = ((await page.textContent("#progress")) ?? "").split(" of ");
  assert.ok(all.length < 2 + Number(steps.replace(/\D/g, "")) / 50, `${all.length} of ${steps}`);
  assert.deepEqual(new Set(/** @type {number[]} */ (await page.evaluate("loud"))), new Set([0.3]));
  await leave();
});

test("a room stores its sound setting, and other rooms do not inherit it", async () => {
  const [{ file }, { file: other }] = rooms;
  const { page, sounds, isOn, leave } = await enter(file);
  await page.click("#sound");
  await isOn();
  await page.goto(site.url + other);
  await page.waitForSelector("html[data-ready]");
  assert.equal(await page.getAttribute("#sound", "aria-checked"), "false");
  await page.goto(site.url + file);
  await isOn();
  await page.waitForSelector("html[data-ready]");
  await page.click("#step");
  assert.equal((await sounds()).length, 2);
  await page.click("#sound");
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  assert.equal(await page.getAttribute("#sound", "aria-checked"), "false");
  await leave();
});

test("the switch has a name in three languages, no axe violation, and a large enough target", async () => {
  const names = { en: "Sound", de: "Ton", fi: "Ääni" };
  for (const { file, id } of rooms) {
    const context = { locale: "en-US", viewport: { width: 320, height: 568 }, hasTouch: true };
    const { page, isOn, leave } = await enter(file, context);
    for (const [language, name] of Object.entries(names)) {
      await page.selectOption("#language", language);
      await page.getByRole("switch", { name, exact: true }).tap();
      await isOn();
      assert.deepEqual(await accessibilityViolations(page), [], `${id}, ${language}`);
      await page.tap("#sound");
      await page.locator("#sound[aria-checked=false]").waitFor();
    }
    await leave();
  }
});

test("sounds that fail to load are reported", async () => {
  const context = await browser.newContext({ locale: "en-US", serviceWorkers: "block" });
  const page = await context.newPage();
  await page.route(/\/sounds\.\w+\.js$/, (route) => route.abort(), { times: 1 });
  await page.goto(site.url + rooms[0].file);
  await page.waitForSelector("html[data-ready]");
  await page.click("#sound");
  await page.waitForSelector("#notice:not([hidden])");
  assert.equal(await page.getAttribute("#sound", "aria-checked"), "false");
  await context.close();
});
