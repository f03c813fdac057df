// Errors of programs.

/** @typedef {import("./program.types").ProgramErrorDetails} Details */

/** Why a program could not be started or gave no legal move. */
export class ProgramError extends Error {
  /** @param {Partial<Details> & Pick<Details, "code">} details */
  constructor({ code, message = "", line = null, column = null, printed = [], isFinal = false }) {
    super(message);
    this.name = "ProgramError";
    this.code = code;
    this.line = line;
    this.column = column;
    this.printed = printed;
    this.isFinal = isFinal;
  }

  /** Copies the fields for a message; structured clones of errors lose them. @returns {Details} */
  get details() {
    const { code, message, line, column, printed, isFinal } = this;
    return { code, message, line, column, printed, isFinal };
  }
}
