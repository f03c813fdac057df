// Installs what only the tests need: Rust's formatter and linter, and three browsers.

import { browsers } from "../support/browsers.mjs";
import { Problem } from "../support/problem.mjs";
import { missing, remark, there } from "../support/report.mjs";
import { capture, work } from "../support/run.mjs";
import { hasApt, install } from "./apt.mjs";
import { debianToolchain } from "./debian-rust.mjs";

/** @param {{ RUSTUP_TOOLCHAIN?: string }} wasmToolchain */
export async function ensureLinters(wasmToolchain) {
  await ensureComponent("rustfmt", ["fmt", "--version"]);
  await ensureComponent("clippy", ["clippy", "--version"]);
  if (wasmToolchain.RUSTUP_TOOLCHAIN === debianToolchain.RUSTUP_TOOLCHAIN) {
    const answers = async () =>
      (await capture("cargo", ["clippy", "--version"], { env: wasmToolchain })).code === 0;
    if (!(await answers())) {
      missing(
        "clippy of Debian's Rust",
        "it checks the code that is compiled for the browser only",
      );
      await install(["rust-web-clippy"]);
    }
  }
  there("rustfmt and clippy");
}

/**
 * @param {string} component
 * @param {string[]} question
 */
async function ensureComponent(component, question) {
  if ((await capture("cargo", question)).code === 0) return;
  missing(component, "the tests check the Rust code with it");
  try {
    await work("rustup", ["component", "add", component]);
  } catch (error) {
    throw new Problem(`${component} is not installed.`, `rustup component add ${component}`, error);
  }
}

/** A browser that cannot be installed is reported here, and again by its tests. */
export async function ensureBrowsers() {
  const absent = browsers.filter((browser) => !browser.find());
  if (absent.length > 0) {
    const names = absent.map((browser) => browser.name).join(", ");
    missing(names, "the page is tested in real browsers");
    if (hasApt()) await install(absent.flatMap((browser) => browser.packages));
    else
      remark(
        "install them by hand; where one is missing, its tests fail (on Linux) or are skipped",
      );
  }
  for (const browser of browsers) if (browser.find()) there(browser.name);
}
