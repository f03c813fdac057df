// Error of a script: the cause, and a remedy for the user.

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
