// Nothing that comes from outside is ever more than text, and the page could not run it if it were: hostile links,
// saved matches, settings, positions and typed moves, and a policy that refuses inline scripts, eval and strangers.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { dist, inRoot } from "../../../scripts/support/paths.mjs";
import { openChromium, watch } from "../support/chromium.mjs";
import { openSite } from "../support/site.mjs";
import { showTab } from "../support/tabs.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const evil = `<img src=x onerror="globalThis.caught=1"><script>globalThis.caught=1</script>`;

/** What a page is made of, and whether something has run that should not. Runs in the page. */
function parts() {
  const strangers = "img, script:not([src]), iframe, object, embed, [onerror], [onload]";
  return {
    strangers: document.querySelectorAll(strangers).length,
    scripts: document.scripts.length,
    caught: "caught" in globalThis,
  };
}

/** @param {string} game @param {string} [more] of its address */
const addressOf = (game, more = "") => `${site.url}${game}.html${more}`;

/** @param {string} game */
async function open(game) {
  const room = await browser.newContext({ locale: "en-US", reducedMotion: "reduce" });
  const page = await room.newPage();
  const problems = watch(page, site.origin);
  await page.goto(addressOf(game));
  await page.waitForSelector("html[data-ready]");
  const leave = async () => {
    await room.close();
    assert.deepEqual(problems, []);
  };
  return { page, leave };
}

/** @type {Record<string, string[]>} by game, lines that could be links or saved matches */
const lines = {
  reversi: [
    `reversi:${evil}:f4`,
    `reversi:diagonal-tomato:f4${evil}`,
    `reversi:${evil}${"-".repeat(30)}:`,
  ],
  gobang: [`gobang:${evil}:h8`, `gobang:16:h8${evil}`, "gobang:19999999999:h8"],
  chess: [
    `chess:${evil}:`,
    `chess:rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/${evil} w KQkq - 0 1:`,
    `[White "${evil}"]\n\n1. e4 {${evil}} e5 *`,
  ],
  qubic: [`qubic:first:111${evil}`, `qubic:${evil}:`],
  connect4: [`connect4:first:44${evil}`, `connect4:${evil}:4`, `__proto__:${evil}:4`],
};

for (const [game, own] of Object.entries(lines)) {
  test(`${game}: hostile links, saved matches and settings stay text`, async () => {
    const { page, leave } = await open(game);
    const clean = await page.evaluate(parts);
    assert.equal(clean.caught, false);
    for (const [number, line] of own.entries()) {
      await page.evaluate((text) => {
        location.hash = encodeURIComponent(text);
      }, line);
      await page.waitForSelector("#notice:not([hidden])");
      assert.deepEqual(await page.evaluate(parts), clean, line);
      await page.click("#notice-close");
      await page.evaluate(
        ([name, text]) => {
          localStorage.setItem(`stratege.1.${name}.game`, text);
          const settings = {
            opponent: text,
            start: text,
            language: text,
            theme: text,
            switches: { [text]: true },
          };
          localStorage.setItem(`stratege.1.${name}.settings`, JSON.stringify(settings));
          localStorage.setItem("stratege.1.settings", JSON.stringify({ ...settings, pause: text }));
        },
        [game, line],
      );
      await page.goto(addressOf(game, `?${number}`));
      await page.waitForSelector("html[data-ready]");
      await page.waitForSelector("#notice:not([hidden])");
      assert.deepEqual(await page.evaluate(parts), clean, `saved: ${line}`);
    }
    await leave();
  });
}

test("chess: hostile typed moves and positions stay text", async () => {
  const { page, leave } = await open("chess");
  const clean = await page.evaluate(parts);
  for (const [field, note, tab] of [
    ["#typed-move", "#typed-note", "record"],
    ["#setup-position", "#setup-note", "analysis"],
  ]) {
    await showTab(page, tab);
    await page.locator(field).waitFor({ state: "attached" });
    await page.evaluate((name) => {
      const folded = document.querySelector(name)?.closest("details");
      if (folded) folded.open = true;
    }, field);
    await page.fill(field, evil);
    await page.press(field, "Enter");
    await page.waitForFunction((name) => document.querySelector(name)?.textContent !== "", note);
    assert.deepEqual(await page.evaluate(parts), clean, field);
  }
  await leave();
});

test("the policy refuses inline scripts, handlers, eval and other origins, on every page", async () => {
  const room = await browser.newContext();
  for (const name of readdirSync(dist).filter((file) => file.endsWith(".html"))) {
    const page = await room.newPage();
    await page.goto(site.url + name);
    await page.waitForSelector("html[data-ready]");
    const refused = await page.evaluate(async () => {
      /** @type {string[]} */
      const heard = [];
      const allHeard = new Promise((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) => {
          if (heard.push(event.effectiveDirective) === 6) resolve(undefined);
        });
      });
      const script = document.createElement("script");
      script.textContent = "globalThis.caught = 1";
      const image = document.createElement("div");
      image.innerHTML = `<b onclick="globalThis.caught = 1" style="color: red">x</b>`;
      document.body.append(script, image);
      /** @type {HTMLElement} */ (image.firstElementChild).click();
      // Out of the debugger's own call, which may do more.
      const evaluates = await new Promise((resolve) =>
        setTimeout(() => {
          try {
            // biome-ignore lint/security/noGlobalEval: it has to be tried
            resolve(Boolean(globalThis.eval("1")));
          } catch {
            resolve(false);
          }
        }),
      );
      const leaves = await fetch("https://example.org/").then(
        () => true,
        () => false,
      );
      const picture = new Image();
      picture.src = "https://example.org/x.png";
      const base = document.createElement("base");
      base.href = "https://example.org/";
      document.head.append(base);
      const limit = new Promise((resolve) => setTimeout(resolve, 5000));
      await Promise.race([allHeard, limit]);
      const kinds = [...new Set(heard)].sort();
      return { evaluates, leaves, caught: "caught" in globalThis, base: document.baseURI, kinds };
    });
    assert.deepEqual(
      [refused.evaluates, refused.leaves, refused.caught],
      [false, false, false],
      name,
    );
    assert.ok(refused.base.startsWith(site.url), name);
    for (const kind of ["script-src-elem", "script-src-attr", "style-src-attr", "connect-src"]) {
      assert.ok(refused.kinds.includes(kind), `${name}: ${kind} is not in ${refused.kinds}`);
    }
    await page.close();
  }
  await room.close();
});

test("no script of the site makes code or markup of text", () => {
  const makers =
    /\beval\(|\bnew Function\b|\.outerHTML\s*=|insertAdjacentHTML|document\.write|srcdoc/;
  const files = readdirSync(dist).filter((name) => name.endsWith(".js"));
  assert.ok(files.length > 20);
  for (const name of files)
    assert.doesNotMatch(readFileSync(join(dist, name), "utf8"), makers, name);
  // One place lays out an empty board anew, from a number of its own; one has drawings of faces.
  const writers = readdirSync(inRoot("www"), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".js") && !name.startsWith("wasm"))
    .filter((name) => readFileSync(inRoot("www", name), "utf8").includes("innerHTML"));
  const expected = [join("games", "gobang", "board.js"), join("ui", "faces.js")];
  assert.deepEqual(writers.sort(), expected);
});
