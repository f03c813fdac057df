// Bar for touch screens: four arrows that move the aim by one square, and a button that places the stone.

import { t } from "../../i18n/index.js";
import { element, textButton } from "../../ui/create.js";

/** @type {{ label: import("../../i18n/index.js").Key, sign: string, step: [across: number, down: number] }[]} */
const ARROWS = [
  { label: "aim.left", sign: "←", step: [-1, 0] },
  { label: "aim.up", sign: "↑", step: [0, -1] },
  { label: "aim.down", sign: "↓", step: [0, 1] },
  { label: "aim.right", sign: "→", step: [1, 0] },
];

/** @param {{ nudge(across: number, down: number): void, place(): void }} actions */
export function createAimBar({ nudge, place }) {
  const arrows = ARROWS.map(({ label, sign, step }) => {
    const button = element(
      "button",
      { type: "button", class: "round", "data-label": label, "aria-label": t(label) },
      element("span", { "aria-hidden": "true" }, sign),
    );
    button.addEventListener("click", () => nudge(...step));
    return button;
  });
  const bar = element(
    "div",
    {
      id: "aim-bar",
      class: "notice",
      role: "group",
      "data-label": "aim.bar",
      "aria-label": t("aim.bar"),
      hidden: "",
    },
    ...arrows,
    textButton("aim.place", place, { class: "strong" }),
  );
  return bar;
}
