// The stored programs, and programs in links.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  hasProgram,
  programFragment,
  programInFragment,
} from "../../../www/pages/workshop/files/program-link.js";
import {
  fileName,
  fromBase64,
  languageOfFile,
  MAX_SOURCE,
  openProgramFiles,
  readProgramFile,
} from "../../../www/programs/stored/program-files.js";

const GAMES = ["reversi", "chess"];
/** @type {import("../../../www/programs/play/play.types").Program} */
const INITIAL = { name: "my player", game: "reversi", language: "python", source: "first" };

/** @param {string | null} [text] */
function open(text = null) {
  let stored = text;
  const storage = {
    read: () => stored,
    write: (/** @type {string} */ value) => {
      stored = value;
    },
  };
  return { files: openProgramFiles(storage, GAMES, INITIAL), stored: () => stored };
}

test("programs are added under free names, renamed, changed and deleted", () => {
  const { files } = open();
  assert.deepEqual(files.list(), [INITIAL]);
  assert.equal(files.add(INITIAL), "my player 2");
  assert.equal(files.current().name, "my player 2");
  files.change("my player 2", { source: "second", game: "chess" });
  assert.equal(files.rename("my player"), "my player 3");
  assert.equal(files.rename("  "), "my player 3");
  assert.equal(files.rename("Deep Red"), "Deep Red");
  assert.deepEqual(files.current(), {
    ...INITIAL,
    ...{ name: "Deep Red", source: "second", game: "chess" },
  });
  files.select("my player");
  assert.equal(files.open({ ...INITIAL, name: "Deep Red", source: "ignored" }), "Deep Red");
  assert.equal(files.current().source, "second");
  files.remove();
  assert.deepEqual(
    files.list().map(({ name }) => name),
    ["my player"],
  );
  files.change("my player", { source: "changed" });
  files.remove();
  assert.deepEqual(files.list(), [INITIAL], "the last one is replaced");
});

test("damaged stored programs are dropped and reported, the others remain", () => {
  const sound = { name: "one", game: "chess", language: "javascript", source: "x" };
  for (const damaged of [
    { ...sound, game: "ludo" },
    { ...sound, language: "basic" },
    { ...sound, source: "x".repeat(MAX_SOURCE + 1) },
    { ...sound, name: " " },
    null,
    7,
  ]) {
    const { files } = open(JSON.stringify({ current: "one", programs: [damaged, sound] }));
    assert.deepEqual(files.list(), [sound]);
    assert.ok(files.isDamaged());
  }
  for (const text of ["{", "[]", "null", '{"programs":[]}']) {
    const { files } = open(text);
    assert.deepEqual(files.list(), [INITIAL], text);
    assert.ok(files.isDamaged());
  }
});

test("a change in another tab is not lost", () => {
  const { files, stored } = open();
  files.add({ ...INITIAL, name: "two" });
  const other = open(stored());
  other.files.add({ ...INITIAL, name: "three" });
  assert.equal(other.files.list().length, 3);
});

test("names of files have the extension of the language, and nothing that a path has", () => {
  assert.equal(fileName({ ...INITIAL, name: "../a b:c" }), "___a b_c.py");
  assert.deepEqual(languageOfFile("Deep Red.JS"), { language: "javascript", name: "Deep Red" });
  assert.deepEqual(languageOfFile(".py"), { language: "python", name: "python" });
  assert.equal(languageOfFile("virus.exe"), null);
  assert.equal(languageOfFile("py"), null);
});

test("a link carries any program, compressed", async () => {
  const program = { ...INITIAL, name: "Größe „α“ 🦉", source: "x = 1\n".repeat(5000) };
  const fragment = await programFragment(program);
  assert.ok(fragment.length < 300, String(fragment.length));
  assert.match(fragment, /^program=[\w-]+$/);
  assert.deepEqual(await programInFragment(`#${fragment}`, GAMES), program);
});

test("a damaged link has no program, and one that unpacks to too much is not unpacked", async () => {
  const fragment = await programFragment(INITIAL);
  assert.equal(hasProgram("#creature=1"), false);
  for (const damaged of [
    "program=",
    "program=%%%",
    fragment.slice(0, -6),
    await programFragment({ ...INITIAL, game: "ludo" }),
    await programFragment({ ...INITIAL, source: "x".repeat(MAX_SOURCE + 1) }),
    await programFragment({ ...INITIAL, source: "x".repeat(20_000_000) }),
  ]) {
    assert.ok(hasProgram(damaged));
    assert.equal(await programInFragment(damaged, GAMES), null);
  }
});

test("files of all three languages are read, a module as base64", async () => {
  const file = (
    /** @type {string} */ name,
    /** @type {string | Uint8Array<ArrayBuffer>} */ contents,
  ) => readProgramFile(new File([contents], name));
  const bytes = Uint8Array.from({ length: 5000 }, (_, at) => at);
  const module = await file("own.wasm", bytes);
  assert.deepEqual([module?.name, module?.language], ["own", "wasm"]);
  assert.deepEqual(fromBase64(module?.source ?? ""), bytes);
  const sent = await programFragment({ .../** @type {any} */ (module), game: "chess" });
  assert.equal((await programInFragment(sent, GAMES))?.source, module?.source);
  assert.deepEqual(await file("a.py", "x = 1"), { name: "a", language: "python", source: "x = 1" });
  assert.equal(await file("a.txt", "x"), null);
  assert.equal(await file("a.js", ""), null);
  assert.equal(await file("a.js", "x".repeat(MAX_SOURCE + 1)), null);
  assert.equal(await file("a.wasm", new Uint8Array(300_001)), null);
  const { files } = open(
    JSON.stringify({
      current: "",
      programs: [{ name: "m", game: "chess", language: "wasm", source: "<script>" }],
    }),
  );
  assert.deepEqual(files.list(), [INITIAL]);
});
