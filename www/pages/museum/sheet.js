// The sheet of the paper machine before the exercise starts: its board, and the button that loads paper.js.

import { withTimeout } from "../../engine/loading.js";
import { RoomBoard } from "../../museum/board.js";
import { buttonById, byId } from "../../ui/dom.js";
import { text } from "./display.js";

/**
 * @typedef {object} Sheet
 * @property {import("../../museum/museum.types").RoomKind} kind
 * @property {import("../../museum/museum.types").RoomGlue} glue
 * @property {(sentence: string) => void} announce
 * @property {RoomBoard} board
 * @property {string} cells of the position to compute a move for
 */

/** @param {Omit<Sheet, "board" | "cells">} room @param {(error: unknown) => void} failed called if paper.js could not be loaded */
export function createSheet({ kind, glue, announce }, failed) {
  const board = new RoomBoard(kind);
  const match = glue.Match.read(kind.paper.record);
  const { cells } = match.view();
  match.free();
  /** @type {import("./paper.js").Paper | undefined} */
  let paper;
  byId("paper-board").replaceChildren(board.picture);
  buttonById("paper-go").addEventListener("click", async () => {
    try {
      const { Paper } = await withTimeout(import("./paper.js"));
      paper ??= new Paper({ kind, glue, announce, board, cells });
      await paper.begin();
    } catch (error) {
      failed(error);
    }
  });

  return {
    translate() {
      board.picture.setAttribute("aria-label", text("board"));
      if (paper) paper.translate();
      else board.draw(cells, "");
    },
  };
}
