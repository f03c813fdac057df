// Legend of the move values below their switch; each game has its own text.

import { textElement } from "../../ui/create.js";

/** @type {import("../index.js").CreateTool} */
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
