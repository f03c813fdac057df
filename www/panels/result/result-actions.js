// The buttons of the result: a rematch, a review, the next opponent; other opponents and sides behind "More".

import { t } from "../../i18n/index.js";
import { PARTNER } from "../../table/faces/faces.js";
import { element, textButton, textElement } from "../../ui/create.js";
import { openTab } from "../../ui/tabs.js";
import { neighbours } from "../opponents/opponents.js";
import { estimateOf, OFFSET, setOffset } from "../opponents/partner.js";

/** @typedef {import("../../table/settings.js").Opponent} Opponent */

/** The side of the only person; null if two or none play. @param {Opponent} opponent */
export function personsSide(opponent) {
  if (opponent === "first") return "second";
  return opponent === "second" ? "first" : null;
}

/**
 * @param {import("../../table/table.js").Table} table @param {import("../../table/game-tools.types").GameTools} game
 * @param {{ close(): void, startReview(): void }} dialog
 */
export function createActions(table, game, { close, startReview }) {
  const settings = () => table.settings.current();
  const parts = createButtons({ close, review: openReview, begin, swap });
  const { again, easier, harder, more, others } = parts;
  for (const button of [easier, harder])
    button.addEventListener("click", () => {
      const alone = button.dataset.player ?? "";
      if (alone === PARTNER) shift(button === harder ? OFFSET : -OFFSET);
      begin({ strength: { ...settings().strength, alone } });
    });

  /** @param {Partial<import("../../table/settings.js").Settings>} change */
  function begin(change) {
    close();
    table.settings.change(change);
    table.match.newGame();
    table.focusBoard();
  }

  /** Makes the sparring partner stronger or weaker. @param {number} points */
  const shift = (points) => setOffset(table, estimateOf(table).read().offset + points);

  function swap() {
    begin({ opponent: settings().opponent === "first" ? "second" : "first" });
  }

  function openReview() {
    close();
    openTab("analysis");
    startReview();
  }

  /** @param {boolean} hasWon  whether the visitor has won */
  async function draw(hasWon) {
    const isAgainst = personsSide(settings().opponent) !== null;
    const key = isAgainst ? "result.rematch" : "new";
    again.dataset.text = key;
    again.textContent = t(key);
    for (const part of [easier, harder]) part.hidden = true;
    more.hidden = !isAgainst;
    more.open = false;
    if (!isAgainst) return;
    const { players } = table.rules.info;
    const { alone } = settings().strength;
    const rungs =
      alone === PARTNER ? { easier: alone, harder: alone } : await neighbours(game, players, alone);
    setPlayer(easier, rungs.easier, "result.easier");
    setPlayer(harder, rungs.harder, "result.harder");
    const isHarderNext = !harder.hidden && (hasWon || easier.hidden);
    const [next, other] = isHarderNext ? [harder, easier] : [easier, harder];
    more.before(next);
    others.prepend(other);
  }

  /** @param {HTMLElement} button @param {string | null} player @param {"result.easier" | "result.harder"} key */
  function setPlayer(button, player, key) {
    button.hidden = player === null;
    if (player === null) return;
    button.dataset.player = player;
    button.textContent =
      player === PARTNER
        ? t(key === "result.easier" ? "opponent.easier" : "opponent.harder")
        : t(key, { player: table.playerName(player) });
  }

  return { view: parts.view, close: parts.look, draw };
}

/** @param {{ close(): void, review(): void, begin(change: {}): void, swap(): void }} actions */
function createButtons({ close, review, begin, swap }) {
  const again = textButton("new", () => begin({}), {
    id: "result-new",
    class: "strong",
    autofocus: "",
  });
  const [easier, harder] = ["easier", "harder"].map((name) =>
    element("button", { type: "button", class: "plain", id: `result-${name}` }),
  );
  const others = element(
    "div",
    { class: "buttons" },
    textButton("result.swap", swap, { id: "result-swap" }),
  );
  const summary = textElement("summary", "result.more", { id: "result-more", class: "plain" });
  const more = element("details", {}, summary, others);
  const cross = element("span", { "aria-hidden": "true" }, "×");
  const look = element(
    "button",
    { id: "result-look", type: "button", class: "round", "data-label": "close" },
    cross,
  );
  look.ariaLabel = t("close");
  look.addEventListener("click", close);
  const view = element(
    "div",
    { class: "buttons" },
    again,
    textButton("result.review", review, { id: "result-review" }),
    more,
  );
  return { view, again, easier, harder, others, more, look };
}
