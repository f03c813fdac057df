// Entry for server-side rendering: the element's picture before scripts run, as a declarative shadow tree.

import games from "games:picture";
import { thumbnail } from "../../www/board/thumbnail.js";

/**
 * HTML for the content of `<stratege-board>`.
 * @param {import("../engine/api").Position} position as `rules.position` of a game's package returns it
 * @param {{ label?: string }} [options]
 */
export function pictureOf(position, { label } = {}) {
  const { look, drawings, styles, name } = games[position.game] ?? {};
  if (!look) throw new TypeError(`There is no game "${position.game}".`);
  const picture = String(thumbnail(/** @type {any} */ (position), look));
  const words = (label ?? `${name}: ${position.moves.join(" ")}`)
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;");
  const visible = picture.replace('aria-hidden="true"', `role="img" aria-label="${words}"`);
  return `<template shadowrootmode="open"><style>${styles}</style><svg hidden>${drawings}</svg>${visible}</template>`;
}
