// The same keyboard in Chromium, Firefox and WebKit, for tests that use nothing else.

import { openChromium } from "../../../support/chromium.mjs";
import { openFirefox } from "../../../support/firefox.mjs";
import { openWebKit } from "../../../support/webkit.mjs";

/**
 * @typedef {object} Desk
 * @property {(address: string) => Promise<unknown>} goto
 * @property {(expression: string) => Promise<any>} evaluate
 * @property {(...chords: string[]) => Promise<void>} press  keys such as "Shift+Tab", one after another
 * @property {(text: string) => Promise<void>} type
 * @property {() => Promise<void>} close
 */

/** Keys of WebDriver. @type {Record<string, string>} */
const CODES = {
  Shift: "\uE008",
  Control: "\uE009",
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** @returns {Promise<Desk>} */
async function chromiumDesk() {
  const browser = await openChromium();
  const page = await browser.newPage({ locale: "en-US" });
  return {
    goto: (address) => page.goto(address),
    evaluate: (expression) => page.evaluate(expression),
    async press(...chords) {
      for (const chord of chords) await page.keyboard.press(chord);
    },
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

/** @returns {Promise<Desk>} */
async function firefoxDesk() {
  const browser = await openFirefox();
  const page = await browser.newPage();
  return {
    goto: (address) => page.goto(address),
    evaluate: (expression) => page.evaluate(expression),
    async press(...chords) {
      for (const chord of chords) {
        const keys = /** @type {import("puppeteer-core").KeyInput[]} */ (chord.split("+"));
        for (const key of keys) await page.keyboard.down(key);
        for (const key of keys.reverse()) await page.keyboard.up(key);
      }
    },
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

/** @returns {Promise<Desk>} */
async function webKitDesk() {
  const browser = await openWebKit();
  const perform = (/** @type {object[]} */ actions) =>
    browser.call("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  /** @param {string} chord */
  const strokes = (chord) => {
    const values = chord.split("+").map((key) => CODES[key] ?? key);
    return [
      ...values.map((value) => ({ type: "keyDown", value })),
      ...values.reverse().map((value) => ({ type: "keyUp", value })),
    ];
  };
  return {
    goto: browser.goto,
    evaluate: browser.evaluate,
    press: (...chords) => perform(chords.flatMap(strokes)),
    type: (text) =>
      perform(
        [...text].flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]),
      ),
    close: browser.close,
  };
}

export const DESKS = { Chromium: chromiumDesk, Firefox: firefoxDesk, WebKit: webKitDesk };
