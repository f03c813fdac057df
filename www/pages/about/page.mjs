// Definition of the page about the site: sources, licence, version, and addresses from package.json.

import { readFileSync } from "node:fs";
import { inLanguages } from "../../../scripts/build/games.mjs";
import { inRoot } from "../../../scripts/support/paths.mjs";
import { rooms, roomText } from "../../museum/rooms.mjs";
import { en } from "./i18n/about.js";

/** Kilobytes, brotli-compressed. */
const BUDGET = 20;

/** @type {{ version: string, repository?: { url: string }, bugs?: { url: string } }} */
const { version, repository, bugs } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));

/** @returns {Promise<import("../../../scripts/build/add-page.mjs").PageDefinition[]>} */
export async function pages() {
  return [
    {
      file: "about.html",
      texts: en,
      description:
        "Stratege: strategy games with the programs of their history. Where the programs come from, who wrote them, and under which licence they may be used.",
      data: { page: "about" },
      script: "main.js",
      policy: { "script-src": "'self'" },
      styles: [{ file: "main.css" }, { file: "pages/about.css", layer: "game" }],
      pieces: {
        sources: (await Promise.all(rooms.map(sourceOf))).join("\n      "),
        version,
        links: [link("about.code", repository?.url), link("about.feedback", bugs?.url)].join(""),
      },
      budgets: (visit) => [
        { what: "about.html", files: visit((path) => path.endsWith("about.fi.js")), limit: BUDGET },
      ],
    },
  ];
}

/** The author, the year and the platform of a room's program. @param {typeof rooms[number]} room */
async function sourceOf(room) {
  const texts = ["name", "who", "when", "where"].map((key) => roomText(room, key));
  const [name, ...facts] = await Promise.all(texts);
  const rows = facts.map((fact) => `<dd ${inLanguages(fact)}>${fact.en}</dd>`);
  return `<dt><a href="${room.file}" ${inLanguages(name)}>${name.en}</a></dt>${rows.join("")}`;
}

/** @param {keyof typeof en} key @param {string | undefined} address */
const link = (key, address) =>
  address ? `<p><a href="${address}" data-text="${key}">${en[key]}</a></p>` : "";
