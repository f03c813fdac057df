// Form of a tournament: participants, number of games, openings and limit.

import { element, textElement } from "../../ui/create.js";
import { numberField } from "../form.js";
import { entrantsOf, nameOf } from "./entrants.js";

/** @param {import("../../table/table.js").Table} table @param {import("../../table/former-names.js").FormerNames} formerNames */
export function createTournamentForm(table, formerNames) {
  const boxes = element("div", { class: "fields" });
  const participants = element(
    "fieldset",
    { class: "entrants" },
    textElement("legend", "lab.who"),
    boxes,
  );
  const choices = () => [...boxes.querySelectorAll("input")];
  const games = numberField("lab.games", 20, [2, 10_000]);
  const plies = numberField("lab.plies", 4, [0, 40]);
  const nodes = numberField("lab.nodes", 0, [0, 100_000_000]);
  const seed = numberField("lab.seed", 1, [0, 4_294_967_295]);
  const numbers = [games, plies, nodes, seed];
  const selected = () => choices().flatMap(({ checked, value }) => (checked ? [value] : []));

  return {
    parts: [
      participants,
      element("div", { class: "fields" }, ...numbers.map(({ label }) => label)),
    ],

    /** Lists the possible participants in the current language. */
    show() {
      const before = selected();
      const focused = choices().findIndex((box) => box.matches(":focus"));
      boxes.replaceChildren(
        ...entrantsOf(table, formerNames).map((one) => {
          const box = element("input", { type: "checkbox", value: JSON.stringify(one) });
          box.checked = before.includes(box.value);
          return element("label", { class: "checkbox" }, box, " ", nameOf(table, one));
        }),
      );
      choices()[focused]?.focus();
    },

    /**
     * The described tournament; null if a field is invalid, which the form reports.
     * @param {() => void} tooFew  called if fewer than two are selected @returns {import("./tournament-plan.js").Tournament | null}
     */
    read(tooFew) {
      const entrants = selected().map((value) => JSON.parse(value));
      if (entrants.length < 2) {
        tooFew();
        choices()[0]?.focus();
        return null;
      }
      if (!numbers.every(({ field }) => field.reportValidity())) return null;
      return {
        entrants,
        games: games.field.valueAsNumber,
        plies: plies.field.valueAsNumber,
        nodes: nodes.field.valueAsNumber,
        seed: seed.field.valueAsNumber,
        spent: 0,
      };
    },
  };
}
