// What somebody can do about a notice: a button in it, which also closes it.

import { element } from "./create.js";

/** @param {string} text @param {() => void} act @returns {import("./notices.js").NoticeAction} */
export const noticeAction = (text, act) => (hide) => {
  const button = element("button", { type: "button", id: "notice-act", class: "strong" }, text);
  button.addEventListener("click", () => {
    hide();
    act();
  });
  return button;
};
