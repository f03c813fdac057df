// The first steps in Reversi: positions with the moves that solve them.

/** @type {import("../../shared/lesson.types").LessonStep[]} */
export const steps = [
  { id: "enclose", record: "reversi:diagonal-tomato:", answers: ["c5", "d6", "e3", "f4"] },
  { id: "pass", record: "reversi:diagonal-tomato:e3f3c5e2e1d1g3", answers: ["f1"] },
  { id: "corner", record: "reversi:diagonal-tomato:d6c6c5c4b7", answers: ["a8"] },
  { id: "safe", record: "reversi:diagonal-tomato:c5c6c7b7a7c8", answers: ["f3"] },
  {
    id: "last",
    record:
      "reversi:diagonal-tomato:f4f3f2g2h2h1d6e6f6c6b6d3c5f1c3b3e3d7c8g7g3a7a6e2e1d2c7h3b4d1c2f5h8d8g5f7g6h5e8a5f8b8e7b1h4g8g1b5h6g4c1b7a4h7c4b2a8pa",
    answers: ["a1"],
  },
];
