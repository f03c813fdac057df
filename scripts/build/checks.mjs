// Checks of the built site: a strict Content-Security-Policy without inline code, and no files of other origins.

import { Problem } from "../support/errors.mjs";

/** @type {[RegExp, string][]} */
const forbidden = [
  [/<script(?![^>]*\ssrc=)/i, "a script in the page itself"],
  [/<style\b/i, "a style sheet in the page itself"],
  [/<[^>]+\sstyle=/i, "a style attribute"],
  [/<[^>]+\son[a-z]+=/i, "an event handler attribute"],
  [
    /<(?:link|script|img|source|iframe|object|embed)\b[^>]*\s(?:href|src|data)="(?:[a-z]+:)?\/\//i,
    "a file of another origin",
  ],
  [
    /<(?:link|script|img|source)\b[^>]*\s(?:href|src)="\//i,
    "an address relative to the host's root",
  ],
];

/** Throws an error that lists all findings in a page. @param {string} html @param {import("./site.mjs").Files} files */
export function checkSite(html, files) {
  const problems = forbidden
    .filter(([pattern]) => pattern.test(html))
    .map(([, what]) => `it has ${what}`);
  const policy = html.match(/http-equiv="content-security-policy"\s+content="([^"]*)"/i)?.[1];
  if (!policy) problems.push("it has no Content-Security-Policy");
  else if (/'unsafe-(?:inline|eval|hashes)'/.test(policy))
    problems.push("its policy allows inline code or eval");
  else if (!policy.includes("require-trusted-types-for 'script'"))
    problems.push("its policy does not require trusted types");
  for (const [name, contents] of files) {
    if (
      name.endsWith(".css") &&
      /url\(\s*["']?(?:[a-z]+:)?\/\//i.test(Buffer.from(contents).toString())
    ) {
      problems.push(`${name} loads a file of another origin`);
    }
  }
  if (problems.length > 0)
    throw new Problem(
      `The built page cannot be served: ${problems.join("; ")}.`,
      "fix index.html or styles/ and start again.",
    );
}
