// The examples of the gallery: the page contains each one, and its lines as text.

import { readFileSync } from "node:fs";

const script = (/** @type {string} */ name) =>
  readFileSync(new URL(`./examples/${name}.js`, import.meta.url), "utf8")
    .replace(/^\/\/ @ts-nocheck.*\n/, "")
    .trim();

/** @type {{ id: "replay" | "both" | "level" | "puzzle" | "looks" | "events" | "frame", html: string, code?: string }[]} */
export const examples = [
  {
    id: "replay",
    html: `<stratege-board ply="12"
  record="chess:standard:e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#">
</stratege-board>`,
  },
  { id: "both", html: `<stratege-board game="gobang" play="both"></stratege-board>` },
  {
    id: "level",
    html: `<stratege-board game="connect4" play="first" level="level-2"></stratege-board>`,
  },
  {
    id: "puzzle",
    html: `<stratege-board record="connect4:first:526442431452"
  solution="2 4 3 4 3"></stratege-board>`,
  },
  {
    id: "looks",
    html: `<stratege-board class="own" record="chess:standard:d4 d5 c4"></stratege-board>`,
    code: `.own { --size: 18rem; --lawn: #f0d9b5; --lawn-mown: #b58863; --frame: #4b3621; }`,
  },
  {
    id: "events",
    html: `<form name="order">
  <stratege-board name="match" game="reversi" play="both"></stratege-board>
  <p><button class="plain" type="submit">OK</button> <output name="moves"></output> <output name="record"></output></p>
</form>`,
    code: script("events"),
  },
  {
    id: "frame",
    html: `<iframe title="Qubic" loading="lazy" height="700"></iframe>
<p><button id="restart" class="plain" type="button">New game</button> <output id="played"></output></p>`,
    code: script("frame"),
  },
];
