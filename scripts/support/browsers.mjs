// The browsers that the tests drive: their programs and Debian packages.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "./find.mjs";

/** Preferably the one without windows, which opens a page in half the time. */
export const findChromium = () =>
  findProgram(
    process.env.CHROMIUM,
    process.env.CHROME_PATH,
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  );

export const findFirefox = () =>
  findProgram(
    process.env.FIREFOX,
    "firefox-esr",
    "firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
  );

/** WebKitGTK takes three programs: the browser, its driver, and a virtual screen. */
export function findWebKit() {
  const browser = findProgram(...miniBrowsers());
  const driver = findProgram("WebKitWebDriver");
  const screen = findProgram("Xvfb");
  return browser && driver && screen ? { browser, driver, screen } : undefined;
}

function* miniBrowsers() {
  for (const base of ["/usr/lib", "/usr/libexec"]) {
    for (const directory of [base, ...subdirectories(base)]) {
      for (const inside of subdirectories(directory)) {
        if (/\/webkit2?gtk-[^/]*$/.test(inside)) yield join(inside, "MiniBrowser");
      }
    }
  }
}

/** @param {string} directory */
function subdirectories(directory) {
  try {
    return readdirSync(directory, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(directory, entry.name));
  } catch {
    return [];
  }
}

export const browsers = [
  { name: "Chromium", find: findChromium, packages: ["chromium-headless-shell"] },
  { name: "Firefox", find: findFirefox, packages: ["firefox-esr"] },
  { name: "WebKitGTK", find: findWebKit, packages: ["webkit2gtk-driver", "xvfb"] },
];
