// A host with a copy of the built site that can damage files and publish new versions.

import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { digestOf } from "../../../scripts/support/digest.mjs";
import { dist } from "../../../scripts/support/paths.mjs";
import { openSite } from "./site.mjs";

/** @typedef {import("./faults.mjs").Fault} Fault */
/** @typedef {Awaited<ReturnType<typeof openHost>>} Host */

const WORKER = "service-worker.js";

export async function openHost() {
  const directory = mkdtempSync(join(tmpdir(), "stratege-host-"));
  cpSync(dist, directory, { recursive: true });
  const fileOf = (/** @type {string} */ name) => join(directory, name);
  /** @type {string[]} */
  let damaged = [];
  /** @type {Fault} */
  let damage = (file) => file;
  /** @type {() => void} */
  let sent = () => {};
  const site = await openSite({
    directory,
    transform(name, contents) {
      if (!damaged.includes(name)) return contents;
      sent();
      return Buffer.from(damage(contents));
    },
  });
  return {
    url: site.url,

    /** Starts damaging files; resolves when the first of them is sent. @param {string[]} names @param {Fault} fault */
    damage(names, fault) {
      damaged = names;
      damage = fault;
      return new Promise((resolve) => {
        sent = () => resolve(undefined);
      });
    },

    repair() {
      damaged = [];
    },

    /** Publishes a new version with one changed file. @param {string} name @param {(text: string) => string} change */
    publish(name, change) {
      const before = readFileSync(fileOf(name));
      const after = Buffer.from(change(before.toString()));
      const version = createHash("sha256").update(after).digest("hex").slice(0, 8);
      const worker = readFileSync(fileOf(WORKER), "utf8")
        .replace(digestOf(before), digestOf(after))
        .replace(/"[0-9a-f]{8}"/, `"${version}"`);
      writeFileSync(fileOf(name), after);
      writeFileSync(fileOf(WORKER), worker);
    },

    /** Digests of the files that the service worker caches, by name. */
    digests() {
      const worker = readFileSync(fileOf(WORKER), "utf8");
      // The service worker lists files that it stores at their first use a second time.
      const isOnDemand = (/** @type {string} */ name) => worker.split(`"${name}"`).length > 2;
      const names = readdirSync(directory).filter(
        (name) => !["404.html", WORKER].includes(name) && !isOnDemand(name),
      );
      return Object.fromEntries(names.map((name) => [name, digestOf(readFileSync(fileOf(name)))]));
    },

    close: site.close,

    async remove() {
      await site.close().catch(() => {}); // it may be closed already
      rmSync(directory, { recursive: true });
    },
  };
}

/** Lists the files that a page links and another page does not. @param {string} page @param {string} other */
export function filesOfPage(page, other) {
  const [html, others] = [page, other].map((name) => readFileSync(join(dist, name), "utf8"));
  const own = readdirSync(dist).filter((name) => html.includes(name) && !others.includes(name));
  return [page, ...own.filter((name) => !name.endsWith(".html"))];
}
