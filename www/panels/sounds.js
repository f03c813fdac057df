// Small sounds, made from waves: a move, a capture, the end of a game. Nothing is fetched, and nothing sounds until
// somebody wants it.

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

/** @param {() => boolean} areWanted */
export function createSounds(areWanted) {
  /** @type {AudioContext | null} */
  let context = null;

  /** @param {Tone[]} tones */
  function play(tones) {
    context ??= new AudioContext();
    const now = context.currentTime + 0.01;
    for (const [from, to, seconds, loud, after = 0] of tones) {
      const [wave, volume] = [context.createOscillator(), context.createGain()];
      wave.type = "triangle";
      wave.frequency.setValueAtTime(from, now + after);
      wave.frequency.exponentialRampToValueAtTime(to, now + after + seconds);
      volume.gain.setValueAtTime(loud, now + after);
      volume.gain.exponentialRampToValueAtTime(0.001, now + after + seconds);
      wave.connect(volume).connect(context.destination);
      wave.start(now + after);
      wave.stop(now + after + seconds);
    }
  }

  return {
    /** @param {import("../table/flow.js").State} state @param {import("../table/flow.js").Cause} cause */
    changed({ view }, cause) {
      if (!areWanted() || (cause !== "move" && cause !== "ended")) return;
      if (view.outcome) play(SOUNDS.end);
      else if (view.last?.cell !== null)
        play(view.last?.changed.length ? SOUNDS.change : SOUNDS.move);
    },
  };
}
