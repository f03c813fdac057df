// Shows the number of the visitor's mistakes that are due.

import { openMistakeList } from "../../exercise/mistakes.js";
import { formatNumber } from "../../i18n/index.js";
import { openMistakes } from "../../table/store.js";
import { byId } from "../../ui/dom.js";

export function showDue() {
  const due = openMistakeList(openMistakes())
    .read()
    .filter((one) => one.due <= Date.now()).length;
  byId("due").textContent = due > 0 ? `(${formatNumber(due)})` : "";
}
