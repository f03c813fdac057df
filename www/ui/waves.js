// What sounds are made of, for whoever makes some: a volume that fades, and noise.

/** A volume that falls to nothing. @param {AudioContext} context @param {AudioNode} out @param {number} now @param {number} seconds @param {number} loud */
export function fading(context, out, now, seconds, loud) {
  const volume = new GainNode(context);
  volume.gain.setValueAtTime(loud, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + seconds);
  volume.connect(out);
  return volume;
}

/** @param {AudioContext} context @param {number} seconds */
export function noiseIn(context, seconds) {
  const length = Math.ceil(seconds * context.sampleRate);
  const noise = new AudioBuffer({ length, sampleRate: context.sampleRate });
  noise.getChannelData(0).forEach((_, at, samples) => {
    samples[at] = 2 * Math.random() - 1;
  });
  return noise;
}
