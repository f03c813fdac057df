// What must be true of the built page: a strict policy that it keeps, and nothing from anywhere else.

import { Problem } from "../support/problem.mjs";

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
    "an address that starts at the host's root",
  ],
];

/**
 * Throws with everything that is wrong.
 * @param {string} html
 * @param {import("./site.mjs").Files} files
 */
export function checkSite(html, files) {
  const problems = forbidden
    .filter(([pattern]) => pattern.test(html))
    .map(([, what]) => `it has ${what}`);
  const policy = html.match(/http-equiv="content-security-policy"\s+content="([^"]*)"/i)?.[1];
  if (!policy) problems.push("it has no Content-Security-Policy");
  else if (/'unsafe-(?:inline|eval|hashes)'/.test(policy))
    problems.push("its policy allows inline code or eval");
  for (const [name, contents] of files) {
    if (
      name.endsWith(".css") &&
      /url\(\s*["']?(?:[a-z]+:)?\/\//i.test(Buffer.from(contents).toString())
    ) {
      problems.push(`${name} fetches from another origin`);
    }
  }
  if (problems.length > 0)
    throw new Problem(
      `The built page is not fit to be served: ${problems.join("; ")}.`,
      "mend index.html or styles/ and start again.",
    );
}

/** A module and its JavaScript side, as pages and scripts name them. */
const modulePair = /([\w-]+\.[0-9a-f]{8}\.wasm) ([\w-]+\.[0-9a-f]{8}\.js)\b/g;

/**
 * Throws if two WebAssembly modules share a JavaScript side, which would give both the instance of the first one opened.
 * @param {import("./site.mjs").Files} files
 */
export function checkModules(files) {
  /** @type {Map<string, string>} */
  const wasmOf = new Map();
  for (const [name, contents] of files) {
    if (!/\.(?:html|js)$/.test(name)) continue;
    for (const [, wasm, glue] of Buffer.from(contents).toString().matchAll(modulePair)) {
      const other = wasmOf.get(glue) ?? wasm;
      if (other !== wasm)
        throw new Problem(
          `${other} and ${wasm} share ${glue}.`,
          "give each module a JavaScript side of its own in scripts/build/site.mjs.",
        );
      wasmOf.set(glue, wasm);
    }
  }
}
