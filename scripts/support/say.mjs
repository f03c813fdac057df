// Output of the scripts: plain lines, and the progress of long work.

const inPlace = Boolean(process.stdout.isTTY);
const CLEAR = "\r\x1b[K";

/** Work in progress, each with its last line of output. @type {Set<{ last: string }>} */
const running = new Set();
/** @type {NodeJS.Timeout | undefined} */
let timer;
let since = 0;

/** @param {string} [line] */
export const say = (line = "") => process.stdout.write(`${inPlace && timer ? CLEAR : ""}${line}\n`);

/** Time since then. @param {number} start from `performance.now()` */
export const seconds = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** @param {number} milliseconds */
function duration(milliseconds) {
  const whole = Math.round(milliseconds / 1000);
  return whole < 90 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

const controls = new RegExp(`${String.fromCharCode(27)}\\[[0-9;?]*[A-Za-z]`, "g");

function draw() {
  const width = inPlace ? Math.max(20, (process.stdout.columns || 80) - 2) : 140;
  const lasts = [...running].map(({ last }) => last).filter(Boolean);
  const line = `    ${duration(performance.now() - since)}  ${lasts.join(" | ")}`.slice(0, width);
  process.stdout.write(inPlace ? `${CLEAR}${line}` : `${line}\n`);
}

/**
 * Shows the last line that each running program has printed: in place on a terminal, every 15 seconds elsewhere.
 * @returns {{ text: (text: string) => void, end: () => void }}
 */
export function showProgress() {
  const work = { last: "" };
  running.add(work);
  if (!timer) {
    since = performance.now();
    timer = setInterval(draw, inPlace ? 250 : 15_000);
  }
  return {
    text(text) {
      const lines = text.replace(controls, "").split(/[\r\n]+/);
      work.last = lines.findLast((line) => line.trim() !== "")?.trim() ?? work.last;
    },
    end() {
      running.delete(work);
      if (running.size > 0) return;
      clearInterval(timer);
      timer = undefined;
      if (inPlace) process.stdout.write(CLEAR);
    },
  };
}
