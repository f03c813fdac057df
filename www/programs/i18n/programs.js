// Errors of visitors' programs, and these as players at the table. English, the reference for the translations.

export const en = {
  "fault.line": "Line {line}: {why}",
  "fault.syntax": "This is not valid {language}: {message}",
  "fault.exception": "The program stopped with an error: {message}",
  "fault.steps": "The program did not answer within its steps. Is there a loop that does not end?",
  "fault.memory": "The program used more memory than it may.",
  "fault.stack": "The program calls itself too deeply: {message}",
  "fault.no-function": "The program has no function choose(position).",
  "fault.time": "The program did not answer in time. Is there a loop that does not end?",
  "fault.illegal": "The move is not legal here: {message}",
  "fault.no-answer": "choose(position) did not return a move: {message}",
  "fault.unknown": "The program could not continue: {message}",

  "error.program":
    "“{name}” cannot go on. {why} Correct it in the workshop and let it play on here, or choose another opponent.",
  "error.program-missing":
    "The program “{name}” is not on this device. Choose another opponent, or nobody: then two can play on.",
  "program.linked":
    "The other player here is the program “{name}”, which is not on this device. Two people can play on.",
};

/** @type {import("../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./programs.de.js"),
  fi: () => import("./programs.fi.js"),
};
