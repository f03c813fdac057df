// Copies a link that contains the match.

import { t } from "../../i18n/index.js";
import { addressOf } from "../../table/link.js";

/** @param {import("../../table/table.js").Table} table */
export async function copyLink(table) {
  const link = addressOf(table.match.state().record);
  try {
    await navigator.clipboard.writeText(link);
    table.notify(t("copied"));
  } catch {
    table.notify(t("copy.failed", { link }), { stay: true });
  }
}
