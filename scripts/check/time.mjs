// npm run check -- time [--games N] [--spinners N] [PROTOCOL…]: plays games of Stratege against itself over each protocol,
// next to spinning processes, and counts losses on time. One game at a time: a second one would compete for the cores.

import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { requireKnown, runScript } from "../support/errors.mjs";
import { print } from "../support/print.mjs";
import { buildProgram, PROGRAM } from "../support/program.mjs";
import { capture } from "../support/run.mjs";

/** The game of each protocol, and options of its matches. @type {Record<string, string[]>} */
const PROTOCOLS = {
  uci: ["chess"],
  piskvork: ["gobang"],
  nboard: ["reversi"],
  gtp: ["reversi", "--start", "diagonal-mole"],
};

/** Seconds of a whole game and of each move. */
const CLOCK = "1+0.01";

const { values, positionals } = parseArgs({
  options: {
    games: { type: "string", default: "200" },
    spinners: { type: "string", default: "4" },
  },
  allowPositionals: true,
});

await runScript(async () => {
  const names = positionals.length > 0 ? positionals : Object.keys(PROTOCOLS);
  requireKnown("protocol", names, Object.keys(PROTOCOLS));
  await buildProgram();
  const spinners = Array.from({ length: Number(values.spinners) }, () =>
    spawn(process.execPath, ["--eval", "for (;;);"], { stdio: "ignore" }),
  );
  try {
    for (const name of names) await play(name);
  } finally {
    for (const spinner of spinners) spinner.kill();
  }
});

/** @param {string} protocol */
async function play(protocol) {
  const [game, ...options] = PROTOCOLS[protocol];
  const spec = `${protocol}:'${PROGRAM}' ${protocol}`;
  const { code, output } = await capture(PROGRAM, [
    ...["match", game, spec, spec, "--clock", CLOCK, "--margin-ms", "0"],
    ...["--games", values.games, "--random-plies", "4", "--concurrency", "1", ...options],
  ]);
  const late = output.match(/^game \d+: .* lost by time.*$/gm) ?? [];
  print(`${protocol}, ${values.games} games at ${CLOCK} s, ${values.spinners} spinning processes:`);
  print(`  ${late.length} lost on time`);
  for (const line of [...late, ...(output.match(/^per move of A.*$|^.*malfunction.*$/gm) ?? [])])
    print(`  ${line}`);
  if (code !== 0) print(output);
  if (code !== 0 || late.length > 0) process.exitCode = 1;
}
