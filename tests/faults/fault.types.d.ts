/** A fault injected by hand, which a test must detect. */
export interface Fault {
  /** The visible effect. */
  what: string;
  file: string;
  /** Occurs once in the file. */
  find: string;
  put: string;
  /** Files of tests/browser, the likeliest first: one of them must fail. */
  tests: string[];
  /** Why no test can detect it: what else on the page prevents it. */
  unnoticed?: string;
}
