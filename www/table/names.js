// What the computer players are called: some have a name in every language, the others keep their own.

import { isKey, say } from "../strings/index.js";

/** @param {{ id: string, name: string }} player */
export function nameOf({ id, name }) {
  const key = `name.${id}`;
  return isKey(key) ? say(key) : name;
}
