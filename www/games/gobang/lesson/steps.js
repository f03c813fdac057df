// The first steps in Gobang: positions with the moves that solve them.

/** @type {import("../../shared/lesson.types").LessonStep[]} */
export const steps = [
  { id: "five", record: "gobang:16-first-five-120:h8g8i8c3j8d12k8e5", answers: ["l8"] },
  { id: "block", record: "gobang:16-first-five-120:h8i8i9j8c4k8m12l8", answers: ["m8"] },
  { id: "open-four", record: "gobang:16-first-five-120:h8c3i8d12j8e5", answers: ["g8", "k8"] },
  { id: "open-three", record: "gobang:16-first-five-120:c3h8d12i8e5j8", answers: ["g8", "k8"] },
  { id: "four-three", record: "gobang:16-first-five-120:h8g8i8b2j8c13k9n3k10o12", answers: ["k8"] },
];
