// The sounds of a room's machine at work: a click for each key, a tone for each step, depending on its line, and a signal
// when the move is found. Synthesised; loaded when the visitor turns the sound on.

import { readShared } from "../../table/settings.js";
import { openSharedStore } from "../../table/store.js";
import { fading, noiseIn } from "../../ui/waves.js";

/** @typedef {import("./museum.types").RoomKind} RoomKind */
/** @typedef {import("./machine.js").Machine} Machine */
/** @typedef {import("./tones.js").Tone} Tone */
/** @typedef {import("./tones.js").Voice} Voice */

/** Minimum seconds between two steps that sound; faster ones would rattle. */
const GAP = 0.06;
const NOISE_SECONDS = 0.5;
/** Volume of a room unless one has been chosen at a table. */
const VOLUME = 0.7;

/**
 * Turns the sound on; from now on the button turns it off and on.
 * @param {RoomKind} kind @param {Voice} voice
 * @param {import("../../table/store.js").Store} store @param {HTMLElement} button
 * @returns {(machine: Machine) => void} plays the step at which a machine is
 */
export function createSounds(kind, voice, store, button) {
  const kept = store.storage("room-sound");
  const gain = readShared(openSharedStore().read()).settings.looks.volume ?? VOLUME;
  let isOn = true;
  /** @type {AudioContext | null} */
  let context = null;
  /** @type {AudioBuffer | null} */
  let noise = null;
  /** Time from which the next step sounds. */
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
      context?.close(); // and drops queued tones
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
