// The first steps in Qubic: positions with the moves that solve them.

/** @type {import("../../shared/lesson.types").LessonStep[]} */
export const steps = [
  { id: "level", record: "qubic:first:111442112333113234", answers: ["114"] },
  { id: "column", record: "qubic:first:122441222134322213", answers: ["422"] },
  { id: "diagonal", record: "qubic:first:111144222241333432", answers: ["444"] },
  { id: "block", record: "qubic:first:444141121232434323", answers: ["414"] },
  { id: "double", record: "qubic:first:111442112333213144313431", answers: ["113"] },
];
