// What a room's machine sounds like at work: a click with each key, a sound for each step, by the line it is in, and the
// machine's own sign when the move is found. Made from waves; fetched when somebody turns the sound on.

import { readShared } from "../../table/settings.js";
import { openSharedStore } from "../../table/store.js";
import { fading, noiseIn } from "../../ui/waves.js";

/** @typedef {import("./types.js").RoomKind} RoomKind */
/** @typedef {import("./machine.js").Machine} Machine */

/**
 * A wave of a pitch, or noise around it; so long and so loud, after so many seconds, gliding to another pitch.
 * @typedef {{ wave: OscillatorType | "noise", pitch: number, seconds: number, loud: number, after?: number, to?: number }} Tone
 */

/**
 * @typedef {object} Voice
 * @property {Tone[]} key
 * @property {(line: number) => Tone[]} step
 * @property {(words: string) => Tone[]} done  with what the machine prints
 */

/** Seconds between two steps that are heard: faster ones would be a rattle. */
const GAP = 0.06;
const NOISE_SECONDS = 0.5;
/** How loud a room is until somebody says otherwise at a table. */
const VOLUME = 0.7;

/** What the ears hear as equally far apart. @param {number} line */
const scale = (line) => 2 ** ([0, 2, 4, 7, 9][line % 5] / 12 + Math.floor(line / 5));

/** The type ball on the paper. @param {number} [after] @param {number} [pitch] @returns {Tone[]} */
const strike = (after = 0, pitch = 2600) => [
  { wave: "noise", pitch, seconds: 0.03, loud: 0.9, after },
  { wave: "triangle", pitch: 150, to: 90, seconds: 0.05, loud: 0.3, after },
];

/** Characters a second of the console printer of the IBM 1130. */
const PRINTED = 15.5;

/** @param {number} after @returns {Tone[]} */
const carriageReturn = (after) => [
  { wave: "noise", pitch: 500, to: 1300, seconds: 0.4, loud: 0.35, after },
  { wave: "noise", pitch: 300, seconds: 0.09, loud: 1, after: after + 0.4 },
  { wave: "triangle", pitch: 95, to: 60, seconds: 0.1, loud: 0.5, after: after + 0.4 },
];

/** Beeps that follow each other. @param {OscillatorType} wave @param {number[]} pitches @param {number} seconds @param {number} loud @returns {Tone[]} */
const beeps = (wave, pitches, seconds, loud) =>
  pitches.map((pitch, at) => ({ wave, pitch, seconds, loud, after: at * seconds }));

/** @param {number} pitch @param {number} [loud] @returns {Tone[]} */
const click = (pitch, loud = 0.4) => [{ wave: "noise", pitch, seconds: 0.02, loud }];

/** By room. @type {Record<string, Voice>} */
export const VOICES = {
  // A page makes hardly a sound: the soft click of its links, and a small bell.
  reversi: {
    key: click(900, 0.3),
    step: (line) => click(500 + 40 * line, 0.2),
    done: () => beeps("sine", [880, 1175], 0.16, 0.15),
  },
  // The square waves of its sound chip, and the two tones of a finished program.
  "cpc-gobang": {
    key: click(1500),
    step: (line) => beeps("square", [220 * scale(line)], 0.04, 0.04),
    done: () => beeps("square", [523, 659, 784], 0.11, 0.06),
  },
  // The saw of its sound chip; its keys are heavy.
  "schach-c64": {
    key: click(700, 0.5),
    step: (line) => beeps("sawtooth", [165 * scale(line)], 0.05, 0.05),
    done: () => beeps("sawtooth", [262, 330, 392, 523, 392, 523], 0.07, 0.07),
  },
  // The console: each step a key, and then the line that it types, with the carriage return.
  ttt3d: {
    key: strike(0, 1800),
    step: (line) => strike(0, 2200 + 90 * line),
    done: (words) => [
      ...[...words].flatMap((letter, at) => (letter === " " ? [] : strike(at / PRINTED))),
      ...carriageReturn(words.length / PRINTED),
    ],
  },
  // The speaker inside the case: one square wave, on or off.
  "4gewinnt": {
    key: click(2200),
    step: (line) => beeps("square", [300 + 50 * line], 0.025, 0.03),
    done: () => beeps("square", [800, 1000], 0.12, 0.05),
  },
};

/**
 * Turns the sound on; from now on the button turns it off and on.
 * @param {RoomKind} kind @param {import("../../table/store.js").Store} store @param {HTMLElement} button
 * @returns {(machine: Machine) => void} lets the step be heard at which a machine is
 */
export function createSounds(kind, store, button) {
  const voice = VOICES[kind.id];
  const kept = store.note("room-sound");
  const gain = readShared(openSharedStore().read()).settings.looks.volume ?? VOLUME;
  let isOn = true;
  /** @type {AudioContext | null} */
  let context = null;
  /** @type {AudioBuffer | null} */
  let noise = null;
  /** From when on a step is heard again. */
  let free = 0;

  function show() {
    button.ariaChecked = String(isOn);
    kept.write(isOn ? "on" : "");
  }

  /** @param {Tone[]} tones */
  function play(tones) {
    if (!isOn) return;
    context ??= new AudioContext();
    noise ??= noiseIn(context, NOISE_SECONDS);
    if (context.state === "suspended") context.resume();
    const out = new GainNode(context, { gain });
    out.connect(context.destination);
    for (const tone of tones) sound(context, out, noise, tone);
  }

  show();
  button.addEventListener("click", () => {
    isOn = !isOn;
    if (!isOn) {
      context?.close(); // with what it has still to play
      context = null;
      free = 0;
    }
    show();
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(".key")) play(voice.key);
  });

  return (machine) => {
    const now = context?.currentTime ?? 0;
    if (machine.isDone) play(voice.done(kind.says?.(machine) ?? ""));
    else if (now >= free) {
      free = now + GAP;
      play(voice.step(machine.line));
    }
  };
}

/** @param {AudioContext} context @param {AudioNode} out @param {AudioBuffer} noise @param {Tone} tone */
function sound(context, out, noise, { wave, pitch, to = pitch, seconds, loud, after = 0 }) {
  const now = context.currentTime + 0.01 + after;
  const volume = fading(context, out, now, seconds, loud);
  /** @param {AudioScheduledSourceNode} source @param {OscillatorNode | BiquadFilterNode} shape */
  const begin = (source, shape) => {
    shape.frequency.setValueAtTime(pitch, now);
    shape.frequency.exponentialRampToValueAtTime(to, now + seconds);
    shape.connect(volume);
    source.start(now);
    source.stop(now + seconds);
  };
  if (wave === "noise") {
    const source = new AudioBufferSourceNode(context, { buffer: noise });
    const band = new BiquadFilterNode(context, { type: "bandpass" });
    source.connect(band);
    begin(source, band);
  } else {
    const source = new OscillatorNode(context, { type: wave });
    begin(source, source);
  }
}
