// Synthesised sounds for a move, a capture and the end of a match, from the first move on that is made by hand. Nothing is
// downloaded.

import { createFade, createNoise } from "../../ui/waves.js";

/** A tone from one pitch to another, in hertz. @typedef {[from: number, to: number, seconds: number, loud: number, after?: number]} Tone */

/** @type {Record<"move" | "change" | "end", Tone[]>} */
const SOUNDS = {
  move: [[320, 140, 0.09, 0.25]],
  change: [
    [320, 140, 0.08, 0.25],
    [240, 120, 0.1, 0.2, 0.07],
  ],
  end: [
    [392, 392, 0.25, 0.12],
    [494, 494, 0.25, 0.12, 0.14],
    [587, 587, 0.5, 0.12, 0.28],
  ],
};

/** Partials of a wooden tone: frequency ratio, volume and wave. */
const PARTIALS = /** @type {const} */ ([
  [1, 1, "triangle"],
  [0.5, 0.8, "sine"],
  [2.76, 0.12, "sine"],
]);

/** The knock at the start of a tone: duration, centre frequency and volume. */
const KNOCK = { seconds: 0.025, pitch: 1700, volume: 0.5 };

/** Milliseconds of vibration per tone. */
const VIBRATION_MS = 12;

/** @param {() => number} volume  from 0, which is silent, to 1 */
export function createSounds(volume) {
  /** @type {AudioContext | null} */
  let context = null;
  /** @type {AudioBuffer | null} */
  let noise = null;
  /** Whether a move was made by hand since the page was opened. */
  let hasMoved = false;

  /** @param {Tone[]} tones @param {number} volume */
  function play(tones, volume) {
    if (navigator.userActivation?.hasBeenActive === false) return; // browsers would refuse
    context ??= new AudioContext();
    noise ??= createNoise(context, KNOCK.seconds);
    const out = new GainNode(context, { gain: volume });
    out.connect(context.destination);
    for (const tone of tones) strike(context, out, noise, tone);
    navigator.vibrate?.(vibrationPattern(tones));
  }

  return {
    /** @param {import("../../table/match-controller.js").State} state @param {import("../../table/match-controller.js").Cause} cause */
    changed({ view, thought }, cause) {
      const now = volume();
      hasMoved ||= cause === "move" && thought === null;
      if (!hasMoved || now === 0 || (cause !== "move" && cause !== "ended")) return;
      if (view.outcome) play(SOUNDS.end, now);
      else if (view.last?.cell !== null)
        play(view.last?.changed.length ? SOUNDS.change : SOUNDS.move, now);
    },
    /** Plays an example at the current volume. */
    sample: () => volume() > 0 && play(SOUNDS.move, volume()),
  };
}

/** The vibration for each tone and the pauses between them, in milliseconds. @param {Tone[]} tones */
const vibrationPattern = (tones) =>
  tones.flatMap(([, , , , delay = 0], at) => {
    const before = tones[at - 1]?.[4] ?? 0;
    return at === 0
      ? [VIBRATION_MS]
      : [Math.round(1000 * (delay - before)) - VIBRATION_MS, VIBRATION_MS];
  });

/** @param {AudioContext} context @param {AudioNode} out @param {AudioBuffer} noise @param {Tone} tone */
function strike(context, out, noise, [from, to, seconds, volume, delay = 0]) {
  const now = context.currentTime + 0.01 + delay;
  for (const [ratio, share, type] of PARTIALS) {
    const wave = new OscillatorNode(context, { type });
    wave.frequency.setValueAtTime(ratio * from, now);
    wave.frequency.exponentialRampToValueAtTime(ratio * to, now + seconds);
    wave.connect(createFade(context, out, now, seconds, volume * share));
    wave.start(now);
    wave.stop(now + seconds);
  }
  if (from === to) return; // chimes have no knock
  const knock = new AudioBufferSourceNode(context, { buffer: noise });
  const band = new BiquadFilterNode(context, { type: "bandpass", frequency: KNOCK.pitch });
  knock.connect(band).connect(createFade(context, out, now, KNOCK.seconds, volume * KNOCK.volume));
  knock.start(now);
}
