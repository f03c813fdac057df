// The choice of the side that begins, in games whose starts name it.

/** @type {import("./page.types").StartGroup} */
export const begins = {
  name: "begins",
  legend: "begins",
  choices: [
    { value: "first", label: "first.name" },
    { value: "second", label: "second.name" },
  ],
};
