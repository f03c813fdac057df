// docs/board-accessibility.md is the accessibility tree and the keyboard path of the element.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { boardAccessibility, DOCUMENT } from "./support/board-accessibility.mjs";
import { openBoards } from "./support/board-page.mjs";

const { withPage } = await openBoards();

test("the documented accessibility tree and keyboard path are those of the element", async () => {
  assert.equal(await boardAccessibility(withPage), readFileSync(DOCUMENT, "utf8"));
});
