// npm run measure -- strength GAME [COMMIT]: plays the working tree's strongest player of a game against that of another
// commit (default: the previous one) with equal nodes, until the sequential test decides or ten minutes are over.

import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { Problem, requireKnown, runScript } from "../support/errors.mjs";
import { inRoot } from "../support/paths.mjs";
import { print } from "../support/print.mjs";
import { buildProgram, PROGRAM } from "../support/program.mjs";
import { capture, runWithProgress, show } from "../support/run.mjs";

/** Elo of the two hypotheses of the sequential test. */
const ELO = ["0", "10"];

const MINUTES = "10";

/**
 * Player (without a book), nodes per move and random opening plies. For Connect Four the level below the solver, since
 * perfect players show no difference.
 * @type {Record<string, { player: string, nodes: string, plies: string }>}
 */
const games = {
  reversi: { player: "champion:book=0", nodes: "3000", plies: "8" },
  gobang: { player: "engine", nodes: "3000", plies: "4" },
  chess: { player: "grandmaster:book=0", nodes: "3000", plies: "8" },
  qubic: { player: "prover:book=0,proof-nodes=0", nodes: "1000", plies: "6" },
  connect4: { player: "level-6", nodes: "3000", plies: "8" },
};

await runScript(async () => {
  const [, , game = "", commit] = process.argv;
  requireKnown("game", [game], Object.keys(games));
  const load = games[game];
  const other = await resolveCommit(commit ?? (await previousCommit()));
  const binary = await buildCommit(other);
  await buildProgram();
  print(
    `${game}: this working tree (A) against ${other.slice(0, 12)} (B), at most ${MINUTES} minutes`,
  );
  process.exitCode = await show(PROGRAM, [
    ...["match", game, load.player, `${binary}@${load.player}`],
    ...["--nodes", load.nodes, "--random-plies", load.plies],
    ...["--sprt", ...ELO, "--minutes", MINUTES],
  ]);
});

/** The last commit if the working tree has changes, otherwise its parent. */
async function previousCommit() {
  const { output } = await capture("git", ["status", "--porcelain", "--untracked-files=no"]);
  return output.trim() ? "HEAD" : "HEAD~1";
}

/** @param {string} commit */
async function resolveCommit(commit) {
  const { code, output } = await capture("git", ["rev-parse", "--verify", `${commit}^{commit}`]);
  if (code !== 0)
    throw new Problem(`Unknown commit: ${commit}.`, "name a commit, a branch or a tag.");
  return output.trim();
}

/** Builds the program of a commit in a separate worktree; returns its cached path. @param {string} commit */
async function buildCommit(commit) {
  const folder = inRoot("target", "strength");
  const binary = `${folder}/stratege-${commit}`;
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  const tree = `${folder}/tree`;
  await capture("git", ["worktree", "remove", "--force", tree]);
  await runWithProgress("git", ["worktree", "add", "--detach", tree, commit]);
  try {
    const build = ["build", "--release", "--locked", "--package", "stratege-cli"];
    await runWithProgress("cargo", [...build, "--target-dir", `${folder}/build`], { cwd: tree });
    copyFileSync(`${folder}/build/release/stratege`, binary);
  } finally {
    await capture("git", ["worktree", "remove", "--force", tree]);
  }
  return binary;
}
