// The messages that an embedded board accepts.

import assert from "node:assert/strict";
import { test } from "node:test";
import { allowedOrigin, commandOf } from "../../www/pages/embed/protocol.js";

const origin = "https://example.org";
const parent = {};

/** @param {object} event @param {string | null} [allowed] */
const command = (event, allowed = origin) =>
  commandOf(/** @type {any} */ ({ origin, source: parent, data: { stratege: "get" }, ...event }), {
    origin: allowed,
    parent,
  });

test("an address names one exact origin", () => {
  const named = (/** @type {string} */ text) =>
    allowedOrigin(new URL(`https://host/embed.html?origin=${encodeURIComponent(text)}`));
  assert.equal(named("https://example.org"), "https://example.org");
  assert.equal(named("http://localhost:8080"), "http://localhost:8080");
  for (const wrong of [
    "",
    "*",
    "null",
    "example.org",
    "https://example.org/",
    "https://*.org/a",
    "file:///a",
    "data:,",
  ])
    assert.equal(named(wrong), null, wrong);
});

test("messages of other origins and windows are not commands", () => {
  assert.deepEqual(command({}), { stratege: "get" });
  assert.equal(command({ origin: "https://example.com" }), null);
  assert.equal(command({ origin: "https://example.org.evil.com" }), null);
  assert.equal(command({ source: {} }), null);
  assert.equal(command({ source: null }), null);
  assert.equal(command({}, null), null);
});

test("only the documented commands are accepted", () => {
  assert.deepEqual(command({ data: { stratege: "move", move: "e4", more: 1 } }), {
    stratege: "move",
    move: "e4",
  });
  assert.equal(command({ data: { stratege: "move", move: 4 } }), null);
  assert.equal(command({ data: { stratege: "close" } }), null);
  for (const data of [null, undefined, "get", 7, []]) assert.equal(command({ data }), null);
});
