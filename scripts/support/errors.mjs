// Errors of the scripts, and their report on the terminal.

import { print } from "./print.mjs";

/** An error with advice for the user. */
export class Problem extends Error {
  /** @param {string} message @param {string} advice @param {unknown} [cause] */
  constructor(message, advice, cause) {
    super(message, { cause });
    this.advice = advice;
  }
}

/** Throws unless all names are known. @param {string} kind @param {string[]} names @param {string[]} known */
export function requireKnown(kind, names, known) {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Problem(`Unknown ${kind}: ${unknown || "none named"}.`, `one of ${known.join(", ")}`);
}

/** A program that ended with an error status. */
export class CommandFailed extends Error {
  /** @param {string} line @param {{ code: number, output: string }} result */
  constructor(line, { code, output }) {
    super(`${line}\nended with status ${code}`);
    this.output = output;
  }
}

/** Runs a script; an error is printed and sets the exit status to 1. @param {() => Promise<unknown>} main */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    printError(error);
    process.exitCode = 1;
  }
}

/** Prints an error, the end of the failed program's output, and the advice. @param {unknown} error */
export function printError(error) {
  const failure = error instanceof Problem ? error.cause : error;
  if (error instanceof Problem) print(`\n  ✗ ${error.message}`);
  if (failure instanceof CommandFailed) {
    print(indent(failure.message, "    "));
    print(indent(failure.output.trimEnd().split("\n").slice(-80).join("\n"), "    │ "));
  } else if (failure) {
    print(`\n${failure instanceof Error ? failure.stack : failure}`);
  }
  if (error instanceof Problem) print(`\n  What to do: ${indent(error.advice, "  ").trimStart()}`);
}

/** @param {string} text @param {string} by */
const indent = (text, by) => text.replace(/^/gm, by);
