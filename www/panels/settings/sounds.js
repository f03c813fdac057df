// Small sounds, made from waves: a move, a capture, the end of a game. Nothing is fetched, and nothing sounds until
// somebody wants it.

import { fading, noiseIn } from "../../ui/waves.js";

/** A tone: from one pitch to another, so long, so loud. @typedef {[from: number, to: number, seconds: number, loud: number, after?: number]} Tone */

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

/** What sounds together in a tone: the pitch beside its own, how loud, and the wave. Wood has a body below and a ring above. */
const PARTIALS = /** @type {const} */ ([
  [1, 1, "triangle"],
  [0.5, 0.8, "sine"],
  [2.76, 0.12, "sine"],
]);

/** The knock with which a tone begins: seconds, and the pitch around which it lies. */
const KNOCK = { seconds: 0.025, pitch: 1700, loud: 0.5 };

/** Milliseconds that a device with a motor vibrates for a tone. */
const TICK = 12;

/** @param {() => number} volume  from 0, which is silent, to 1 */
export function createSounds(volume) {
  /** @type {AudioContext | null} */
  let context = null;
  /** @type {AudioBuffer | null} */
  let noise = null;

  /** @param {Tone[]} tones @param {number} volume */
  function play(tones, volume) {
    context ??= new AudioContext();
    noise ??= noiseIn(context, KNOCK.seconds);
    const out = new GainNode(context, { gain: volume });
    out.connect(context.destination);
    for (const tone of tones) strike(context, out, noise, tone);
    navigator.vibrate?.(vibrationPattern(tones));
  }

  return {
    /** @param {import("../../table/match-controller.js").State} state @param {import("../../table/match-controller.js").Cause} cause */
    changed({ view }, cause) {
      const loud = volume();
      if (loud === 0 || (cause !== "move" && cause !== "ended")) return;
      if (view.outcome) play(SOUNDS.end, loud);
      else if (view.last?.cell !== null)
        play(view.last?.changed.length ? SOUNDS.change : SOUNDS.move, loud);
    },
    /** Lets somebody hear how loud it is. */
    sample: () => volume() > 0 && play(SOUNDS.move, volume()),
  };
}

/** A tick with each tone, and the pauses between them: milliseconds in turn. @param {Tone[]} tones */
const vibrationPattern = (tones) =>
  tones.flatMap(([, , , , after = 0], at) => {
    const before = tones[at - 1]?.[4] ?? 0;
    return at === 0 ? [TICK] : [Math.round(1000 * (after - before)) - TICK, TICK];
  });

/** @param {AudioContext} context @param {AudioNode} out @param {AudioBuffer} noise @param {Tone} tone */
function strike(context, out, noise, [from, to, seconds, loud, after = 0]) {
  const now = context.currentTime + 0.01 + after;
  for (const [ratio, share, type] of PARTIALS) {
    const wave = new OscillatorNode(context, { type });
    wave.frequency.setValueAtTime(ratio * from, now);
    wave.frequency.exponentialRampToValueAtTime(ratio * to, now + seconds);
    wave.connect(fading(context, out, now, seconds, loud * share));
    wave.start(now);
    wave.stop(now + seconds);
  }
  if (from === to) return; // a chime has no knock
  const knock = new AudioBufferSourceNode(context, { buffer: noise });
  const band = new BiquadFilterNode(context, { type: "bandpass", frequency: KNOCK.pitch });
  knock.connect(band).connect(fading(context, out, now, KNOCK.seconds, loud * KNOCK.loud));
  knock.start(now);
}
