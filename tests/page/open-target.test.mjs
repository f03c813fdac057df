// The page that opens a text from another app.

import assert from "node:assert/strict";
import { test } from "node:test";
import { page as chess } from "../../www/games/chess/page.js";
import { page as gobang } from "../../www/games/gobang/page.js";
import { page as reversi } from "../../www/games/reversi/page.js";
import { targetOf } from "../../www/pages/open/target.js";

const games = {
  reversi: { file: "reversi.html", beginning: reversi.files?.beginning.source ?? null },
  gobang: { file: "gobang.html", beginning: gobang.files?.beginning.source ?? null },
  chess: { file: "chess.html", beginning: chess.files?.beginning.source ?? null },
  connect4: { file: "connect4.html", beginning: null },
};

test("records and links lead to their match", () => {
  assert.equal(targetOf("connect4:first:4453", games), "connect4.html#connect4:first:4453");
  assert.equal(
    targetOf("Look: https://host/x/chess.html#chess:standard:e4%20e5", games),
    "chess.html#chess:standard:e4%20e5",
  );
});

test("texts in a file format lead to the import of their game", () => {
  /** @param {string} text */
  const page = (text) => targetOf(text, games)?.split("?")[0];
  assert.equal(page(`[Event "Paris"]\n\n1. e4 e5`), "chess.html");
  assert.equal(page("1. e4 e5 2. Nf3"), "chess.html");
  assert.equal(page("(;GM[Othello]PC[GGS]"), "reversi.html");
  assert.equal(page("(;FF[4]GM[4]SZ[15]"), "gobang.html");
  assert.equal(page("Piskvorky 15x15, 11:11, 0"), "gobang.html");
  assert.equal(targetOf("1. e4 & e5", games), "chess.html?import=1.%20e4%20%26%20e5");
});

test("of other texts only the user knows the game", () => {
  for (const text of ["4453", "f5d6", "100% sure", "chess: who plays?"])
    assert.equal(targetOf(text, games), null, text);
});
