// Adds canonical links, OpenGraph tags, structured data, sitemap.xml and robots.txt to a build that has the address of the
// site. Without one all addresses stay relative.

import { Problem } from "../support/errors.mjs";
import { escapeHtml } from "./html.mjs";

/** @typedef {Pick<import("./site.mjs").Site, "files" | "onlineOnly">} Built */

/** Name of the environment variable with the address. */
export const VARIABLE = "STRATEGE_URL";

/** The address of the site, with a slash at the end; `undefined` if there is none. */
export function siteAddress() {
  const given = process.env[VARIABLE];
  if (!given) return undefined;
  if (!URL.canParse(given) || !/^https?:/.test(given))
    throw new Problem(
      `${VARIABLE} is not an address: ${given}`,
      "give one that begins with https://",
    );
  return new URL(given.endsWith("/") ? given : `${given}/`).href;
}

/** Pages that search engines must not list. */
const UNLISTED = ["404.html"];

/** @param {Built} site @param {string} address of its folder */
export function addAddresses({ files, onlineOnly }, address) {
  const picture = [...files.keys()].find((name) => /^icon-512\..*png$/.test(name));
  const pages = [...files.keys()].filter(
    (name) => name.endsWith(".html") && !UNLISTED.includes(name) && !onlineOnly.has(name),
  );
  for (const page of pages) {
    const html = Buffer.from(files.get(page) ?? "").toString();
    const tags = tagsOf(html, addressOf(page, address), picture && address + picture);
    files.set(page, Buffer.from(html.replace("</head>", () => `${tags}</head>`)));
  }
  const listed = pages.map(
    (page) => `<url><loc>${escapeHtml(addressOf(page, address))}</loc></url>\n`,
  );
  addOnline("sitemap.xml", `${SITEMAP}${listed.sort().join("")}</urlset>\n`);
  addOnline("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${address}sitemap.xml\n`);

  /** @param {string} name @param {string} contents */
  function addOnline(name, contents) {
    files.set(name, Buffer.from(contents));
    onlineOnly.add(name);
  }
}

const SITEMAP = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
`;

/** @param {string} page @param {string} address */
const addressOf = (page, address) => address + (page === "index.html" ? "" : page);

/** @param {string} html @param {string} address of the page @param {string} [picture] */
function tagsOf(html, address, picture) {
  const find = (/** @type {RegExp} */ pattern) => html.match(pattern)?.[1] ?? "";
  const title = find(/<title>([^<]*)/); // both are escaped already
  const description = find(/<meta name="description" content="([^"]*)"/);
  const properties = { title, description, type: "website", url: escapeHtml(address) };
  const tags = Object.entries({ ...properties, ...(picture && { image: escapeHtml(picture) }) });
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">\n`,
    ...tags.map(([name, content]) => `<meta property="og:${name}" content="${content}">\n`),
    `<script type="application/ld+json">${structuredData(title, description, address)}</script>\n`,
  ].join("");
}

/** @param {string} title @param {string} description both escaped for HTML @param {string} url */
function structuredData(title, description, url) {
  const plain = (/** @type {string} */ text) =>
    text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&");
  const data = {
    "@context": "https://schema.org",
    "@type": "WebApplication",
    name: plain(title),
    description: plain(description),
    url,
    applicationCategory: "GameApplication",
    operatingSystem: "Any",
    offers: { "@type": "Offer", price: 0, priceCurrency: "EUR" },
  };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
