// The visitor's lines: side, opening and moves, each with a button that removes it. Drawn while it is open.

import { translatorFor } from "../../../i18n/index.js";
import { element } from "../../../ui/create.js";
import { buttonById } from "../../../ui/dom.js";
import { messages } from "./i18n/openings.js";
import { withoutLine } from "./repertoire.js";

/** @typedef {import("./repertoire.js").Line} Line */

const { t } = translatorFor(messages);

/**
 * @param {Pick<import("./openings-source.js").Parts, "rules" | "gameUi" | "repertoire" | "opening">} parts
 * @param {{ sideName(side: Line["side"]): string, removed(sentence: () => string): void }} host
 */
export function createLineList({ rules, gameUi, repertoire, opening }, { sideName, removed }) {
  const title = element("summary", {});
  const list = element("ol", {});
  const details = element("details", { id: "openings-lines", class: "lines" }, title, list);
  details.addEventListener("toggle", draw);

  function draw() {
    const { lines } = repertoire.read();
    details.hidden = lines.length === 0;
    title.textContent = t("openings.lines");
    list.replaceChildren(...(details.open ? lines.map(entry) : []));
  }

  /** @param {Line} line */
  function entry(line) {
    const view = rules.view(line.record);
    const moves = view.moves.map((move) => gameUi.moveName(move)).join(" ");
    const text = [sideName(line.side), opening(view), moves].filter(Boolean).join(": ");
    const remove = element("button", { type: "button", class: "round" }, "×");
    remove.ariaLabel = t("openings.remove", { line: text });
    remove.addEventListener("click", () => {
      repertoire.update((value) => withoutLine(value, line));
      removed(() => t("openings.removed"));
      const next = details.hidden ? buttonById("openings-add-button") : title;
      next.focus();
    });
    return element("li", {}, `${text} `, remove);
  }

  return { details, draw };
}
