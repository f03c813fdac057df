// Firefox, driven by Puppeteer over WebDriver BiDi.

import puppeteer from "puppeteer-core";
import { findFirefox } from "../../../scripts/support/browsers.mjs";
import { requireBrowser } from "./require-browser.mjs";

/** @returns {Promise<import("puppeteer-core").Browser>} */
export const openFirefox = () =>
  puppeteer.launch({
    browser: "firefox",
    executablePath: requireBrowser(findFirefox(), "Firefox"),
    headless: true,
  });
