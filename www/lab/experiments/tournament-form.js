// The form of a tournament: who takes part, how many games, from which openings and with which limit.

import { element, textElement } from "../../ui/create.js";
import { numberField } from "../form.js";
import { entrantsOf, nameOf } from "./entrants.js";

/** @param {import("../../table/table.js").Table} table */
export function createTournamentForm(table) {
  const boxes = element("div", { class: "fields" });
  const who = element("fieldset", { class: "entrants" }, textElement("legend", "lab.who"), boxes);
  const choices = () => [...boxes.querySelectorAll("input")];
  const games = numberField("lab.games", 20, [2, 10_000]);
  const plies = numberField("lab.plies", 4, [0, 40]);
  const nodes = numberField("lab.nodes", 0, [0, 100_000_000]);
  const seed = numberField("lab.seed", 1, [0, 4_294_967_295]);
  const numbers = [games, plies, nodes, seed];
  const chosen = () => choices().flatMap(({ checked, value }) => (checked ? [value] : []));

  return {
    parts: [who, element("div", { class: "fields" }, ...numbers.map(({ label }) => label))],

    /** Lists everybody who can take part, in the language of the page. */
    show() {
      const before = chosen();
      const focused = choices().findIndex((box) => box.matches(":focus"));
      boxes.replaceChildren(
        ...entrantsOf(table).map((one) => {
          const box = element("input", { type: "checkbox", value: JSON.stringify(one) });
          box.checked = before.includes(box.value);
          return element("label", { class: "tick" }, box, " ", nameOf(table, one));
        }),
      );
      choices()[focused]?.focus();
    },

    /**
     * The tournament that is described; null if a number is wrong, which the form then says.
     * @param {() => void} tooFew  is told of fewer than two @returns {import("./tournament-plan.js").Tournament | null}
     */
    read(tooFew) {
      const entrants = chosen().map((value) => JSON.parse(value));
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
        pieces: 0,
      };
    },
  };
}
