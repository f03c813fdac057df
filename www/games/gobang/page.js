// The page of Gobang for the build: description, symbols, start options, board and the panels below it.

import { begins } from "../shared/begins.js";
import { gobangDrawings } from "./drawings.js";
import { en } from "./i18n/game.js";
import { gobangMarkup } from "./markup.js";
import { gobangBelow, gobangTabs } from "./panels-markup.js";

/** @type {import("../shared/page.types").GamePage} */
export const page = {
  description:
    "Play Gobang, five in a row, ladybird against daisy: two people on one screen, or against CPC-Gobang, whose thirteen numbers you can change. No account, nothing leaves your device.",
  drawings: gobangDrawings,
  icon: `<circle cx="24" cy="26" r="20" fill="#d8352f"/><path d="M24 6v40M6 14C10 4 38 4 42 14Z" fill="#222" stroke="#222" stroke-width="3"/><g fill="#222"><circle cx="14" cy="26" r="4"/><circle cx="34" cy="26" r="4"/><circle cx="17" cy="37" r="4"/><circle cx="31" cy="37" r="4"/></g>`,
  match: "gobang:16-first-five-120:h8i9i8j8h7h9g9j6f6g6h6h5i7k5g5f4j9e8g7",
  files: {
    types: { "application/x-piskvork": [".psq"], "application/x-go-sgf": [".sgf"] },
    beginning: /^(Piskvorky |\(;)/,
  },
  score: null,
  starts: [
    {
      name: "size",
      legend: "size",
      choices: [16, 15, 19, 20].map((size) => ({
        value: String(size),
        label: `size.${size}`,
      })),
    },
    begins,
    {
      name: "row",
      legend: "row",
      choices: [
        { value: "five", label: "row.five" },
        { value: "exact", label: "row.exact" },
      ],
    },
    {
      name: "end",
      legend: "end",
      choices: [
        { value: "120", label: "end.120" },
        { value: "full", label: "end.full" },
      ],
    },
  ],
  switches: ["aim", "move-numbers", "values"],
  board: () => gobangMarkup(en),
  below: () => gobangBelow(en),
  tabs: () => gobangTabs(en),
};
