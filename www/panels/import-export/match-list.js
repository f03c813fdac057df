// The matches that were found in a text, to choose from; where there are many, they can be filtered by name.

import { plural } from "../../i18n/index.js";
import { element, textElement } from "../../ui/create.js";

/** @typedef {import("../../table/formats.types").Found} Found */
/** @typedef {import("../../table/formats.types").Match} Match */

/** So many matches of a text are listed at a time. */
const LISTED = 50;

/** @param {(match: Match) => void} open @param {(error: unknown) => string} faultText */
export function createMatchList(open, faultText) {
  const filter = element("input", { id: "exchange-filter", type: "search", autocomplete: "off" });
  const filterLabel = element(
    "label",
    { class: "filter", hidden: "" },
    textElement("span", "exchange.filter"),
    filter,
  );
  const list = element("ol", { id: "exchange-list" });
  const rest = element("p", { id: "exchange-rest", class: "hint" });
  /** @type {Found[]} */
  let found = [];
  filter.addEventListener("input", draw);

  function draw() {
    const wanted = filter.value.trim().toLowerCase();
    const all = [...found.entries()].filter(
      ([, one]) => !wanted || ("name" in one && one.name.toLowerCase().includes(wanted)),
    );
    list.replaceChildren(...all.slice(0, LISTED).map(([at, one]) => entry(at, one)));
    rest.textContent = all.length > LISTED ? plural("exchange.rest", all.length - LISTED) : "";
  }

  /** @param {number} at @param {Found} one */
  function entry(at, one) {
    const item = element("li", { value: at + 1 });
    if ("record" in one) {
      const pick = element("button", { type: "button", class: "plain" }, one.name);
      pick.addEventListener("click", () => open(one));
      item.append(pick);
    } else item.textContent = faultText(one.error);
    return item;
  }

  return {
    parts: [filterLabel, list, rest],

    /** @param {Found[]} matches */
    show(matches) {
      found = matches;
      filter.value = "";
      filterLabel.hidden = found.length <= LISTED;
      draw();
    },
  };
}
