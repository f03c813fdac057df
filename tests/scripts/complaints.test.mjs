// Every reason that the Rust of chess can give for a complaint has its sentence on the page. That the other
// languages have what English has is checked by their types.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { inRoot } from "../../scripts/support/paths.mjs";
import { en as sheets } from "../../www/games/chess/i18n/pgn.js";
import { en as chess } from "../../www/games/chess/i18n/tools.js";
import { en as common } from "../../www/i18n/errors.js";

const folder = inRoot("src/games/chess");
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".rs"))
  .map((name) => join(folder, name));

test("every complaint of chess has words", () => {
  const keys = Object.keys({ ...common, ...chess, ...sheets });
  const told = new Set(
    keys.filter((key) => key.startsWith("error.")).map((key) => key.split(".")[2]),
  );
  const text = [...sources, inRoot("src/core/termination.rs")]
    .map((path) => readFileSync(path, "utf8"))
    .join("");
  const codes = [...text.matchAll(/Reason::new\(\s*"([a-z-]+)"/g)].map(([, code]) => code);
  assert.ok(codes.length > 40, `${codes.length} reasons were found`);
  assert.deepEqual(
    codes.filter((code) => !told.has(code)),
    [],
  );
});
