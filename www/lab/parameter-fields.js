// The fields for the parameters of a program: single numbers, tables and orders. A parameter that has not its default
// value is marked.

import { isKey, t } from "../i18n/index.js";
import { element } from "../ui/create.js";
import { gridFields } from "./parameter-grid.js";
import { singleField } from "./parameter-input.js";
import { orderFields } from "./parameter-order.js";

/** @typedef {import("../table/parameters.js").Parameter} Parameter */
/** @typedef {import("./types.js").Changes} Changes */

/**
 * One parameter for the fields that show it.
 * @typedef {object} Binding
 * @property {Parameter} parameter
 * @property {() => number[]} values  a copy
 * @property {(values: number[]) => void} set
 * @property {(sentence: string) => void} refuse  says beside the fields why a value may not be
 */

/** @param {{ change(numbers: Changes): void }} listener */
export function createParameterFields({ change }) {
  const view = element("div", { class: "number-fields" });
  const complaint = createComplaint(view);
  /** @type {Changes} */
  let numbers = {};
  /** @type {Parameter[]} */
  let shown = [];
  /** What the fields show, which is also what somebody has just typed into them. */
  let drawnFor = "";
  const subject = () => JSON.stringify([shown, shown.map(valuesOf), document.documentElement.lang]);

  /** @param {Parameter} parameter */
  const valuesOf = ({ name, default: defaults }) => {
    const own = numbers[name];
    return own === undefined ? [...defaults] : [own].flat();
  };

  /** @param {Parameter} parameter @param {number[]} values */
  function set(parameter, values) {
    numbers = { ...numbers, [parameter.name]: values.length === 1 ? values[0] : values };
    drawnFor = subject();
    mark(view.children[shown.indexOf(parameter)], parameter);
    change(numbers);
  }

  /** @param {Parameter} parameter */
  function fieldset(parameter) {
    const { name, columns } = parameter;
    const title = element("legend", {}, element("b", {}, name), ` ${explanation(parameter)}`);
    const fields = fieldsFor({
      parameter,
      values: () => valuesOf(parameter),
      set: (values) => set(parameter, values),
      refuse: (sentence) => complaint.show(made, sentence),
    });
    const made = element("fieldset", { "data-columns": columns }, title, ...fields);
    mark(made, parameter);
    return made;
  }

  /** Shows whether the values are the default ones. @param {Element} made @param {Parameter} parameter */
  function mark(made, parameter) {
    const isChanged = valuesOf(parameter).some((value, at) => value !== parameter.default[at]);
    made.toggleAttribute("data-changed", isChanged);
  }

  return {
    view,
    /** @param {Parameter[]} parameters @param {Changes} own */
    draw(parameters, own) {
      complaint.remove();
      numbers = { ...own };
      const isEdited = parameters === shown && view.contains(document.activeElement);
      shown = parameters;
      if (subject() === drawnFor || isEdited) return;
      drawnFor = subject();
      view.replaceChildren(...parameters.map(fieldset));
    },
  };
}

/** The sentence about a value that was refused, beside its fields until somebody types again. @param {Element} view */
function createComplaint(view) {
  const paragraph = element("p", { class: "complaint", role: "alert" });
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

/** What a parameter does, in the language of the page; in that of the rules if the page has no words for it. @param {Parameter} parameter */
function explanation({ name, description }) {
  const key = `number.${name}`;
  return isKey(key) ? t(key) : description;
}

/** @param {Binding} binding */
function fieldsFor(binding) {
  const { default: defaults, kind } = binding.parameter;
  if (defaults.length === 1) return singleField(binding);
  return kind === "order" ? orderFields(binding) : gridFields(binding);
}
