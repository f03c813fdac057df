// What the figures of the move scores mean, below the switch that shows them: each game says it of its own.

import { textElement } from "../../ui/create.js";

/** @type {import("../index.js").NewTool} */
export function createValuesLegend(table) {
  const box = document.getElementById("values");
  if (!box) return {};
  const legend = textElement("p", "values.legend", { id: "values-legend", class: "hint" });
  box.setAttribute("aria-describedby", legend.id);
  box.closest("label")?.after(legend);
  const show = () => {
    legend.hidden = table.settings.current().switches.values !== true;
  };
  show();
  return { show, changed: show };
}
