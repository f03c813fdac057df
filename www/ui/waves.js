// Building blocks of sounds: a fading volume and noise.

/** Creates a gain that fades to silence. @param {AudioContext} context @param {AudioNode} out @param {number} now @param {number} seconds @param {number} volume */
export function createFade(context, out, now, seconds, volume) {
  const gain = new GainNode(context);
  gain.gain.setValueAtTime(volume, now);
  gain.gain.exponentialRampToValueAtTime(0.001, now + seconds);
  gain.connect(out);
  return gain;
}

/** @param {AudioContext} context @param {number} seconds */
export function createNoise(context, seconds) {
  const length = Math.ceil(seconds * context.sampleRate);
  const noise = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const samples = noise.getChannelData(0);
  for (let at = 0; at < length; at += 1) samples[at] = 2 * Math.random() - 1;
  return noise;
}
