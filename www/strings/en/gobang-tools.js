// What the tools around Gobang say of it, in English; the other languages are checked against this table.

export const en = {
  five: "makes five in a row",
  "stops-five": "keeps the other side from five",
  "open-four": "makes an open four",
  "two-fours": "makes two fours at once",
  four: "makes a four",
  "stops-open-four": "keeps the other side from an open four",
  "two-threes": "makes two open threes at once",
  "open-three": "makes an open three",
  "rows.one": "stands in {count} row that is still open",
  "rows.other": "stands in {count} rows that are still open",
  "typed.sample": "h8",
};
