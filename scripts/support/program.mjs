// The terminal's program, for checks and measurements.

import { inRoot } from "./paths.mjs";
import { runWithProgress } from "./run.mjs";

export const PROGRAM = inRoot("target", "release", "stratege");

export const buildProgram = () =>
  runWithProgress("cargo", ["build", "--release", "--locked", "--package", "stratege-cli"]);
