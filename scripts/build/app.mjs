// Makes the site installable: icons, the web app manifest, and the service worker that caches every file.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { inRoot } from "../support/paths.mjs";
import { bundle } from "./bundle.mjs";

/** @typedef {import("./site.mjs").Files} Files */

const MANIFEST = "stratege.webmanifest";

/** Shown by systems below the name. */
const DESCRIPTION =
  "Strategy games against re-created historical programs and modern engines, or for two people on one screen. Works without a network; nothing leaves your device.";

/** Pixels of the icons that systems request; the smallest is for the home screen of a phone. */
const SIZES = [180, 192, 512];

/**
 * Icons and manifest; returns the names by which a page links them.
 * @param {import("./site.mjs").Site} site
 * @param {import("./games.mjs").GamePage[]} games
 */
export function addApp(site, games) {
  const addIcon = (/** @type {string} */ name) =>
    site.add(name, readFileSync(inRoot("www/icons", name)));
  const svg = addIcon("icon.svg");
  const pictures = SIZES.map((size) => ({ size, src: addIcon(`icon-${size}.png`) }));
  const [touchIcon] = pictures;
  const icons = [
    { src: svg, sizes: "any", type: "image/svg+xml", purpose: "any" },
    ...pictures.map(({ size, src }) => ({
      src,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any maskable",
    })),
  ];
  const manifest = {
    id: "./",
    name: "Stratege",
    short_name: "Stratege",
    description: DESCRIPTION,
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: "#f4f2d6",
    theme_color: "#335544",
    categories: ["games", "education"],
    icons,
    shortcuts: games.map(({ name, file }) => ({ name: name.en, url: `./${file}` })),
  };
  site.files.set(MANIFEST, Buffer.from(JSON.stringify(manifest)));
  return { manifest: MANIFEST, touchIcon: touchIcon.src };
}

/**
 * Adds the service worker, which contains the digest of every file that it stores.
 * @param {Files} files @param {Set<string>} onlineOnly not stored
 */
export async function addServiceWorker(files, onlineOnly) {
  const source = "www/offline/service-worker.js";
  const digests = [...files]
    .filter(([name]) => !onlineOnly.has(name))
    .map(([name, contents]) => [name, digestOf(contents)])
    .sort();
  const version = createHash("sha256")
    .update(JSON.stringify(digests))
    .update(readFileSync(inRoot(source)));
  const define = {
    __VERSION__: JSON.stringify(version.digest("hex").slice(0, 8)),
    __FILES__: JSON.stringify(Object.fromEntries(digests)),
  };
  const worker = await bundle(source, { define, entryNames: "[name]" });
  for (const [name, contents] of worker.files) files.set(name, contents);
}

/** The first 96 bits of SHA-256. @param {Uint8Array} contents */
const digestOf = (contents) => createHash("sha256").update(contents).digest("base64").slice(0, 16);
