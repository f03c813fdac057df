/** A fault made by hand: what a test has to notice. */
export interface Fault {
  /** What goes wrong for whoever uses the page. */
  what: string;
  file: string;
  /** Stands once in the file. */
  find: string;
  put: string;
  /** Files of tests/browser, the likeliest first: one of them has to fail. */
  tests: string[];
  /** Why no test can notice it: what else on the page prevents it. */
  unnoticed?: string;
}
