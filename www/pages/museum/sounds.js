// Sounds of a room's machine: a click per key, a tone per step that depends on its line, and a signal when the move is
// found. Synthesised; loaded when the visitor turns the sound on.

import { readShared } from "../../table/settings.js";
import { openSharedStore } from "../../table/store.js";
import { createFade, createNoise } from "../../ui/waves.js";

/** @typedef {import("../../museum/museum.types").RoomKind} RoomKind */
/** @typedef {import("../../museum/machine.js").Machine} Machine */
/** @typedef {import("../../museum/tones.js").Tone} Tone */
/** @typedef {import("../../museum/tones.js").Voice} Voice */

/** Minimum seconds between steps with sound; shorter intervals would rattle. */
const MIN_INTERVAL = 0.06;
const NOISE_SECONDS = 0.5;
/** Default volume; a volume chosen at a table applies here too. */
const DEFAULT_VOLUME = 0.7;

/**
 * Turns the sound on and connects the button.
 * @param {RoomKind} kind @param {Voice} voice
 * @param {import("../../table/store.js").Store} store @param {HTMLElement} button
 * @returns {(machine: Machine) => void} plays the machine's current step
 */
export function createSounds(kind, voice, store, button) {
  const storage = store.storage("room-sound");
  const gain = readShared(openSharedStore().read()).settings.looks.volume ?? DEFAULT_VOLUME;
  let isOn = true;
  /** @type {AudioContext | null} */
  let context = null;
  /** @type {AudioBuffer | null} */
  let noise = null;
  /** Earliest time of the next sound. */
  let free = 0;

  function show() {
    button.ariaChecked = String(isOn);
    storage.write(isOn ? "on" : "");
  }

  /** @param {Tone[]} tones */
  function play(tones) {
    if (!isOn) return;
    context ??= new AudioContext();
    noise ??= createNoise(context, NOISE_SECONDS);
    if (context.state === "suspended") context.resume();
    const out = new GainNode(context, { gain });
    out.connect(context.destination);
    for (const tone of tones) sound(context, out, noise, tone);
  }

  show();
  button.addEventListener("click", () => {
    isOn = !isOn;
    if (!isOn) {
      context?.close(); // drops queued tones
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
    if (machine.isDone) play(voice.done(kind.output?.(machine) ?? ""));
    else if (now >= free) {
      free = now + MIN_INTERVAL;
      play(voice.step(machine.line));
    }
  };
}

/** @param {AudioContext} context @param {AudioNode} out @param {AudioBuffer} noise @param {Tone} tone */
function sound(context, out, noise, { wave, pitch, to = pitch, seconds, volume, delay = 0 }) {
  const now = context.currentTime + 0.01 + delay;
  const gain = createFade(context, out, now, seconds, volume);
  /** @param {AudioScheduledSourceNode} source @param {OscillatorNode | BiquadFilterNode} shape */
  const begin = (source, shape) => {
    shape.frequency.setValueAtTime(pitch, now);
    shape.frequency.exponentialRampToValueAtTime(to, now + seconds);
    shape.connect(gain);
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
