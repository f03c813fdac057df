// Dialog that shares the match as a link, a QR code or a picture of the position.

import { renderPng, toStandaloneSvg } from "../../board/svg-export.js";
import { thumbnail } from "../../board/thumbnail.js";
import { addMessages, t } from "../../i18n/index.js";
import { SIDES } from "../../table/players.js";
import { createDialog, element, textButton, textElement } from "../../ui/create.js";
import { download } from "../../ui/download.js";
import { messages } from "../i18n/saved-games.js";
import { statedPlayers } from "../import-export/imported-notes.js";
import { isAlone, MAX_NAME, ownName } from "./link-names.js";
import { matchLink } from "./match-link.js";
import { drawCode } from "./qr-picture.js";
import { createSnippet, snippetFor } from "./snippet.js";

/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("../../table/game-ui.types").GameUi} GameUi */

/** @type {ReturnType<typeof build> | null} */
let dialog = null;

/** @param {Table} table @param {GameUi} gameUi */
export async function showShare(table, gameUi) {
  await addMessages(messages);
  dialog ??= build(table, gameUi);
  dialog.show();
}

/** @param {Table} table @param {GameUi} gameUi */
function build(table, gameUi) {
  const link = element("input", { type: "text", readonly: "", id: "share-link" });
  const snippet = createSnippet();
  const names = createNameFields(table, () => showLink());
  const code = element("div", { class: "code" });
  const picture = element("div", { class: "preview" });
  const window = createDialog(
    "share-window",
    "share",
    element("label", { for: link.id, "data-text": "share.link" }, t("share.link")),
    link,
    names.view,
    element(
      "p",
      { class: "buttons" },
      textButton("copy", () => copyText(table, link, "copied")),
    ),
    textElement("h3", "share.embed"),
    snippet,
    element(
      "p",
      { class: "buttons" },
      textButton("share.copy", () => copyText(table, snippet, "share.copied")),
      textElement("a", "share.more", { href: "embed.html" }),
    ),
    textElement("h3", "share.code"),
    code,
    textElement("h3", "share.picture"),
    picture,
    element(
      "p",
      { class: "buttons" },
      textButton("share.svg", () => save("svg")),
      textButton("share.png", () => save("png")),
    ),
  );
  link.addEventListener("focus", () => link.select());
  /** @param {"svg" | "png"} type */
  async function save(type) {
    const board = picture.querySelector("svg");
    if (!board) return;
    const text = toStandaloneSvg(board);
    const name = `${gameUi.id}-${table.match.state().view.ply}.${type}`;
    try {
      download(
        name,
        type === "svg" ? new Blob([text], { type: "image/svg+xml" }) : await renderPng(text),
      );
    } catch {
      table.notify(t("share.failed"));
    }
  }

  function showLink() {
    link.value = matchLink(table, names.typed());
    const drawn = drawCode(link.value, t("share.code"));
    code.replaceChildren(drawn ?? element("p", { class: "hint" }, t("share.long")));
  }

  function show() {
    const { record, view } = table.match.state();
    names.draw();
    showLink();
    snippet.value = snippetFor(gameUi.id, record, t("name"));
    picture.replaceChildren(thumbnail(view, gameUi));
    if (!window.open) window.showModal();
    window.scrollTop = 0;
  }
  return { show };
}

/**
 * Fields for the names of the persons at the table; the visitor's own name is stored.
 * @param {Table} table @param {() => void} changed
 */
function createNameFields(table, changed) {
  const view = element("div", { class: "fields" });
  /** @type {Partial<Record<import("../../engine/engine.types").Side, string>>} */
  let typed = {};

  /** @param {import("../../engine/engine.types").Side} side */
  function fieldFor(side) {
    const text = isAlone(table) ? t("share.name") : t("share.side", { side: t(`${side}.name`) });
    const input = element("input", { type: "text", maxlength: MAX_NAME, autocomplete: "off" });
    input.value = typed[side] ?? (isAlone(table) ? ownName.read() : "");
    input.addEventListener("input", () => {
      typed[side] = input.value;
      if (isAlone(table)) ownName.write(input.value.trim());
      changed();
    });
    return element("label", {}, element("span", {}, text), input);
  }

  return {
    view,
    typed: () => typed,
    draw() {
      const { players } = table.match.state();
      if (isAlone(table)) typed = {};
      const sides = statedPlayers() ? [] : SIDES.filter((side) => players[side] === null);
      view.replaceChildren(...sides.map(fieldFor));
    },
  };
}

/**
 * Copies the text of a field.
 * @param {Table} table @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {"copied" | "share.copied"} key of the notice
 */
async function copyText(table, field, key) {
  try {
    await navigator.clipboard.writeText(field.value);
    table.notify(t(key));
  } catch {
    field.focus(); // selects it for copying by keyboard
  }
}
