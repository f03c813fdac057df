// The first steps in Connect Four: positions with the moves that solve them.

/** @type {import("../../shared/lesson.types").LessonStep[]} */
export const steps = [
  { id: "four", record: "connect4:first:414142", answers: ["4"] },
  { id: "block", record: "connect4:first:717263", answers: ["4"] },
  { id: "double", record: "connect4:first:4455", answers: ["3", "6"] },
  { id: "wait", record: "connect4:first:117117521555732617657537333232622646", answers: ["6"] },
];
