// A field for one value of a parameter, and the slider next to it.

import { t } from "../../i18n/index.js";
import { bindField } from "../../table/parameter-field.js";
import { element } from "../../ui/create.js";
import { labelOf } from "./parameter-texts.js";

/** @typedef {import("../../table/parameter-field.js").Binding} Binding */

/** Parameters with this many values or more get no slider: it would be too coarse. */
const MAX_SLIDER_VALUES = 512;

/**
 * A field for the value at an index of a parameter.
 * @param {Binding} binding @param {number} at @param {(value: number) => void} entered
 */
export function numberInput(binding, at, entered) {
  const { max, name, default: defaults } = binding.parameter;
  const input = element("input", {
    type: "text",
    inputmode: "numeric",
    autocomplete: "off",
    size: Math.max(3, String(max).length),
    value: binding.values()[at],
  });
  input.ariaLabel = defaults.length === 1 ? labelOf(name) : `${labelOf(name)} ${at + 1}`;
  input.title = t("lab.original-is", { value: defaults[at] });
  bindField(input, binding, at, entered);
  return input;
}

/** A checkbox for a parameter that is 0 or 1. @param {Binding} binding */
function switchField({ parameter: { name, default: defaults }, values, set }) {
  const box = element("input", { type: "checkbox", role: "switch" });
  box.checked = values()[0] === 1;
  box.ariaLabel = labelOf(name);
  box.title = t("lab.original-is", { value: defaults[0] });
  box.addEventListener("change", () => set([Number(box.checked)]));
  return box;
}

/** @param {Binding} binding */
export function singleField(binding) {
  const { min, max, name } = binding.parameter;
  if (min === 0 && max === 1) return [switchField(binding)];
  const set = (/** @type {number} */ value) => {
    binding.set([value]);
    typed.value = String(value);
    slider.value = String(value);
  };
  const typed = numberInput(binding, 0, set);
  const slider = element("input", { type: "range", min, max, step: 1 });
  slider.value = String(binding.values()[0]);
  slider.ariaLabel = labelOf(name);
  slider.addEventListener("input", () => set(slider.valueAsNumber));
  return max - min < MAX_SLIDER_VALUES ? [typed, slider] : [typed];
}
