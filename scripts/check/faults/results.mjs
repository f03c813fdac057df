// Which faults have been caught, kept between runs.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** @typedef {import("../../../tests/faults/fault.js").Fault} Fault */

/** @param {string} file */
export function openResults(file) {
  /** @type {Record<string, string>} */
  const caught = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};

  return {
    /** The tests that noticed this fault. @param {Fault} fault @returns {string | undefined} */
    caughtBy: (fault) => caught[keyOf(fault)],

    /** @param {Fault} fault @param {string} tests */
    keep(fault, tests) {
      caught[keyOf(fault)] = tests;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(caught, null, 2));
    },
  };
}

/** Of what is changed, whatever it is called. @param {Fault} fault */
const keyOf = ({ file, find, put }) =>
  createHash("sha256")
    .update(JSON.stringify([file, find, put]))
    .digest("hex")
    .slice(0, 16);
