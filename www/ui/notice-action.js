// A button inside a notice, which performs an action and closes the notice.

import { element } from "./create.js";

/** @param {string} text @param {() => void} action @returns {import("./notices.js").NoticeAction} */
export const noticeAction = (text, action) => (hide) => {
  const button = element("button", { type: "button", id: "notice-act", class: "strong" }, text);
  button.addEventListener("click", () => {
    hide();
    action();
  });
  return button;
};
