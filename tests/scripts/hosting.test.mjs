// Files for hosts: workflows and container have the needed versions, and the server's configuration follows the rules.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { isHashed } from "../../scripts/serve/handler.mjs";
import { dist, inRoot } from "../../scripts/support/paths.mjs";

const read = (/** @type {string[]} */ ...path) => readFileSync(inRoot(...path), "utf8");
const { engines } = JSON.parse(read("package.json"));

const WORKFLOWS = readdirSync(inRoot(".github/workflows")).map((name) =>
  read(".github/workflows", name),
);
const CONTAINER = read("scripts/hosting/Containerfile");
const NGINX = read("scripts/hosting/nginx.conf");

test("workflows and container have the versions of Rust and Node that the project needs", () => {
  const rust = read("Cargo.toml").match(/rust-version = "(.+)"/)?.[1];
  const node = Number(engines.node.match(/\d+/)?.[0]);
  for (const text of [...WORKFLOWS, CONTAINER]) {
    assert.ok(text.includes(`rust:${rust}-bookworm`));
    const [version] = text.match(/(?<=node-version: |node:)\d+/) ?? [];
    assert.ok(Number(version) >= node);
  }
});

test("nginx stores the files for ever that have a digest in their name", () => {
  const [, pattern = ""] = NGINX.match(/"~(\S+)"\s+"public, max-age=31536000, immutable"/) ?? [];
  const names = readdirSync(dist).map((name) => `/${name}`);
  assert.ok(names.some(isHashed) && !names.every(isHashed));
  for (const name of names) assert.equal(new RegExp(pattern).test(name), isHashed(name), name);
});
