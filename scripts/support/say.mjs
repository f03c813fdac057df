// What the scripts tell a person: plain lines, and a sign of life from long work.

const inPlace = Boolean(process.stdout.isTTY);
const CLEAR = "\r\x1b[K";

/** What is being done now; each says its last line. @type {Set<{ last: string }>} */
const running = new Set();
/** @type {NodeJS.Timeout | undefined} */
let timer;
let since = 0;
/** What stands at the head of a sign of life. @type {(elapsed: number) => string} */
let head = (elapsed) => duration(elapsed);

/** @param {string} [line] */
export const say = (line = "") => process.stdout.write(`${inPlace && timer ? CLEAR : ""}${line}\n`);

/** @param {number} start as `performance.now()` gave it */
export const seconds = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** @param {number} milliseconds */
export function duration(milliseconds) {
  const whole = Math.round(milliseconds / 1000);
  return whole < 90 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

const controls = new RegExp(`${String.fromCharCode(27)}\\[[0-9;?]*[A-Za-z]`, "g");

/** Puts something else than the time at the head of every sign of life. @param {typeof head} words */
export function headProgress(words) {
  head = words;
}

function tell() {
  const width = inPlace ? Math.max(20, (process.stdout.columns || 80) - 2) : 140;
  const lasts = [...running].map(({ last }) => last).filter(Boolean);
  const line = `    ${head(performance.now() - since)}  ${lasts.join(" | ")}`.slice(0, width);
  process.stdout.write(inPlace ? `${CLEAR}${line}` : `${line}\n`);
}

/**
 * Tells how far programs are by the last line that each printed: in place on a terminal, every 15 seconds elsewhere.
 * @returns {{ text: (text: string) => void, end: () => void }}
 */
export function showProgress() {
  const work = { last: "" };
  running.add(work);
  if (!timer) {
    since = performance.now();
    timer = setInterval(tell, inPlace ? 250 : 15_000);
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
