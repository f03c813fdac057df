// Formats values of a program's variables: cells by name, switches as yes or no, infinite bounds as ∞.

import { formatNumber } from "../i18n/index.js";

/** Minimum magnitude of a value that means infinity. */
const FINITE = 5_000_000;

/**
 * @param {import("./museum.types").RoomKind} kind @param {import("./machine.js").Machine} machine
 * @param {string} name @param {(value: boolean) => string} yesOrNo
 */
export function valueText(kind, machine, name, yesOrNo) {
  const value = machine.values.get(name) ?? 0;
  const read = kind.kinds[name];
  if (read === "cell") return value < 0 ? "–" : kind.cellName(value);
  if (read === "yes") return yesOrNo(value !== 0);
  if (read === "infinite" && Math.abs(value) > FINITE) return value < 0 ? "−∞" : "∞";
  return formatNumber(value);
}
