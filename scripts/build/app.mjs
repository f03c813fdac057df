// Adds the files that belong to no page: icons, the web app manifest, the service worker that caches the files, and licences.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { digestOf } from "../support/digest.mjs";
import { licenseTexts } from "../support/license-notices.mjs";
import { inRoot } from "../support/paths.mjs";
import { bundle } from "./bundle.mjs";

const MANIFEST = "stratege.webmanifest";

/** The licences of the site and of its components; pages link it. */
const LICENSES = "licenses.txt";

/** Description of the installed app. */
const DESCRIPTION =
  "Strategy games against re-created historical programs and modern engines, or for two people on one screen. Works without a network; nothing leaves your device.";

/** Files of class tournaments, which the workshop opens. */
const CLASS_FILES = {
  action: "./workshop.html",
  accept: { "application/x-stratege-class+json": [".stratege"] },
};

/** Sizes of the icons in pixels; the smallest is the touch icon. */
const SIZES = [180, 192, 512];

/**
 * Adds icons, manifest and licences; returns the names of the files that pages link.
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
    ...launches(games),
  };
  site.files.set(LICENSES, Buffer.from(licenseTexts()));
  site.files.set(MANIFEST, Buffer.from(JSON.stringify(manifest)));
  return { manifest: MANIFEST, touchIcon: touchIcon.src };
}

/**
 * Members of the manifest for launches with a file, a shared text or a shortcut.
 * @param {import("./games.mjs").GamePage[]} games
 */
const launches = (games) => ({
  launch_handler: { client_mode: ["navigate-existing", "auto"] },
  file_handlers: [
    ...games.flatMap(({ file, files }) =>
      files ? [{ action: `./${file}`, accept: files.types }] : [],
    ),
    CLASS_FILES,
  ],
  share_target: {
    action: "./open.html",
    method: "GET",
    enctype: "application/x-www-form-urlencoded",
    params: { title: "title", text: "text", url: "url" },
  },
  shortcuts: [
    { name: "Last match", url: "./open.html?last" },
    { name: "Puzzle of the day", url: `./practice-${games[0].id}.html` },
    ...games.map(({ name, file }) => ({ name: name.en, url: `./${file}` })),
  ],
});

/**
 * Adds the service worker with the digests of the files that it caches.
 * @param {Pick<import("./site.mjs").Site, "files" | "onlineOnly" | "onDemand">} site
 */
export async function addServiceWorker({ files, onlineOnly, onDemand }) {
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
    __ON_DEMAND__: JSON.stringify([...onDemand]),
  };
  const worker = await bundle(source, { define, entryNames: "[name]" });
  for (const [name, contents] of worker.files) files.set(name, contents);
}
