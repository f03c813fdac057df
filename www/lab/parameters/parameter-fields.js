// The fields for the parameters of a program: single numbers, tables and orders. Changed parameters are marked.

import { t } from "../../i18n/index.js";
import { markChanged } from "../../table/parameter-field.js";
import { valuesOf, withValues } from "../../table/parameters.js";
import { element } from "../../ui/create.js";
import { gridFields } from "./parameter-grid.js";
import { singleField } from "./parameter-input.js";
import { orderFields } from "./parameter-order.js";
import { explanationOf, labelOf } from "./parameter-texts.js";

/** @typedef {import("../../table/parameters.js").Parameter} Parameter */
/** @typedef {import("../lab.types").Changes} Changes */
/** @typedef {import("../../table/parameter-field.js").Binding} Binding */

/** @param {{ change(numbers: Changes): void }} listener */
export function createParameterFields({ change }) {
  const view = element("div", { class: "parameter-fields" });
  const error = createError(view);
  /** @type {Changes} */
  let numbers = {};
  /** @type {Parameter[]} */
  let shown = [];
  /** The parameters, values and language that the fields show. */
  let drawnFor = "";
  const subject = () =>
    JSON.stringify([
      shown,
      shown.map((one) => valuesOf(one, numbers)),
      document.documentElement.lang,
    ]);

  /** @param {Parameter} parameter @param {number[]} values */
  function set(parameter, values) {
    numbers = withValues(parameter, numbers, values);
    drawnFor = subject();
    markChanged(view.children[shown.indexOf(parameter)], parameter, numbers);
    change(numbers);
  }

  /** @param {Parameter} parameter */
  function fieldset(parameter) {
    const { name, columns } = parameter;
    const label = element("b", { title: name }, labelOf(name));
    const title = element("legend", {}, label, ` ${explanationOf(name)}`);
    const fields = fieldsFor({
      parameter,
      values: () => valuesOf(parameter, numbers),
      set: (values) => set(parameter, values),
      refuse: (refusal) =>
        error.show(made, t("lab.wrong-number", { ...refusal, name: labelOf(name) })),
    });
    const made = element("fieldset", { "data-columns": columns }, title, ...fields);
    markChanged(made, parameter, numbers);
    return made;
  }

  return {
    view,
    /** @param {Parameter[]} parameters @param {Changes} own */
    draw(parameters, own) {
      error.remove();
      numbers = { ...own };
      const isEdited = parameters === shown && view.contains(document.activeElement);
      shown = parameters;
      if (subject() === drawnFor || isEdited) return;
      drawnFor = subject();
      view.replaceChildren(...parameters.map(fieldset));
    },
  };
}

/** The error about a refused value, next to its fields until the next input. @param {Element} view */
function createError(view) {
  const paragraph = element("p", { class: "field-error", role: "alert" });
  const remove = () => paragraph.remove();
  view.addEventListener("input", remove);
  return {
    /** @param {Element} fieldset @param {string} sentence */
    show(fieldset, sentence) {
      paragraph.textContent = sentence;
      fieldset.append(paragraph);
    },
    remove,
  };
}

/** @param {Binding} binding */
function fieldsFor(binding) {
  const { default: defaults, kind } = binding.parameter;
  if (defaults.length === 1) return singleField(binding);
  return kind === "order" ? orderFields(binding) : gridFields(binding);
}
