// The list of third-party components is complete, and every licence is one that deny.toml allows.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "smol-toml";
import { inRoot } from "../../scripts/support/paths.mjs";
import { thirdParties } from "../../scripts/support/third-parties.mjs";

const text = await thirdParties();

test("the list has the parts of the site, of the program and of the tools", () => {
  for (const part of ["serde", "clap", "esbuild"])
    assert.match(text, new RegExp(`^\\| ${part} \\| [\\d.]+`, "m"));
});

test("every Rust part has a licence that deny.toml allows", () => {
  const { licenses } = /** @type {any} */ (parse(readFileSync(inRoot("deny.toml"), "utf8")));
  /** @type {(one: string) => boolean} */
  const isAllowed = (one) => licenses.allow.includes(one.trim());
  /** "A/B" is the old way to write "A OR B". @type {(text: string) => boolean} */
  const suits = (licence) =>
    licence
      .replace(/[()]/g, "")
      .split(" AND ")
      .every((every) => every.split(/ OR |\//).some(isAllowed));
  const rust = text.slice(0, text.indexOf("## To build and test the page"));
  const rows = [...rust.matchAll(/^\| (\S+) \| [\d.]+\S* \| (.+) \|$/gm)];
  assert.ok(rows.length > 20);
  assert.deepEqual(
    rows.filter(([, , licence]) => !suits(licence)).map(([row]) => row),
    [],
  );
});
