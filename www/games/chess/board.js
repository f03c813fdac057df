// The chess board. A move is a piece and its target, by click, key or drag. The state of a square is written into data
// attributes, which styles/chess.css draws.

import { formatNumber, translatorFor } from "../../i18n/index.js";
import { setAttribute } from "../../ui/attributes.js";
import { rovingTabindex } from "../../ui/roving-tabindex.js";
import { svgElement } from "../../ui/svg.js";
import { createBelow } from "./below.js";
import { carryPieces } from "./drag.js";
import { messages } from "./i18n/game.js";
import { drawingOf } from "./pieces.js";
import { createPromotion } from "./promotion.js";

/** @typedef {import("../../engine/types.js").View} View */
/** @typedef {import("../../table/board.js").Situation} Situation */

const { isKey, t } = translatorFor(messages);

/** @type {import("../../table/board.js").BoardKind} */
export const game = {
  id: "chess",
  messages,
  symbols: { first: "white-king", second: "black-king" },
  portrait: { ground: "checks", drawing: drawingOf },
  usual: {
    start: "standard",
    opponent: "second",
    strength: { alone: "schach-c64", first: "schach-c64", second: "schach-c64" },
    switches: { turned: false },
  },
  hasPoints: false,
  endings: { draws: true, acceptsDraw },
  formats: async (exports) => (await import("./formats.js")).chessFormats(exports),
  mount,
  moveName: (move) => move,
  tell: ({ side, text }) => t("moved", { side: t(`${side}.name`), move: text }),
  tellThought,
  result({ outcome, ply }) {
    const key = `ending.${outcome?.ending}`;
    const how = isKey(key) ? t(key) : "";
    const note = t("ended.after", { how, moves: Math.ceil(ply / 2) });
    return { points: null, note, word: outcome?.ending === "resignation" ? "" : undefined };
  },
  nature({ id, parameters, rating }) {
    const key = `player.${id.replace(/-\d$/, "")}`;
    const tens = parameters.find(({ name }) => name === "tens")?.default[0] ?? 0;
    return isKey(key)
      ? t(key, { positions: formatNumber(10 * tens), rating: String(rating) })
      : null;
  },
  tools: async () => (await import("./tools.js")).chessTools,
  rules: async () => (await import("./help.js")).chessRules(),
  keys: () => [
    [t("key.arrows"), t("key.walk")],
    [t("key.ends"), t("key.row")],
    [t("key.enter"), t("key.choose")],
    [t("key.escape"), t("key.put-back")],
    ["F", t("key.flip")],
  ],
};

/**
 * A player agrees to a draw where it does not think itself better; one that values only moves never does.
 * @param {import("../../engine/types.js").Choice} choice
 */
function acceptsDraw({ score }) {
  return score?.kind === "loss" || (score?.kind === "pawns" && score.value.hundredths <= 0);
}

/** @type {NonNullable<import("../../table/board.js").BoardKind["tellThought"]>} */
function tellThought(player, { move, score }) {
  switch (score?.kind) {
    case "points":
      return t("thought.value", { player, move, value: formatNumber(score.value) });
    case "pawns":
      return t("thought.pawns", {
        player,
        move,
        pawns: formatNumber(score.value.hundredths / 100, 2),
      });
    case "win":
      return t("thought.mates", { player, move, moves: formatNumber(Math.ceil(score.value / 2)) });
    case "loss":
      return t("thought.mated", { player, move, moves: formatNumber(Math.ceil(score.value / 2)) });
    default:
      return "";
  }
}

/**
 * @param {HTMLElement} board @param {(move: string) => void} play @param {import("../../table/controls.js").Table} table
 * @returns {import("../../table/board.js").Board}
 */
function mount(board, play, table) {
  const squares = /** @type {HTMLElement[]} */ ([...board.querySelectorAll(".cell")]);
  const letters = [...board.querySelectorAll("thead th")];
  const numbers = [...board.querySelectorAll("tbody th")];
  /** @type {View} */
  let view;
  /** @type {Situation} */
  let situation;
  /** The cell whose piece is in hand, -1 for none. */
  let chosen = -1;
  /** The cells that somebody points out. @type {readonly number[]} */
  let pointed = [];
  const walk = rovingTabindex(board, { items: () => squares, columns: () => 8 });
  const promotion = createPromotion({ play, closed: () => choose(-1) });
  const below = createBelow({ flip });
  carryPieces(board, {
    lift(square) {
      const at = cellOf(square);
      if (!isMovable(at)) return false;
      choose(at);
      return true;
    },
    drop(square) {
      const from = chosen;
      if (!square || !go(from, cellOf(square))) choose(-1);
    },
  });

  board.addEventListener("click", ({ target }) => {
    const square = target instanceof Element && target.closest(".cell");
    if (!square) return;
    const at = cellOf(square);
    if (go(chosen, at)) return;
    choose(isMovable(at) && at !== chosen ? at : -1);
  });
  board.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && chosen >= 0) choose(-1);
  });

  /** Black is at the bottom for somebody who plays Black alone, until the button says otherwise. */
  function isTurned() {
    const { first, second } = situation.players;
    return situation.switches.turned !== (first !== null && second === null);
  }

  /** The cell of the view at a place on the board, and the other way round. @param {number} at */
  const turned = (at) => (isTurned() ? 63 - at : at);

  /** @param {Element} square */
  const cellOf = (square) => turned(squares.indexOf(/** @type {HTMLElement} */ (square)));

  const legal = () => (situation.open ? view.legal : []);

  /** @param {number} at */
  const isMovable = (at) => legal().some(({ from }) => from === at);

  /** Makes the move between two cells, if there is one. @param {number} from @param {number} to */
  function go(from, to) {
    const moves = legal().filter((one) => one.from === from && one.to === to);
    if (moves.length === 0) return false;
    const texts = moves.map(({ text }) => text);
    if (texts.length === 1) play(texts[0]);
    else promotion.ask(texts, squares[turned(to)], view.side);
    return true;
  }

  /** @param {number} at */
  function choose(at) {
    if (at === chosen) return;
    chosen = at;
    show();
  }

  function flip() {
    table.settings.change({
      switches: { ...situation.switches, turned: !situation.switches.turned },
    });
    table.tell(t(isTurned() ? "flipped.second" : "flipped.first"));
  }

  function show() {
    const targets = new Set(legal().flatMap(({ from, to }) => (from === chosen ? [to] : [])));
    const movable = new Set(legal().map(({ from }) => from));
    const last = [view.last?.from, view.last?.cell];
    const inCheck = view.alarm;
    setAttribute(board, "data-turned", isTurned() ? "" : null);
    squares.forEach((square, place) => {
      const at = turned(place);
      const letter = view.cells[at];
      const drawing = letter === "." ? null : drawingOf(letter);
      drawPiece(square, drawing);
      setAttribute(square, "data-movable", movable.has(at) ? "" : null);
      setAttribute(square, "data-target", targets.has(at) ? "" : null);
      setAttribute(square, "data-taken", targets.has(at) && drawing ? "" : null);
      setAttribute(square, "data-last", last.includes(at) ? "" : null);
      setAttribute(square, "data-check", at === inCheck ? "" : null);
      setAttribute(square, "data-hint", pointed.includes(at) ? "" : null);
      setAttribute(square, "aria-pressed", at === chosen ? "true" : null);
      setAttribute(square, "aria-disabled", movable.has(at) || targets.has(at) ? null : "true");
      setAttribute(square, "aria-label", name(at, drawing, targets.has(at), at === inCheck));
    });
    letters.forEach((head, at) => {
      head.textContent = "abcdefgh"[isTurned() ? 7 - at : at];
    });
    numbers.forEach((head, at) => {
      head.textContent = String(isTurned() ? at + 1 : 8 - at);
    });
  }

  /** @param {number} at @param {ReturnType<typeof drawingOf> | null} drawing @param {boolean} isTarget @param {boolean} isChecked */
  function name(at, drawing, isTarget, isChecked) {
    const cell = view.names[at];
    const content = drawing
      ? t("cell.piece", { piece: t(drawing), cell })
      : t("cell.empty", { cell });
    if (isTarget) return t("cell.target", { content });
    return isChecked ? t("cell.check", { content }) : content;
  }

  /** @param {View} next @param {Situation} now */
  function draw(next, now) {
    const isSame = situation?.record === now.record && situation.open === now.open;
    [view, situation] = [next, now];
    if (!isSame) {
      promotion.close();
      chosen = -1;
    }
    setAttribute(board, "aria-label", t("board"));
    setAttribute(board, "aria-disabled", String(!now.open));
    board.toggleAttribute("data-open", now.open);
    show();
    below.draw(view);
  }

  return {
    draw,
    focus: walk.focus,
    point(cells) {
      pointed = cells;
      show();
    },
    press(key) {
      if (key.toLowerCase() !== "f") return false;
      flip();
      return true;
    },
  };
}

/** @param {Element} square @param {string | null} drawing */
function drawPiece(square, drawing) {
  const piece = square.querySelector("svg");
  const use = piece?.firstElementChild;
  const href = drawing && `#${drawing}`;
  if (!piece || (use?.getAttribute("href") ?? null) === href) return;
  piece.replaceChildren();
  if (href) piece.append(svgElement("use", { href }));
}
