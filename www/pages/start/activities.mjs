// The row "What you can do here": links with pictures of the pages, made by `npm run docs -- screenshots start`.

/** @typedef {{ id: "watch" | "learn" | "practise" | "breed" | "write" | "prune" | "prove" | "tournament" | "review" | "embed", href: string }} Activity */

/** @param {string | undefined} practice file of the first practice page, if there is one @returns {Activity[]} */
export const activities = (practice) => [
  { id: "watch", href: "museum-schach-c64.html#machine-title" },
  { id: "learn", href: "lesson-reversi.html" },
  .../** @type {Activity[]} */ (practice ? [{ id: "practise", href: practice }] : []),
  { id: "breed", href: "breed.html" },
  { id: "write", href: "workshop.html" },
  { id: "prune", href: "prune.html" },
  { id: "prove", href: "qubic-proof.html" },
  { id: "tournament", href: "gobang.html?tab=laboratory" },
  { id: "review", href: "reversi.html?tab=analysis" },
  { id: "embed", href: "embed.html" },
];
