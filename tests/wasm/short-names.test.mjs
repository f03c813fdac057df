// The names that the build shortens: the module and its JavaScript side still find each other, and play as before.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { withShortNames } from "../../scripts/build/short-names.mjs";
import { inRoot } from "../../scripts/support/paths.mjs";
import { stratege } from "./support/module.mjs";

test("a module with short names does what the one with long names does", async () => {
  const module = readFileSync(inRoot("www", "wasm", "stratege_bg.wasm"));
  const glue = readFileSync(inRoot("www", "wasm", "stratege.js"), "utf8");
  const short = withShortNames(module, glue);
  assert.ok(short.module.length < module.length && short.glue.length < glue.length);
  const compiled = await WebAssembly.compile(/** @type {Uint8Array<ArrayBuffer>} */ (short.module));
  const names = [...WebAssembly.Module.imports(compiled), ...WebAssembly.Module.exports(compiled)];
  assert.deepEqual(
    names.map(({ name }) => name).filter((name) => name !== "memory" && name.length > 3),
    [],
  );
  const renamed = await import(`data:text/javascript,${encodeURIComponent(short.glue)}`);
  renamed.initSync({ module: compiled });
  assert.deepEqual(renamed.listGames(), stratege.listGames());
  for (const { id, starts } of stratege.listGames()) {
    const matches = [stratege, renamed].map(({ Match }) => new Match(id, starts[0]));
    for (let moves = 0; moves < 8; moves += 1) {
      for (const match of matches) match.play(match.view().legal[0].text);
    }
    assert.deepEqual(matches[1].view(), matches[0].view(), id);
    assert.throws(() => matches[1].play("nowhere"), { code: "unreadable-move" });
    for (const match of matches) match.free();
  }
});
