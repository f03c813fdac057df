// What the tools around Qubic say of it, in English; the other languages are checked against this table.

export const en = {
  four: "makes four in a row",
  "stops-four": "keeps the other side from four",
  "two-threats": "threatens four in two places",
  threat: "threatens four in a row",
  "rows.one": "stands in {count} row that is still open",
  "rows.other": "stands in {count} rows that are still open",
  "typed.sample": "243",
};
