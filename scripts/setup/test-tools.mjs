// Installs the tools of the tests: rustfmt, Clippy and three browsers.

import { browsers } from "../support/browsers.mjs";
import { Problem } from "../support/errors.mjs";
import { printInstalled, printMissing, printRemark } from "../support/print.mjs";
import { capture, runWithProgress } from "../support/run.mjs";
import { hasApt, install } from "./apt.mjs";
import { debianToolchain } from "./debian-rust.mjs";

/** @param {{ RUSTUP_TOOLCHAIN?: string }} wasmToolchain */
export async function ensureLinters(wasmToolchain) {
  await ensureComponent("rustfmt", ["fmt", "--version"]);
  await ensureComponent("clippy", ["clippy", "--version"]);
  if (wasmToolchain.RUSTUP_TOOLCHAIN === debianToolchain.RUSTUP_TOOLCHAIN) {
    const { code } = await capture("cargo", ["clippy", "--version"], { env: wasmToolchain });
    if (code !== 0) {
      printMissing(
        "clippy of Debian's Rust",
        "it checks the code that is compiled for the browser only",
      );
      await install(["rust-web-clippy"]);
    }
  }
  printInstalled("rustfmt and clippy");
}

/** @param {string} component @param {string[]} probe arguments of a cargo command that needs it */
async function ensureComponent(component, probe) {
  if ((await capture("cargo", probe)).code === 0) return;
  printMissing(component, "the tests check the Rust code with it");
  try {
    await runWithProgress("rustup", ["component", "add", component]);
  } catch (error) {
    throw new Problem(`${component} is not installed.`, `rustup component add ${component}`, error);
  }
}

/** Reports browsers that cannot be installed; their tests report them again. */
export async function ensureBrowsers() {
  const absent = browsers.filter((browser) => !browser.find());
  if (absent.length > 0) {
    const names = absent.map((browser) => browser.name).join(", ");
    printMissing(names, "the page is tested in real browsers");
    if (hasApt()) await install(absent.flatMap((browser) => browser.packages));
    else
      printRemark(
        "install them by hand; where one is missing, its tests fail (on Linux) or are skipped",
      );
  }
  for (const browser of browsers) if (browser.find()) printInstalled(browser.name);
}
