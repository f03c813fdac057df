// The names of the appearances, in English; fetched after the page can be used.

export const en = {
  "theme.auto": "Garden, by day and in the evening",
  "theme.light": "Garden by day",
  "theme.dark": "Garden in the evening",
  "theme.wood": "Wood",
  "theme.night": "Night",
  "theme.contrast": "High contrast",
};

/** @typedef {typeof en} Strings */
/** @typedef {keyof Strings} Key */
