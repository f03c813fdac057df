// The licences of third-party components, and the notices in the site and the program.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "smol-toml";
import {
  licenseNotices,
  licenseTexts,
  NOTICES_FILE,
} from "../../scripts/support/license-notices.mjs";
import { inRoot } from "../../scripts/support/paths.mjs";
import { rustParts, shippedParts } from "../../scripts/support/third-parties.mjs";

test("every Rust dependency has a licence that deny.toml allows", async () => {
  const { licenses } = /** @type {any} */ (parse(readFileSync(inRoot("deny.toml"), "utf8")));
  /** @type {(one: string) => boolean} */
  const isAllowed = (one) => licenses.allow.includes(one.trim());
  /** "A/B" is the old way to write "A OR B". @type {(text: string) => boolean} */
  const isLicenceAllowed = (licence) =>
    licence
      .replace(/[()]/g, "")
      .split(" AND ")
      .every((every) => every.split(/ OR |\//).some(isAllowed));
  const parts = await rustParts();
  assert.ok(parts.length > 20);
  assert.deepEqual(
    parts.filter(({ license }) => !isLicenceAllowed(license)),
    [],
  );
});

test("LICENSE-THIRD-PARTY has the notices of all components; `npm run docs -- licenses` writes it", async () => {
  const notices = readFileSync(NOTICES_FILE, "utf8");
  assert.equal(notices, await licenseNotices());
  const parts = await shippedParts();
  assert.ok(parts.length > 20);
  for (const { name, version } of parts)
    assert.ok(/^.*copyright/i.test(notices.split(`\n${name} ${version}: `)[1] ?? ""), name);
});

test("the text of the site and the program has all licences", () => {
  const text = licenseTexts();
  for (const name of ["LICENSE-MIT", "LICENSE-APACHE", "LICENSE-THIRD-PARTY"])
    assert.ok(text.includes(readFileSync(inRoot(name), "utf8")), name);
});
