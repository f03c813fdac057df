// Output of the scripts: lines, the state of installed tools, and the progress of long work.

import { stripVTControlCharacters } from "node:util";

const isTerminal = Boolean(process.stdout.isTTY);
const CLEAR_LINE = "\r\x1b[K";

/** Running programs with their last line of output. @type {Set<{ last: string }>} */
const running = new Set();
/** @type {NodeJS.Timeout | undefined} */
let timer;
let start = 0;

/** @param {string} [line] */
export const print = (line = "") =>
  process.stdout.write(`${isTerminal && timer ? CLEAR_LINE : ""}${line}\n`);

/** @param {string} what */
export const printInstalled = (what) => print(`  ✓ ${what}`);

/** @param {string} what @param {string} reason to install it */
export const printMissing = (what, reason) => print(`  + ${what}: ${reason}`);

/** @param {string} text */
export const printRemark = (text) => print(`    ${text}`);

/** @param {number} since from `performance.now()` */
export const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Shows the last line of output of each running program: in place on a terminal, every 15 seconds elsewhere.
 * @returns {{ update: (text: string) => void, end: () => void }}
 */
export function showProgress() {
  const program = { last: "" };
  running.add(program);
  if (!timer) {
    start = performance.now();
    timer = setInterval(drawProgress, isTerminal ? 250 : 15_000);
  }
  return {
    update(text) {
      const lines = stripVTControlCharacters(text).split(/[\r\n]+/);
      program.last = lines.findLast((line) => line.trim() !== "")?.trim() ?? program.last;
    },
    end() {
      running.delete(program);
      if (running.size > 0) return;
      clearInterval(timer);
      timer = undefined;
      if (isTerminal) process.stdout.write(CLEAR_LINE);
    },
  };
}

function drawProgress() {
  const width = isTerminal ? Math.max(20, (process.stdout.columns || 80) - 2) : 140;
  const last = [...running].map((program) => program.last).filter(Boolean);
  const line = `    ${formatDuration(performance.now() - start)}  ${last.join(" | ")}`.slice(
    0,
    width,
  );
  process.stdout.write(isTerminal ? `${CLEAR_LINE}${line}` : `${line}\n`);
}

/** @param {number} milliseconds */
function formatDuration(milliseconds) {
  const whole = Math.round(milliseconds / 1000);
  return whole < 90 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
