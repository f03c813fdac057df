// The machines of the rooms, drawn. Read by the build alone.

/** @param {string} inside @param {string} box */
const drawing = (inside, box = "0 0 320 200") =>
  `<svg viewBox="${box}" aria-hidden="true">${inside}</svg>`;

const pickets = Array.from(
  { length: 11 },
  (_, at) => `<path class="d-wood" d="M${8 + 28 * at} 196v-52l11-12 11 12v52z"/>`,
).join("");

const squares = Array.from(
  { length: 16 },
  (_, at) =>
    `<path class="d-lawn" d="M${131 + (at % 4) * 15} ${42 + Math.floor(at / 4) * 15}h14v14h-14z"/>`,
).join("");

/** A browser window of 640 by 480 behind a picket fence, with a tomato and a mole. */
export const garden = drawing(
  `<path class="d-case" d="M84 8h152v122H84z"/><path class="d-screen" d="M92 16h136v106H92z"/>` +
    `<path class="d-bar" d="M92 16h136v12H92z"/><circle class="d-light" cx="99" cy="22" r="3"/><circle class="d-light" cx="108" cy="22" r="3"/>` +
    squares +
    `<circle class="d-red" cx="153" cy="64" r="6"/><circle class="d-brown" cx="168" cy="64" r="6"/><circle class="d-brown" cx="153" cy="79" r="6"/><circle class="d-red" cx="168" cy="79" r="6"/>` +
    `<path class="d-line" d="M100 48h22M100 58h18M100 68h22M200 48h20M200 58h16M200 68h20"/>` +
    `<path class="d-rail" d="M0 158h320v9H0zM0 180h320v9H0z"/>${pickets}`,
);

/** A row of keys. @param {number} y @param {number} count @param {number} from @param {number} wide @param {string} [name] */
const keys = (y, count, from, wide, name = "d-key") =>
  `<path class="${name}" d="${Array.from({ length: count }, (_, at) => `M${from + at * (wide + 3)} ${y}h${wide}v9h-${wide}z`).join("")}"/>`;

/** A flat home computer with coloured keys, its screen with stones. */
export const cpc = drawing(
  `<path class="d-case" d="M70 6h180v112H70z"/><path class="d-screen" d="M82 16h156v90H82z"/>` +
    `<path class="d-line" d="M92 28h44M92 38h30M92 48h38"/>` +
    Array.from(
      { length: 5 },
      (_, at) => `<path class="d-red" d="M${160 + 13 * at} ${36 + 11 * at}h9v8h-9z"/>`,
    ).join("") +
    `<path class="d-cyan" d="M186 36h9v8h-9zM173 69h9v8h-9zM212 47h9v8h-9z"/>` +
    `<path class="d-case" d="M14 132h292v60H14z"/>` +
    keys(140, 13, 26, 11) +
    keys(152, 12, 30, 11) +
    keys(164, 11, 34, 11) +
    `<path class="d-key" d="M84 177h96v8H84z"/><path class="d-key-red" d="M214 140h24v9h-24z"/><path class="d-key-green" d="M198 152h40v9h-40z"/><path class="d-key-blue" d="M188 164h50v9h-50z"/><path class="d-screen" d="M250 140h46v44h-46z"/>`,
);

/** A breadbin with a television on it, and the board in memory with its rim. */
export const c64 = drawing(
  `<path class="d-case" d="M70 8h180v108H70z"/><path class="d-screen" d="M82 18h136v88H82z"/><circle class="d-dark" cx="234" cy="34" r="7"/><circle class="d-dark" cx="234" cy="56" r="7"/>` +
    Array.from({ length: 32 }, (_, at) => {
      const [x, y] = [2 * (at % 4) + (Math.floor(at / 4) % 2), Math.floor(at / 4)];
      return `<path class="d-lit" d="M${114 + 9 * x} ${26 + 9 * y}h9v9h-9z"/>`;
    }).join("") +
    `<path class="d-case" d="M22 140q2-14 16-14h244q14 0 16 14l8 52H14z"/>` +
    keys(140, 14, 52, 11) +
    keys(152, 14, 48, 11) +
    keys(164, 14, 52, 11) +
    `<path class="d-key" d="M96 177h120v9H96z"/><path class="d-dark" d="M262 138h24v8h-24zM262 151h24v8h-24zM262 164h24v8h-24z"/>`,
);

const holes = Array.from({ length: 44 }, (_, at) => {
  const [x, y] = [26 + 6 * at, 150 + 5.5 * ((at * 7 + (at >> 2)) % 6)];
  return `M${x} ${y}h2.6v4.2h-2.6z`;
}).join("");

/** A console with its typewriter, and a punched card in front. */
export const ibm = drawing(
  `<path class="d-case" d="M20 56h280v76H20z"/><path class="d-dark" d="M20 56h280v10H20z"/>` +
    `<path class="d-paper" d="M96 4h112v60H96z"/><path class="d-line" d="M104 14h72M104 24h50M104 34h88M104 44h62"/>` +
    `<path class="d-dark" d="M84 62h136v20H84z"/><path class="d-key" d="M92 90h120v6H92zM96 100h112v6H96zM100 110h104v6H100z"/>` +
    `<path class="d-paper" d="M236 74h52v46h-52z"/><path class="d-dark" d="M242 82h8v5h-8zM256 82h8v5h-8zM270 82h8v5h-8zM242 94h8v5h-8zM256 94h8v5h-8zM270 94h8v5h-8z"/><circle class="d-dark" cx="46" cy="96" r="12"/>` +
    `<path class="d-card" d="M22 138h274v58H10v-46z"/><path class="d-hole" d="${holes}"/>`,
);

/** A tower with its monitor in text mode. */
export const dos = drawing(
  `<path class="d-case" d="M54 6h170v126H54z"/><path class="d-screen" d="M68 18h142v100H68z"/>` +
    Array.from({ length: 42 }, (_, at) => {
      const [x, y] = [at % 7, Math.floor(at / 7)];
      const name =
        { 38: "d-red", 31: "d-blue", 37: "d-blue", 39: "d-blue", 30: "d-red", 36: "d-red" }[at] ??
        "d-hole";
      return `<circle class="${name}" cx="${88 + 17 * x}" cy="${31 + 15 * y}" r="5.6"/>`;
    }).join("") +
    `<path class="d-dark" d="M112 132h54v10h-54z"/><path class="d-case" d="M240 14h66v132h-66zM34 148h220v44H34z"/><path class="d-dark" d="M248 24h50v8h-50zM248 40h50v8h-50zM262 110h22v22h-22z"/>` +
    keys(153, 15, 42, 11) +
    keys(165, 15, 42, 11) +
    `<path class="d-key" d="M94 178h100v9H94z"/>`,
);
