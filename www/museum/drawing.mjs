// Parts of the drawings of the rooms' machines, for the build.

/** @param {string} inside @param {string} box */
export const draw = (inside, box = "0 0 320 200") =>
  `<svg viewBox="${box}" aria-hidden="true">${inside}</svg>`;

/** A row of keys. @param {number} y @param {number} count @param {number} from @param {number} wide @param {string} [name] */
export const keys = (y, count, from, wide, name = "d-key") =>
  `<path class="${name}" d="${Array.from({ length: count }, (_, at) => `M${from + at * (wide + 3)} ${y}h${wide}v9h-${wide}z`).join("")}"/>`;
