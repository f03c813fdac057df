// The public interface of the library as text, printed by cargo-public-api. Needs `cargo install cargo-public-api` and a nightly
// toolchain, whose rustdoc writes JSON.

import { Problem } from "../support/errors.mjs";
import { inRoot } from "../support/paths.mjs";
import { capture } from "../support/run.mjs";

/** The stored interface. */
export const PUBLIC_API_FILE = inRoot("docs", "public-api.txt");

/** Without blanket, automatic and derived implementations. */
const COMMAND =
  "+nightly public-api --package stratege --all-features -sss --color never --target-dir target/public-api";

/** @returns {Promise<string>} one item per line */
export async function publicApi() {
  const { code, output } = await capture("cargo", COMMAND.split(" "));
  if (code !== 0)
    throw new Problem(
      "The public interface cannot be listed.",
      "Run `cargo install cargo-public-api --locked` and `rustup toolchain install nightly`.",
      output,
    );
  return `${output
    .split("\n")
    .filter((line) => /^(pub|impl|#\[)/.test(line))
    .join("\n")}\n`;
}
