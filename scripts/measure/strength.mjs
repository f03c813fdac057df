// npm run measure -- strength GAME [COMMIT] [--minutes N] [--nodes N]: the working tree's strongest player of a game against
// another commit's (default: the one before), with equal nodes, until a sequential test is decided or time is up.

import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { inRoot } from "../support/paths.mjs";
import { Problem } from "../support/problem.mjs";
import { explain } from "../support/report.mjs";
import { capture, show, work } from "../support/run.mjs";
import { say } from "../support/say.mjs";

/** Elo differences of the two hypotheses. */
const ELO = ["0", "10"];

/**
 * Player (without a book), nodes per move and random opening plies. Connect Four has the level below the solver, which
 * makes no mistakes.
 * @type {Record<string, { player: string, nodes: string, plies: string }>}
 */
const games = {
  reversi: { player: "champion:book=0", nodes: "3000", plies: "8" },
  gobang: { player: "engine", nodes: "3000", plies: "4" },
  chess: { player: "grandmaster:book=0", nodes: "3000", plies: "8" },
  qubic: { player: "prover:book=0,proof=0", nodes: "1000", plies: "6" },
  connect4: { player: "level-6", nodes: "3000", plies: "8" },
};

const { values, positionals } = parseArgs({
  options: { minutes: { type: "string", default: "10" }, nodes: { type: "string" } },
  allowPositionals: true,
});

try {
  process.exitCode = await measure(positionals[0], positionals[1]);
} catch (error) {
  explain(error);
  process.exitCode = 1;
}

/**
 * @param {string | undefined} game
 * @param {string | undefined} commit
 */
async function measure(game, commit) {
  const load = games[game ?? ""];
  if (!game || !load) {
    const names = Object.keys(games).join(", ");
    throw new Problem(
      game ? `Unknown game: ${game}.` : "Missing game.",
      `npm run measure -- strength GAME [COMMIT], where GAME is one of ${names}`,
    );
  }
  const other = await hashOf(commit ?? (await commitBefore()));
  const before = await binaryOf(other);
  await work("cargo", ["build", "--release", "--locked", "--package", "stratege-cli"]);
  say(
    `${game}: this working tree (A) against ${other.slice(0, 12)} (B), for ${values.minutes} minutes at most`,
  );
  return show(inRoot("target", "release", "stratege"), [
    ...["match", game, load.player, `${before}@${load.player}`],
    ...["--nodes", values.nodes ?? load.nodes, "--random-plies", load.plies],
    ...["--sprt", ...ELO, "--minutes", values.minutes],
  ]);
}

/** The last commit if the working tree has changes, else the one before. */
async function commitBefore() {
  const { output } = await capture("git", ["status", "--porcelain", "--untracked-files=no"]);
  return output.trim() ? "HEAD" : "HEAD~1";
}

/** @param {string} commit */
async function hashOf(commit) {
  const { code, output } = await capture("git", ["rev-parse", "--verify", `${commit}^{commit}`]);
  if (code !== 0)
    throw new Problem(`There is no commit ${commit}.`, "name a commit, a branch or a tag.");
  return output.trim();
}

/**
 * The program of a commit, built in a separate worktree and cached.
 * @param {string} commit
 */
async function binaryOf(commit) {
  const folder = inRoot("target", "strength");
  const binary = `${folder}/stratege-${commit}`;
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  const tree = `${folder}/tree`;
  await capture("git", ["worktree", "remove", "--force", tree]);
  await work("git", ["worktree", "add", "--detach", tree, commit]);
  try {
    const build = ["build", "--release", "--locked", "--package", "stratege-cli"];
    await work("cargo", [...build, "--target-dir", `${folder}/build`], { cwd: tree });
    copyFileSync(`${folder}/build/release/stratege`, binary);
  } finally {
    await capture("git", ["worktree", "remove", "--force", tree]);
  }
  return binary;
}
