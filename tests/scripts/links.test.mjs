// Links between the pages of the built site.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { dist } from "../../scripts/support/paths.mjs";

test("every link of a page leads to a file of the site", () => {
  const pages = readdirSync(dist).filter((name) => name.endsWith(".html"));
  assert.ok(pages.length > 20);
  const dead = pages.flatMap((page) => {
    const links = readFileSync(join(dist, page), "utf8").matchAll(/\shref="([^"#?:]+)[^":]*"/g);
    return [...links]
      .map(([, file]) => file)
      .filter((file) => !existsSync(join(dist, file)))
      .map((file) => `${page}: ${file}`);
  });
  assert.deepEqual(dead, []);
});
