// Copies a link that contains the match.

import { t } from "../../i18n/index.js";
import { matchLink } from "./match-link.js";

/** @param {import("../../table/table.js").Table} table */
export async function copyLink(table) {
  const link = matchLink(table);
  try {
    await navigator.clipboard.writeText(link);
    table.notify(t("copied"));
  } catch {
    table.notify(t("copy.failed", { link }), { stay: true });
  }
}
