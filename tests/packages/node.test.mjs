// The packages in Node, installed from their tarballs: the examples of the READMEs, the API, types and files.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { readSettings } from "../../scripts/build/settings.mjs";
import { engineOf, loadModule } from "../../scripts/build/wasm-modules.mjs";
import { npmTool } from "../../scripts/support/paths.mjs";
import { examplesIn, games, openProject } from "./support/project.mjs";

const project = openProject();
after(() => project.remove());

/** @type {Record<string, typeof import("../../packages/engine-game/node.mjs")>} */
const installed = {};
for (const game of Object.keys(games)) {
  const path = project.path("node_modules/@stratege", game, "node.js");
  installed[game] = await import(pathToFileURL(path).href);
}
const settings = await readSettings();

test("there is a package for each game", () => {
  assert.deepEqual(Object.keys(games), settings.games);
});

for (const [game, { moves, nodes, level, start, aliases }] of Object.entries(games)) {
  test(`${game}: the examples of the README print what they say`, () => {
    const code = examplesIn(project.read(`${game}/README.md`), "js").join("\n");
    const expected = [...code.matchAll(/console\.log\(.*\);? ?\)?;? \/\/ (.*)$/gm)];
    assert.equal(expected.length, code.split("console.log(").length - 1);
    const printed = project.run(`${game}.mjs`, code);
    assert.deepEqual(
      printed.trim().split("\n"),
      expected.map(([, text]) => text),
    );
  });

  test(`${game}: a thread chooses the same as the module on this one`, async () => {
    const engine = await installed[game].createEngine();
    const chosen = await engine.choose(moves, { level, nodes, seed: 7 });
    const { Player } = await loadModule(settings, engineOf(game));
    const id = aliases[level] ?? engine.levels.at(-1)?.id ?? "";
    const player = new Player(game, id, {}, 7);
    assert.deepEqual(chosen, player.choose(engine.rules.record(moves), { nodes }));
    assert.ok(engine.rules.record(moves).startsWith(`${game}:${start}:`));
    player.free();
    engine.close();
  });

  test(`${game}: old programs play, and a whole match between two levels ends`, async () => {
    const engine = await installed[game].createEngine();
    const { rules, levels } = engine;
    const old = levels.find(({ year }) => year < 2010);
    assert.ok(old && old.name !== old.id);
    let record = rules.record();
    for (let ply = 0; !rules.outcome(record) && ply < 500; ply += 1) {
      const { move } = await engine.choose(record, { level: "level-1", nodes: 200, seed: ply });
      record = rules.play(record, move);
    }
    assert.ok(rules.outcome(record));
    const { move } = await engine.choose(moves, { level: old.id, nodes: 500 });
    assert.ok(rules.legalMoves(moves).includes(move) || game === "chess");
    engine.close();
  });

  test(`${game}: the tarball has entries, types and licences, and no dependency`, () => {
    const manifest = JSON.parse(project.read(`${game}/package.json`));
    const files = project.files(game);
    for (const name of ["LICENSE-MIT", "LICENSE-APACHE", "LICENSE-THIRD-PARTY", "README.md"])
      assert.ok(files.includes(name), name);
    for (const [entry, conditions] of Object.entries(manifest.exports)) {
      if (typeof conditions === "string") continue;
      assert.equal(Object.keys(conditions)[0], "types", entry);
      for (const target of Object.values(conditions))
        assert.ok(files.includes(target.slice("./".length)), target);
    }
    assert.equal(manifest.dependencies, undefined);
    assert.match(manifest.license, /MIT/);
  });
}

test("the entries for browsers can be imported without a browser, as in server-side rendering", async () => {
  for (const entry of ["index.js", "inline.js", "worker.js"]) {
    const path = project.path("node_modules/@stratege/connect4", entry);
    const { createEngine, createWorker } = await import(pathToFileURL(path).href);
    assert.equal(typeof (createEngine ?? createWorker), "function");
  }
});

test("the types describe the examples, and refuse unknown levels and options", () => {
  const examples = Object.keys(games).map((game) => {
    const code = examplesIn(project.read(`${game}/README.md`), "js").join("\n");
    const [imports, ...rest] = code.split("\n");
    const strict = `
// @ts-expect-error
await engine.choose("", { level: "unknown" });
// @ts-expect-error
await engine.choose("", { node: 5 });
import { createWorker } from "@stratege/${game}/worker";
await createEngine({ worker: createWorker, cores: 2 });
import { EngineError } from "@stratege/${game}/inline";
export const code: string = new EngineError("closed").code;
`;
    const unknown = rest.join("\n").replaceAll("error.code", "(error as EngineError).code");
    return project.write(`types/${game}.ts`, `${imports}\n${unknown}${strict}`);
  });
  for (const resolution of ["bundler", "nodenext"]) {
    const module = resolution === "bundler" ? "esnext" : "nodenext";
    const options = ["--noEmit", "--strict", "--target", "es2022", "--lib", "es2022,dom"];
    const { stdout, status } = spawnSync(
      npmTool("tsc"),
      [
        ...options,
        "--types",
        "",
        "--module",
        module,
        "--moduleResolution",
        resolution,
        ...examples,
      ],
      { cwd: project.folder, encoding: "utf8" },
    );
    assert.equal(status, 0, stdout);
  }
});
