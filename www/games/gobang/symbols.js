// The symbols of the two sides.

export const SYMBOLS = { first: "ladybird", second: "daisy" };
