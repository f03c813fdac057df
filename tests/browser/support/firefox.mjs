// Firefox, driven by Puppeteer over WebDriver BiDi.

import puppeteer from "puppeteer-core";
import { findFirefox } from "../../../scripts/support/browsers.mjs";
import { needed } from "./needed.mjs";

/** @returns {Promise<import("puppeteer-core").Browser>} */
export const openFirefox = () =>
  puppeteer.launch({
    browser: "firefox",
    executablePath: needed(findFirefox(), "Firefox"),
    headless: true,
  });
