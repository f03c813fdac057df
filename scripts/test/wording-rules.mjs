// Words banned from comments, identifiers, documents and commit messages, with replacements. Used by wording.mjs.

/** @typedef {{ pattern: RegExp, instead: string }} Ban */

/** Patterns match passages, in which `¶` starts a comment and `$` an identifier. @type {Ban[]} */
export const BANNED = [
  { pattern: /\bso\s+many\b/gi, instead: "the number of …, `n`" },
  {
    pattern: /\bnothing\s+(?:where|if|when|while|until)\b/gi,
    instead: "`None` if, empty if, no-op if",
  },
  { pattern: /\bcomplain(?:s|t|ts|ed|ing)?\b/gi, instead: "error" },
  { pattern: /\b(?:told|tells)\b/gi, instead: "reported, reports; announced" },
  { pattern: /\b(?:asked|asks|questions?)\b/gi, instead: "requested, request" },
  { pattern: /\b(?:goes|go|going|went)\s+on\b/gi, instead: "continues, resumes" },
  { pattern: /\bbeside\b/gi, instead: "next to, in addition to, compared with" },
  { pattern: /\b(?:somebody|whoever|nobody)\b/gi, instead: "the user, the caller, the player" },
  { pattern: /\bkept\b/gi, instead: "stored, saved, cached, retained" },
  { pattern: /\bby\s+itself\b/gi, instead: "automatically, standalone, alone" },
  { pattern: /^\$(?:most|longest|usual|fewest|shortest)\s/gi, instead: "MAX_, MIN_, DEFAULT_" },
  { pattern: /\bsigns?\s+of\s+life\b/gi, instead: "heartbeat" },
  { pattern: /\bin\s+(?:its|one's|the)\s+mind\b|\bhas\s+in\s+mind\b/gi, instead: "considers" },
  {
    pattern: /\bonce\s+more\b|\ba\s+third\s+reading\b|\bwhat\s+was\s+missing\b/gi,
    instead: "(leave out)",
  },
  { pattern: /\bshall\b/gi, instead: "must, should, will" },
  { pattern: /\bwhat\s+(?:is|are|has|have|was|were|comes|came)\b/gi, instead: "the noun itself" },
  { pattern: /\bof\s+(?:its|their)\s+own\b/gi, instead: "separate, private, another" },
  { pattern: /^¶\s*(?:What|Whose|Who|So|Something\s+that)\b/g, instead: "a verb or a noun phrase" },
];

/** Texts of the page, sources quoted for tests, and this list. */
export const EXCLUDED =
  /(?:^|\/)i18n\/|^CHANGELOG\.md$|^scripts\/test\/wording|^tests\/data\/|^tests\/scripts\/wording/;

/** `area: verb …`: an imperative does not end in -s, -ed or -ing. */
export const SUBJECT = /^[\w.,/ -]+: (?!\w+(?:ed|ing|[^s]s)\b)[a-z]\w*/;
