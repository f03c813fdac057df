// The listing: each line with its execution count and a breakpoint button; the current line is highlighted.

import { formatNumber, translatorFor } from "../../i18n/index.js";
import { element } from "../../ui/create.js";
import { messages } from "./i18n/museum.js";

const { t } = translatorFor(messages);

/** @param {HTMLElement} holder  a list */
export function createListing(holder) {
  /** @type {Set<number>} */
  let stops = new Set();
  /** @type {{ row: HTMLElement, stop: HTMLButtonElement, count: HTMLElement, code: HTMLElement }[]} */
  let lines = [];
  /** The highlighted line. */
  let lit = 0;

  /** @param {number} number */
  function toggle(number) {
    if (!stops.delete(number)) stops.add(number);
    lines[number - 1].stop.setAttribute("aria-pressed", String(stops.has(number)));
  }

  return {
    stops: () => stops,

    /** @param {import("../../museum/museum.types").ListingLine[]} listing */
    open(listing) {
      stops = new Set();
      lit = 0;
      lines = listing.map(([indent, words], place) => {
        const number = String(place + 1);
        const stop = element(
          "button",
          { type: "button", class: "stop", "aria-pressed": "false" },
          number,
        );
        const code = element("code", { "data-indent": indent }, words);
        const count = element("span", { class: "count" });
        stop.addEventListener("click", () => toggle(place + 1));
        return { row: element("li", {}, stop, code, count), stop, count, code };
      });
      holder.replaceChildren(...lines.map(({ row }) => row));
      this.translate();
    },

    translate() {
      lines.forEach(({ stop }, place) => {
        stop.ariaLabel = t("stop", { line: place + 1 });
      });
    },

    /** @param {number} line @param {number[]} counts */
    show(line, counts) {
      if (line !== lit) {
        lines[lit - 1]?.row.removeAttribute("aria-current");
        lines[line - 1]?.row.setAttribute("aria-current", "step");
        lit = line;
      }
      lines.forEach(({ count }, place) => {
        const times = counts[place + 1] ?? 0;
        const words = times === 0 ? "" : `${formatNumber(times)}×`;
        if (count.textContent !== words) count.textContent = words;
      });
    },
  };
}
