// A QR code from a text (ISO/IEC 18004, model 2): bytes only, the smallest of the forty sizes that holds them, medium
// error correction, or low where the text is too long for that. Knows no DOM: the answer is a square of bits.

/** Error correction words in each block and number of blocks, by size, for both levels. */
const LEVELS = {
  medium: {
    format: 0,
    words:
      "10 16 26 18 24 16 18 22 22 26 30 22 22 24 24 28 28 26 26 26 26 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28",
    blocks:
      "1 1 1 2 2 4 4 4 5 5 5 8 9 9 10 10 11 13 14 16 17 17 18 20 21 23 25 26 28 29 31 33 35 37 38 40 43 45 47 49",
  },
  low: {
    format: 1,
    words:
      "7 10 15 20 26 18 20 24 30 18 20 24 26 30 22 24 28 30 28 28 28 28 30 30 26 28 30 30 30 30 30 30 30 30 30 30 30 30 30 30",
    blocks:
      "1 1 1 1 1 2 2 2 2 4 4 4 4 4 6 6 6 6 7 8 8 9 9 10 12 12 12 13 14 15 16 17 18 19 19 20 21 22 24 25",
  },
};

/** @typedef {{ size: number, format: number, words: number, blocks: number, total: number }} Plan */
/** @typedef {boolean[][]} Grid  rows of dark and light */

/** Which of the eight patterns turns a bit at this place. @type {((x: number, y: number) => boolean)[]} */
const MASKS = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The square of bits, or null for a text that no size holds. @param {string} text @returns {Grid | null} */
export function qrCode(text) {
  const bytes = new TextEncoder().encode(text);
  const plan = planFor(bytes.length);
  if (!plan) return null;
  const { grid, fixed } = draw(plan.size);
  place(grid, fixed, interleave(wordsOf(bytes, plan), plan));
  const candidates = MASKS.map((_, mask) => masked(grid, fixed, mask, plan.format));
  const faults = candidates.map(faultsOf);
  return candidates[faults.indexOf(Math.min(...faults))];
}

/** Every size at a level. @param {keyof typeof LEVELS} level @returns {Plan[]} */
export function plansOf(level) {
  const { format, words, blocks } = LEVELS[level];
  const counts = blocks.split(" ").map(Number);
  return words.split(" ").map((each, at) => {
    const size = at + 1;
    return { size, format, words: Number(each), blocks: counts[at], total: wordsIn(size) };
  });
}

/** How many words a size has room for, beside everything that is the same in all codes of it. @param {number} size */
function wordsIn(size) {
  const marks = size === 1 ? 0 : Math.floor(size / 7) + 2;
  const small = marks === 0 ? 0 : (25 * marks - 10) * marks - 55;
  return Math.floor(((16 * size + 128) * size + 64 - small - (size < 7 ? 0 : 36)) / 8);
}

/** @param {number} length in bytes */
function planFor(length) {
  const holds = (/** @type {Plan} */ { size, words, blocks, total }) =>
    length + (size < 10 ? 2 : 3) <= total - words * blocks;
  return plansOf("medium").find(holds) ?? plansOf("low").find(holds);
}

/** Kind, length, bytes and padding. @param {Uint8Array} bytes @param {Plan} plan */
function wordsOf(bytes, { size, words, blocks, total }) {
  const bits = [4, 4, bytes.length, size < 10 ? 8 : 16];
  /** @type {number[]} */
  const all = [];
  for (let at = 0; at < bits.length; at += 2) push(all, bits[at], bits[at + 1]);
  for (const byte of bytes) push(all, byte, 8);
  const room = total - words * blocks;
  while (all.length % 8 !== 0 || all.length < 8 * Math.min(room, bytes.length + 2)) all.push(0);
  const made = [];
  for (let at = 0; at < all.length; at += 8)
    made.push(Number.parseInt(all.slice(at, at + 8).join(""), 2));
  for (let pad = 0xec; made.length < room; pad ^= 0xec ^ 0x11) made.push(pad);
  return made;
}

/** @param {number[]} bits @param {number} value @param {number} count */
function push(bits, value, count) {
  for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
}

/** Cuts the words into blocks, gives each its correction, and deals them out in turn. @param {number[]} data @param {Plan} plan */
function interleave(data, { words, blocks, total }) {
  const short = Math.floor(total / blocks) - words;
  const longer = total % blocks;
  const divisor = generator(words);
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, at) => {
    const own = data.slice(from, from + short + (at < blocks - longer ? 0 : 1));
    from += own.length;
    return { own, correction: remainder(own, divisor) };
  });
  /** @type {number[]} */
  const dealt = [];
  for (let at = 0; at <= short; at += 1)
    for (const { own } of parts) if (at < own.length) dealt.push(own[at]);
  for (let at = 0; at < words; at += 1)
    for (const { correction } of parts) dealt.push(correction[at]);
  return dealt;
}

/** The product in the field of 256 elements that the codes are calculated in. @param {number} a @param {number} b */
export function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The polynomial with the roots 1, 2, 4 …, without its leading one. @param {number} degree */
function generator(degree) {
  const made = Array(degree).fill(0);
  made[degree - 1] = 1;
  for (let root = 1, step = 0; step < degree; step += 1, root = times(root, 2)) {
    for (let at = 0; at < degree; at += 1)
      made[at] = times(made[at], root) ^ (at + 1 < degree ? made[at + 1] : 0);
  }
  return made;
}

/** @param {number[]} data @param {number[]} divisor */
function remainder(data, divisor) {
  const rest = Array(divisor.length).fill(0);
  for (const word of data) {
    const factor = word ^ rest.shift();
    rest.push(0);
    divisor.forEach((coefficient, at) => {
      rest[at] ^= times(coefficient, factor);
    });
  }
  return rest;
}

/** What is the same in every code of a size, and the places that are taken by it. @param {number} size */
function draw(size) {
  const side = 4 * size + 17;
  const grid = Array.from({ length: side }, () => Array(side).fill(false));
  const fixed = Array.from({ length: side }, () => Array(side).fill(false));
  /** @param {number} x @param {number} y @param {boolean} dark */
  const set = (x, y, dark) => {
    if (x < 0 || y < 0 || x >= side || y >= side) return;
    grid[y][x] = dark;
    fixed[y][x] = true;
  };
  /** Rings around a middle, light where the distance is one of these. @param {number} cx @param {number} cy @param {number} reach @param {number[]} light */
  const rings = (cx, cy, reach, light) => {
    for (let y = -reach; y <= reach; y += 1)
      for (let x = -reach; x <= reach; x += 1)
        set(cx + x, cy + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let at = 0; at < side; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [side - 4, 3],
    [3, side - 4],
  ])
    rings(x, y, 4, [2, 4]);
  const marks = marksOf(size);
  const last = marks.length - 1;
  marks.forEach((x, i) => {
    marks.forEach((y, j) => {
      const isCorner = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
      if (!isCorner) rings(x, y, 2, [1]);
    });
  });
  writeFormat(set, side, 0);
  if (size >= 7) writeSize(set, side, size);
  return { grid, fixed };
}

/** Where the small marks stand, in both directions. @param {number} size */
function marksOf(size) {
  if (size === 1) return [];
  const count = Math.floor(size / 7) + 2;
  const step = size === 32 ? 26 : Math.ceil((4 * size + 4) / (2 * count - 2)) * 2;
  const marks = Array.from({ length: count - 1 }, (_, at) => 4 * size + 10 - at * step);
  return [6, ...marks.reverse()];
}

/** @param {number} value @param {number} divisor @param {number} degree */
function check(value, divisor, degree) {
  let rest = value;
  for (let step = 0; step < degree; step += 1)
    rest = (rest << 1) ^ ((rest >> (degree - 1)) * divisor);
  return (value << degree) | rest;
}

/** Level and mask, twice. @param {(x: number, y: number, dark: boolean) => void} set @param {number} side @param {number} value */
function writeFormat(set, side, value) {
  const bits = check(value, 0x537, 10) ^ 0x5412;
  const isDark = (/** @type {number} */ bit) => ((bits >> bit) & 1) === 1;
  const around = [0, 1, 2, 3, 4, 5, 7, 8];
  for (let bit = 0; bit < 8; bit += 1) set(8, around[bit], isDark(bit));
  for (let bit = 8; bit < 15; bit += 1) set(around[14 - bit], 8, isDark(bit));
  for (let bit = 0; bit < 8; bit += 1) set(side - 1 - bit, 8, isDark(bit));
  for (let bit = 8; bit < 15; bit += 1) set(8, side - 15 + bit, isDark(bit));
  set(8, side - 8, true);
}

/** The size, twice. @param {(x: number, y: number, dark: boolean) => void} set @param {number} side @param {number} size */
function writeSize(set, side, size) {
  const bits = check(size, 0x1f25, 12);
  for (let bit = 0; bit < 18; bit += 1) {
    const dark = ((bits >> bit) & 1) === 1;
    const [near, far] = [Math.floor(bit / 3), side - 11 + (bit % 3)];
    set(far, near, dark);
    set(near, far, dark);
  }
}

/** The free places in the order in which the words lie on them. @param {boolean[][]} fixed @returns {[x: number, y: number][]} */
export function wayThrough(fixed) {
  const side = fixed.length;
  /** @type {[number, number][]} */
  const way = [];
  for (let right = side - 1, up = true; right >= 1; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; step += 1) {
      const y = up ? side - 1 - step : step;
      for (const x of [right, right - 1]) if (!fixed[y][x]) way.push([x, y]);
    }
  }
  return way;
}

/** @param {Grid} grid @param {boolean[][]} fixed @param {number[]} words */
function place(grid, fixed, words) {
  wayThrough(fixed).forEach(([x, y], at) => {
    grid[y][x] = ((words[at >> 3] >> (7 - (at & 7))) & 1) === 1;
  });
}

/** @param {Grid} grid @param {boolean[][]} fixed @param {number} mask @param {number} format @returns {Grid} */
function masked(grid, fixed, mask, format) {
  const made = grid.map((row, y) =>
    row.map((dark, x) => (fixed[y][x] ? dark : dark !== MASKS[mask](x, y))),
  );
  writeFormat(
    (x, y, dark) => {
      made[y][x] = dark;
    },
    grid.length,
    (format << 3) | mask,
  );
  return made;
}

/** How hard a code is to read, by the four rules of the standard. @param {Grid} grid */
function faultsOf(grid) {
  const side = grid.length;
  const columns = grid.map((_, x) => grid.map((row) => row[x]));
  let faults = 0;
  for (const line of [...grid, ...columns]) {
    const text = line.map(Number).join("");
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) faults += run.length - 2;
    faults += 40 * (text.match(/(?=00001011101|10111010000)/g)?.length ?? 0);
  }
  for (let y = 1; y < side; y += 1)
    for (let x = 1; x < side; x += 1)
      if (new Set([grid[y][x], grid[y - 1][x], grid[y][x - 1], grid[y - 1][x - 1]]).size === 1)
        faults += 3;
  const dark = grid.flat().filter(Boolean).length / side ** 2;
  return faults + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/** For who reads a code: what is the same in every one of a size. @param {number} size */
export const fixedOf = (size) => draw(size).fixed;

/** For who reads a code: the eight patterns. */
export const masks = MASKS;
