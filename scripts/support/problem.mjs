// Error of a script: what is wrong, and what the user can do about it.

export class Problem extends Error {
  /**
   * @param {string} what
   * @param {string} advice
   * @param {unknown} [cause]
   */
  constructor(what, advice, cause) {
    super(what, { cause });
    this.advice = advice;
  }
}
