// Faces of the computer players: an animal for each class of strength, the same in all games, from the ladybird to the owl;
// games draw those of their old programs (`GameTools.faces`).

import { both, faceWith, INK, LINE, round, shape } from "../../ui/faces.js";

/** @typedef {import("../scale.js").Strength} Strength */

/** Id of the sparring partner in every game. */
export const PARTNER = "partner";

/** @param {number} y @param {number} [x] @param {number} [r] */
const eyes = (y, x = 17.5, r = 2.6) =>
  both(round(INK, x, y, r, "")) +
  [x, 48 - x].map((at) => round("#fff", at + 0.8, y - 0.9, 0.8, "")).join("");

/** @param {number} y @param {number} [wide] */
const smile = (y, wide = 6) =>
  `<path d="M${24 - wide} ${y}q${wide} ${wide * 0.8} ${2 * wide} 0" ${LINE}/>`;

const SPIKES = Array.from({ length: 40 }, (_, at) => {
  const [angle, r] = [(at * Math.PI) / 20, at % 2 === 0 ? 22.5 : 17];
  return `${(24 + r * Math.sin(angle)).toFixed(1)} ${(25 - r * Math.cos(angle)).toFixed(1)}`;
});

/** An animal for each class of strength, from the weakest to the strongest. */
const ANIMALS = [
  // ladybird
  shape("#d8352f", "M24 14c12 0 19 7 19 16s-7 15-19 15S5 39 5 30s7-16 19-16Z") +
    shape(INK, "M24 4c7 0 11 5 11 10-5 3-17 3-22 0 0-5 4-10 11-10Z", "") +
    `<path d="M24 16v28M17 6l-4-4M31 6l4-4" ${LINE}/>` +
    both(
      round(INK, 15, 25, 3, "") + round(INK, 14, 36, 2.6, "") + round("#fff", 19.5, 10, 2.6, ""),
    ) +
    both(round(INK, 20, 10.5, 1.2, "")),
  // snail
  round("#c98f52", 30, 25, 15) +
    `<path d="M30 26c3 0 3 5-1 5s-8-4-7-9 8-8 13-5 7 12 2 17" ${LINE}/>` +
    shape("#ecd9ab", "M3 44c-1-6 2-8 5-9V20c0-5 11-5 11 0v12c10 2 21 5 26 12Z") +
    `<path d="M11 17 8 7M16 17l4-9" ${LINE}/>` +
    round(INK, 8, 7, 2.2, "") +
    round(INK, 20, 8, 2.2, "") +
    `<path d="M9 25q4 4 8 0" ${LINE}/>`,
  // caterpillar
  round("#6f9e3a", 42, 38, 6) +
    round("#7fae45", 35, 34, 9) +
    `<path d="m13 13-4-8M24 12l3-8" ${LINE}/>` +
    round("#e2452f", 9, 5, 2.2, "") +
    round("#e2452f", 27, 4, 2.2, "") +
    round("#a3cf62", 19, 26, 15) +
    round(INK, 14, 23, 2.6, "") +
    round(INK, 25, 23, 2.6, "") +
    `<path d="M13 31q6 5 12 0" ${LINE}/>`,
  // frog
  both(
    round("#6fa858", 13.5, 15, 8) + round("#fff", 13.5, 15, 5) + round(INK, 14.5, 15.5, 2.6, ""),
  ) +
    shape("#7fb967", "M24 17c12 0 20 6 20 14s-9 13-20 13S4 39 4 31s8-14 20-14Z") +
    `<path d="M10 31q14 12 28 0M21 25h.1M27 25h.1" ${LINE}/>`,
  // hedgehog
  shape("#7b5a3c", `M${SPIKES.join("L")}Z`) +
    shape("#f3dfbd", "M24 17c9 0 14 6 14 13s-6 14-14 14-14-7-14-14 5-13 14-13Z") +
    eyes(27) +
    round(INK, 24, 34, 3.4, "") +
    smile(38, 4),
  // rabbit
  both(
    shape("#cbb49a", "M14 22C8 14 9 3 14 2s9 9 8 18Z") +
      shape("#f0b8b0", "M15 18c-3-5-3-11 0-12s4 7 4 11Z", ""),
  ) +
    round("#d8c3a9", 24, 31, 14.5) +
    eyes(28) +
    shape("#e58f8a", "M21 33h6l-3 3.5Z") +
    shape("#fff", "M21.5 38h5v4.5h-5Z"),
  // squirrel
  both(shape("#b5622c", "M9 22 8 3l14 10Z")) +
    shape("#c8743a", "M24 11c11 0 18 7 18 16s-7 17-18 17S6 36 6 27s7-16 18-16Z") +
    both(shape("#f6e2c2", "M24 44c-9 0-13-4-13-9s7-8 13-4Z", "")) +
    eyes(24, 16.5, 3) +
    round(INK, 24, 31, 2.8, "") +
    shape("#fff", "M21.5 36h5v4h-5Z"),
  // robin
  round("#8a6a4a", 24, 25, 19.5) +
    shape("#e8743b", "M24 16c9-6 17 2 16 12-1 9-8 16-16 16S9 37 8 28C7 18 15 10 24 16Z", "") +
    eyes(22, 16, 3) +
    shape("#f2b233", "M19 25h10l-5 8Z"),
  // badger
  both(round("#3a3733", 9, 12, 5)) +
    shape("#f6f1e4", "M24 6c11 0 18 8 18 19S34 44 24 44 6 36 6 25 13 6 24 6Z") +
    both(shape("#3a3733", "M10 13c4-5 8-3 9 4s0 17-4 21C8 33 6 20 10 13Z", "")) +
    both(round("#fff", 14.5, 22, 2.4, "")) +
    shape(INK, "M19 36c0-4 10-4 10 0s-10 5-10 0Z", ""),
  // fox
  shape("#e07b2e", "M24 45C12 41 5 30 5 4l12 10c4-2 10-2 14 0L43 4c0 26-7 37-19 41Z") +
    both(shape("#fff8ea", "M24 44C14 41 9 34 7 26c8 0 13 6 17 18Z", "")) +
    both(shape(INK, "M13 24q4-3 7 1-4 2-7-1Z", "")) +
    round(INK, 24, 42, 3.4, ""),
  // owl
  shape("#8c6b4a", "M5 4l9 6c6-3 14-3 20 0l9-6v24c0 10-8 17-19 17S5 38 5 28Z") +
    shape("#d9bd8f", "M24 31c7 0 11 4 11 13-7 2-15 2-22 0 0-9 4-13 11-13Z", "") +
    both(
      round("#f6e7c6", 15.5, 21, 9.5) +
        round(INK, 16.5, 21.5, 5, "") +
        round("#fff", 18, 19.5, 1.6, ""),
    ) +
    shape("#f2b233", "M21 27h6l-3 7Z"),
];

/** The sparring partner, a dog. */
const DOG =
  shape("#e8cfa4", "M24 8c10 0 16 7 16 17 0 12-7 19-16 19S8 37 8 25C8 15 14 8 24 8Z") +
  both(shape("#8a5a34", "M13 9C6 7 2 14 3 23c1 7 5 9 8 6 3-4 2-13 6-18Z")) +
  shape("#fff8ea", "M24 26c8 0 12 5 11 10-1 6-6 8-11 8s-10-2-11-8c-1-5 3-10 11-10Z", "") +
  eyes(22, 17, 2.8) +
  shape(INK, "M19.5 28.5c0-3 9-3 9 0s-3 4-4.5 4-4.5-1-4.5-4Z", "") +
  shape("#e2707a", "M20.5 37h7v3c0 5-7 5-7 0Z") +
  smile(35, 6);

/**
 * @param {string} player @param {Record<string, string>} drawn  the game's own faces, by player id
 * @param {Strength} [strength] whose class has an animal; the strongest if unknown
 */
export function faceOf(player, drawn, strength) {
  const animal = player === PARTNER ? DOG : ANIMALS[strength?.rank ?? ANIMALS.length - 1];
  const drawing = drawn[player] ?? animal;
  return faceWith(drawing, "player-face", "0 0 48 48");
}
