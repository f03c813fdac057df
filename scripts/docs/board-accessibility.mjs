// npm run docs -- board-accessibility: writes docs/board-accessibility.md from the element of @stratege/board in Chromium.

import { writeFileSync } from "node:fs";
import { boardAccessibility, DOCUMENT } from "../../tests/packages/support/board-accessibility.mjs";
import { installBoards } from "../../tests/packages/support/board-page.mjs";
import { runScript } from "../support/errors.mjs";

await runScript(async () => {
  const { withPage, close } = await installBoards();
  try {
    writeFileSync(DOCUMENT, await boardAccessibility(withPage));
  } finally {
    await close();
  }
});
