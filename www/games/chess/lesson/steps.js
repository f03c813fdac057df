// The first steps in Chess: positions with the moves that solve them.

/** @type {import("../../shared/lesson.types").LessonStep[]} */
export const steps = [
  { id: "capture", record: "chess:6k1/6pp/8/4r3/8/5N2/6PP/6K1_w_-_-_0_1:", answers: ["Nxe5"] },
  { id: "fork", record: "chess:r3k3/8/8/3N4/8/8/8/4K3_w_-_-_0_1:", answers: ["Nc7+"] },
  { id: "castle", record: "chess:r4rk1/5ppp/8/8/8/8/5PPP/4K2R_w_K_-_0_1:", answers: ["O-O"] },
  { id: "promote", record: "chess:8/P6k/8/8/8/8/7P/K7_w_-_-_0_1:", answers: ["a8=Q"] },
  { id: "back-rank", record: "chess:6k1/5ppp/8/8/8/8/5PPP/R5K1_w_-_-_0_1:", answers: ["Ra8#"] },
  { id: "not-stalemate", record: "chess:7k/5K2/8/8/8/8/8/1Q6_w_-_-_0_1:", answers: ["Qh1#"] },
];
