// The example modules of docs/programs.md, compiled where their compiler is installed.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { ensureWasmTarget, wasmTarget } from "../../../scripts/setup/wasm-target.mjs";
import { inRoot } from "../../../scripts/support/paths.mjs";
import { start } from "./support/programs.mjs";

const directory = mkdtempSync(join(tmpdir(), "stratege-example-"));
const output = join(directory, "player.wasm");
after(() => rmSync(directory, { recursive: true }));

/** Arguments and environment of each compiler. @type {Record<string, () => Promise<[string, string[], NodeJS.ProcessEnv?]>>} */
const COMPILERS = {
  rs: async () => {
    const target = ["--edition", "2024", "--target", wasmTarget, "--crate-type", "cdylib", "-O"];
    return ["rustc", [...target, "-o", output], { ...process.env, ...(await ensureWasmTarget()) }];
  },
  c: async () => ["clang", ["--target=wasm32", "-O2", "-nostdlib", "-Wl,--no-entry", "-o", output]],
  ts: async () => ["asc", ["--outFile", output, "--runtime", "stub", "--use", "abort="]],
};

/** A column with three stones of the side to move, and the move that completes it. */
const WINNING = ["connect4:first:121212", "1"];
const OPEN = ["connect4:first:", "4"];

for (const [ending, compiler] of Object.entries(COMPILERS))
  test(`the example player.${ending} plays`, async (context) => {
    const [command, args, env] = await compiler();
    if (spawnSync(command, ["--version"], { env }).error)
      return context.skip(`${command} is not installed`);
    execFileSync(command, [...args, inRoot(`docs/programs/player.${ending}`)], { env });
    const program = await start("wasm", readFileSync(output), { game: "connect4" });
    for (const [record, move] of [WINNING, OPEN]) assert.equal(program.choose(record).move, move);
  });
