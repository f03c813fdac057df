// How `npm test` runs files of tests: a few processes take one after the other, and whatever becomes of a file is told.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { after, test } from "node:test";
import { root } from "../../scripts/support/paths.mjs";
import { aloneInNode } from "../../scripts/test/alone.mjs";
import { countNode } from "../../scripts/test/count.mjs";

const directory = mkdtempSync(join(tmpdir(), "stratege-"));
after(() => rmSync(directory, { recursive: true }));

/** @param {Record<string, string>} files their names and what is in them */
function run(files) {
  const paths = Object.entries(files).map(([name, text]) => {
    const path = join(directory, `${name}.test.mjs`);
    writeFileSync(path, `import { after, before, test } from "node:test";\n${text}`);
    return path;
  });
  // Node's own runner tells what it starts that it need not report.
  const { NODE_TEST_CONTEXT, ...env } = process.env;
  const args = ["scripts/test/run-files.mjs", ...paths];
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: root,
    env,
    encoding: "utf8",
  });
  return { status, output: stdout, ...countNode(stdout) };
}

const passes = `test("passes", () => {});`;
const fails = `test("fails", () => { throw new Error("as it should"); });`;

test("every file is run, and before and after are its own", () => {
  const noted = `let open = false;
    before(() => { open = true; });
    after(() => { console.log("closed", open); });
    test("open", () => { if (!open) throw new Error(); });`;
  const names = ["a", "b", "c", "d", "e", "f", "g"];
  const { status, passed, failed, output } = run(
    Object.fromEntries(names.map((name) => [name, noted])),
  );
  assert.deepEqual([status, passed, failed], [0, names.length, 0]);
  assert.equal(output.match(/closed true/g)?.length, names.length);
});

test("a test that fails is told with the command that runs it alone", () => {
  const { status, passed, failed, output } = run({ good: passes, bad: passes + fails });
  assert.deepEqual([status, passed, failed], [1, 2, 1]);
  const file = relative(root, join(directory, "bad.test.mjs"));
  assert.deepEqual(aloneInNode(output), [`node --test --test-name-pattern='^fails$' ${file}`]);
});

test("a file that ends its process or cannot be read fails, and the others are run", () => {
  const ends = `test("ends", () => process.exit(0));`;
  const { status, failed, output } = run({ ends, broken: "const;", good: passes, more: passes });
  assert.deepEqual([status, failed], [1, 2]);
  assert.equal(output.match(/✔ passes/g)?.length, 2);
  const files = ["ends", "broken"].map((name) =>
    relative(root, join(directory, `${name}.test.mjs`)),
  );
  assert.deepEqual(
    aloneInNode(output).toSorted(),
    files.map((file) => `node --test ${file}`).toSorted(),
  );
});

test("a file whose process ends is told with what ran in it before", () => {
  const ends = `test("ends", () => process.exit(0));`;
  // Each waits for the others, so that every process has run one of them when the last file comes.
  const names = ["p", "q", "r", "s"];
  const meets = (/** @type {string} */ own) => `
    import { existsSync, writeFileSync } from "node:fs";
    import { setImmediate } from "node:timers/promises";
    const mark = (name) => ${JSON.stringify(join(directory, "begun-"))} + name;
    test("meets the others", async () => {
      writeFileSync(mark("${own}"), "");
      while (!${JSON.stringify(names)}.every((name) => existsSync(mark(name)))) await setImmediate();
    });`;
  const before = Object.fromEntries(names.map((name) => [name, meets(name)]));
  const { status, output } = run({ ...before, ends });
  assert.equal(status, 1);
  assert.match(
    output,
    /ends\.test\.mjs\n {2}its process ended [a-z ]+, after .*[pqrs]\.test\.mjs\n/,
  );
});
