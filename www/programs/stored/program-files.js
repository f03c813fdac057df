// The programs stored on the device: a list, and the name of the one in the editor. No DOM.

import { openStoredValue } from "../../exercise/stored-value.js";

/** @typedef {import("../play/play.types").Program} Program */
/** @typedef {{ current: string, programs: Program[] }} Stored */

/** Storage key of the programs. */
export const PROGRAMS = "stratege.1.workshop.programs";

/** Maximum length of a text and of a module in base64, in characters, and of a name. */
export const MAX_SOURCE = 100_000;
export const MAX_MODULE = 400_000;
const MAX_NAME = 60;

export const LANGUAGES = /** @type {const} */ (["python", "javascript", "wasm"]);
/** Names of the languages, which are the same everywhere. */
export const LANGUAGE_NAMES = { python: "Python", javascript: "JavaScript", wasm: "WebAssembly" };
const EXTENSIONS = { python: "py", javascript: "js", wasm: "wasm" };

/** Whether a value is a program of one of the games. @param {any} value @param {readonly string[]} games @returns {value is Program} */
export const isProgram = (value, games) =>
  typeof value?.name === "string" &&
  value.name.trim() !== "" &&
  value.name.length <= MAX_NAME &&
  games.includes(value.game) &&
  isSource(value.language, value.source);

/** Whether a value is a text of a language, or a module in base64. @param {any} language @param {any} source */
export const isSource = (language, source) =>
  typeof source === "string" &&
  (language === "wasm"
    ? source.length <= MAX_MODULE && /^[\w+/]+=*$/.test(source)
    : LANGUAGES.includes(language) && source.length <= MAX_SOURCE);

/** Reads a program's file; null if it is none. @param {File} file */
export async function readProgramFile(file) {
  const known = languageOfFile(file.name);
  if (!known || file.size > 4 * MAX_SOURCE) return null;
  const source =
    known.language === "wasm"
      ? toBase64(new Uint8Array(await file.arrayBuffer()))
      : await file.text();
  return source !== "" && isSource(known.language, source) ? { ...known, source } : null;
}

/** @param {Uint8Array} bytes */
export const toBase64 = (bytes) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

/** @param {string} text */
export const fromBase64 = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Name of the file of an exported program. @param {Program} program */
export const fileName = ({ name, language }) =>
  `${name.replaceAll(/[^\p{L}\p{N} _-]/gu, "_")}.${EXTENSIONS[language]}`;

/** Programming language and name of a file; null if its extension is unknown. @param {string} file */
export function languageOfFile(file) {
  const [, stem = "", extension = ""] = file.match(/^(.*)\.(\w+)$/) ?? [];
  const language = LANGUAGES.find((one) => EXTENSIONS[one] === extension.toLowerCase());
  return language ? { language, name: stem.trim().slice(0, MAX_NAME) || language } : null;
}

/** The stored programs of a game. @param {string | null} text @param {string} game @returns {Program[]} */
export function programsOf(text, game) {
  try {
    const { programs } = JSON.parse(text ?? "");
    return programs.filter((/** @type {unknown} */ one) => isProgram(one, [game]));
  } catch {
    return []; // none, or damaged: the workshop reports it
  }
}

/**
 * @param {import("../../exercise/progress.js").Storage} storage @param {readonly string[]} games
 * @param {Program} initial stored if there is none
 */
export function openProgramFiles(storage, games, initial) {
  const stored = openStoredValue(storage, (text) => parse(text, games, initial));
  const isTaken = (/** @type {string} */ name) =>
    stored.read().programs.some((program) => program.name === name);

  /** A name that no other program has. @param {string} wanted */
  function freeName(wanted) {
    const stem = wanted.trim().slice(0, MAX_NAME - 4) || "player";
    let name = stem;
    for (let number = 2; isTaken(name); number += 1) name = `${stem} ${number}`;
    return name;
  }

  return {
    isDamaged: stored.isDamaged,
    list: () => stored.read().programs,
    current() {
      const { current, programs } = stored.read();
      return programs.find(({ name }) => name === current) ?? programs[0];
    },
    /** Adds a program under a free name and selects it. @param {Program} program */
    add(program) {
      const name = freeName(program.name);
      stored.update(({ programs }) => ({
        current: name,
        programs: [...programs, { ...program, name }],
      }));
      return name;
    },
    /** Selects the program of that name; if there is none, it is added. @param {Program} program */
    open(program) {
      if (!isTaken(program.name)) return this.add(program);
      this.select(program.name);
      return program.name;
    },
    /** @param {string} name */
    select(name) {
      stored.update((value) => ({ ...value, current: name }));
    },
    /** Changes the program with a name. @param {string} name @param {Partial<Omit<Program, "name">>} change */
    change(name, change) {
      stored.update(({ current, programs }) => ({
        current,
        programs: programs.map((one) => (one.name === name ? { ...one, ...change } : one)),
      }));
    },
    /** Renames the current program, under a free name. @param {string} wanted */
    rename(wanted) {
      const { name } = this.current();
      const trimmed = wanted.trim().slice(0, MAX_NAME);
      if (trimmed === "" || trimmed === name) return name;
      const other = freeName(trimmed);
      stored.update(({ programs }) => ({
        current: other,
        programs: programs.map((one) => (one.name === name ? { ...one, name: other } : one)),
      }));
      return other;
    },
    /** Deletes the current program; the last one is replaced by the initial one. */
    remove() {
      const { name } = this.current();
      stored.update(({ programs }) => {
        const others = programs.filter((one) => one.name !== name);
        const left = others.length > 0 ? others : [initial];
        return { current: left[0].name, programs: left };
      });
    },
  };
}

/** @typedef {ReturnType<typeof openProgramFiles>} ProgramFiles */

/** @param {string | null} text @param {readonly string[]} games @param {Program} initial */
function parse(text, games, initial) {
  /** @type {Stored} */
  const empty = { current: initial.name, programs: [initial] };
  if (!text) return { value: empty, isDamaged: false };
  try {
    const { current, programs } = JSON.parse(text);
    const valid = programs.filter((/** @type {unknown} */ one) => isProgram(one, games));
    if (valid.length === 0) return { value: empty, isDamaged: true };
    const value = { current: String(current), programs: /** @type {Program[]} */ (valid) };
    return { value, isDamaged: valid.length < programs.length };
  } catch {
    return { value: empty, isDamaged: true };
  }
}
