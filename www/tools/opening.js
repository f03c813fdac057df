// The name of the opening that is being played, in games whose openings have names.

import { en } from "../strings/en/knowing.js";
import { speakerOf } from "../strings/index.js";
import { make } from "./make.js";

const { say } = speakerOf(en);

/** @type {import("./index.js").NewTool} */
export function createOpening(table, _kind, game) {
  if (!game.opening) return {};
  const note = make("p", { id: "opening", class: "hint" });
  document.getElementById("walk")?.after(note);

  function show() {
    const name = game.opening?.(table.state().view) ?? null;
    note.textContent = name === null ? "" : say("opening", { name });
  }
  show();

  return { changed: show, show };
}
