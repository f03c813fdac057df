// npm run measure -- metering: the cost of metering users' programs, as the ratio of processor time to that of the interpreters
// without it, and steps per second. Median of ROUNDS, alternating.

import { readFileSync } from "node:fs";
import { startJavaScript } from "../../www/programs/languages/javascript.js";
import { startPython } from "../../www/programs/languages/python.js";
import { Meter } from "../../www/programs/meter.js";
import { INTERPRETERS, interpreterFile } from "../build/interpreters.mjs";
import { median } from "../support/median.mjs";
import { inRoot } from "../support/paths.mjs";
import { print } from "../support/print.mjs";
import { table } from "../support/table.mjs";

const ROUNDS = 15;
const STEPS = 1e12;

/** A position of no game: the programs do not look at it. */
const POSITION = "record\nfirst\n-\n1\n\n";

const LANGUAGES = {
  javascript: {
    start: startJavaScript,
    programs: {
      "loop of a million":
        "function choose() { let s = 0; for (let i = 0; i < 1e6; i++) s += i; return String(s) }",
      "fib(24)":
        "const fib = (n) => (n < 2 ? n : fib(n - 1) + fib(n - 2)); const choose = () => String(fib(24))",
    },
  },
  python: {
    start: startPython,
    programs: {
      "loop of a million":
        "def choose(position):\n s = 0\n for i in range(1000000): s += i\n return str(s)",
      "fib(24)":
        "def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)\ndef choose(position): return str(fib(24))",
    },
  },
};

/** @param {keyof typeof LANGUAGES} language @param {string} source @param {string} file of the interpreter */
async function open(language, source, file) {
  const meter = new Meter();
  const module = await WebAssembly.compile(readFileSync(inRoot(file)));
  const access = { meter, reply: () => "1", write: () => {} };
  const program = await LANGUAGES[language].start({ source, seed: 1, module, ...access });
  return () => {
    meter.refill(STEPS);
    const before = process.cpuUsage();
    program.choose(POSITION);
    const { user, system } = process.cpuUsage(before);
    return { microseconds: user + system, steps: meter.used };
  };
}

const rows = [];
for (const language of /** @type {(keyof typeof LANGUAGES)[]} */ (Object.keys(LANGUAGES))) {
  for (const [name, source] of Object.entries(LANGUAGES[language].programs)) {
    const metered = await open(language, source, interpreterFile(language));
    const plain = await open(language, source, INTERPRETERS[language].source);
    const rounds = Array.from({ length: ROUNDS }, () => [metered(), plain()]);
    const [time, unmetered] = [0, 1].map((at) =>
      median(rounds.map((round) => round[at].microseconds)),
    );
    const speed = Math.round(rounds[0][0].steps / time);
    rows.push([language, name, (time / unmetered).toFixed(2), speed]);
  }
}
print(table(["language", "program", "ratio", "million steps per second"], rows));
