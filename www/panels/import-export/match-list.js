// List of imported matches to choose from; long lists can be filtered by name.

import { plural } from "../../i18n/index.js";
import { element, textElement } from "../../ui/create.js";

/** @typedef {import("../../table/formats.types").ParsedMatch} ParsedMatch */
/** @typedef {import("../../table/formats.types").ImportedMatch} ImportedMatch */

/** Maximum matches listed at a time. */
const MAX_LISTED = 50;

/** @param {(match: ImportedMatch) => void} open @param {(error: unknown) => string} describeError */
export function createMatchList(open, describeError) {
  const filter = element("input", { id: "exchange-filter", type: "search", autocomplete: "off" });
  const filterLabel = element(
    "label",
    { class: "filter", hidden: "" },
    textElement("span", "exchange.filter"),
    filter,
  );
  const list = element("ol", { id: "exchange-list" });
  const rest = element("p", { id: "exchange-rest", class: "hint" });
  /** @type {ParsedMatch[]} */
  let found = [];
  filter.addEventListener("input", draw);

  function draw() {
    const wanted = filter.value.trim().toLowerCase();
    const all = [...found.entries()].filter(
      ([, one]) => !wanted || ("name" in one && one.name.toLowerCase().includes(wanted)),
    );
    list.replaceChildren(...all.slice(0, MAX_LISTED).map(([at, one]) => entry(at, one)));
    showRest(all.length);
  }

  /** @param {number} count  of matches that the filter admits */
  function showRest(count) {
    rest.textContent = count > MAX_LISTED ? plural("exchange.rest", count - MAX_LISTED) : "";
  }

  /** @param {number} at @param {ParsedMatch} one */
  function entry(at, one) {
    const item = element("li", { value: at + 1 });
    if ("record" in one) {
      const button = element("button", { type: "button", class: "plain" }, one.name);
      button.addEventListener("click", () => open(one));
      item.append(button);
    } else item.textContent = describeError(one.error);
    return item;
  }

  return {
    parts: [filterLabel, list, rest],

    clear() {
      found = [];
      filter.value = "";
      filterLabel.hidden = true;
      draw();
    },

    /** Appends matches; returns all of them. @param {ParsedMatch[]} matches */
    add(matches) {
      const isListed = found.length < MAX_LISTED || filter.value !== "";
      found.push(...matches);
      filterLabel.hidden = found.length <= MAX_LISTED;
      if (isListed) draw();
      else showRest(found.length);
      return found;
    },
  };
}
