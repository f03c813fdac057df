// Symbol ids of both sides.

export const SYMBOLS = { first: "ladybird", second: "daisy" };
