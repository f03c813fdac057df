// What the scripts tell a person: plain lines, and a sign of life from long work.

/** @param {string} [line] */
export const say = (line = "") => process.stdout.write(`${line}\n`);

/** @param {number} since as `performance.now()` gave it */
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const controls = new RegExp(`${String.fromCharCode(27)}\\[[0-9;?]*[A-Za-z]`, "g");

/**
 * Tells how far a program is by the last line it printed: in place on a terminal, every 15 seconds elsewhere.
 * @returns {{ text: (text: string) => void, end: () => void }}
 */
export function showProgress() {
  const start = performance.now();
  const inPlace = Boolean(process.stdout.isTTY);
  let last = "";
  const tell = () => {
    const width = inPlace ? Math.max(20, (process.stdout.columns || 80) - 14) : 100;
    const time = `${Math.round((performance.now() - start) / 1000)} s`.padStart(6);
    const line = `    ${time}  ${last.slice(0, width)}`;
    process.stdout.write(inPlace ? `\r\x1b[K${line}` : `${line}\n`);
  };
  const timer = setInterval(tell, inPlace ? 250 : 15_000);
  return {
    text(text) {
      const lines = text.replace(controls, "").split(/[\r\n]+/);
      last = lines.findLast((line) => line.trim() !== "")?.trim() ?? last;
    },
    end() {
      clearInterval(timer);
      if (inPlace) process.stdout.write("\r\x1b[K");
    },
  };
}
