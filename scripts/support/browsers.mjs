// Finds the browsers that tests and measurements run, and names their Debian packages.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "./find.mjs";

/** Prefers the headless shell, which opens a page in half the time. */
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

/** Finds the three programs that WebKitGTK needs: browser, WebDriver server and virtual screen. */
export function findWebKit() {
  const browser = findProgram(...miniBrowsers());
  const driver = findProgram("WebKitWebDriver");
  const screen = findProgram("Xvfb");
  return browser && driver && screen ? { browser, driver, screen } : undefined;
}

/** Possible paths: libexec/webkit2gtk-4.1/MiniBrowser, on Debian in a folder named after the architecture. */
function miniBrowsers() {
  const bases = ["/usr/lib", "/usr/libexec"].flatMap((base) => [base, ...subdirectories(base)]);
  return bases
    .flatMap(subdirectories)
    .filter((directory) => /\/webkit2?gtk-[^/]*$/.test(directory))
    .map((directory) => join(directory, "MiniBrowser"));
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
