// The switch for a room's sound. Until somebody turns it on, nothing of sounds.js is fetched; then it is the switch.

/** @typedef {(machine: import("./machine.js").Machine) => void} Hear */

/**
 * @param {import("./types.js").RoomKind} kind @param {import("../../table/store.js").Store} store @param {HTMLElement} button
 * @param {() => void} failed hears that it could not be fetched
 * @returns {Hear} lets a step be heard, where the sound is on
 */
export function createSoundSwitch(kind, store, button, failed) {
  const kept = store.note("room-sound");
  /** @type {Hear | undefined} */
  let hear;
  const wait = () => button.addEventListener("click", turnOn, { once: true });
  async function turnOn() {
    try {
      const { createSounds } = await import("./sounds.js");
      hear = createSounds(kind, store, button);
    } catch (error) {
      wait();
      failed();
      throw error;
    }
  }

  if (kept.read()) turnOn();
  else wait();
  return (machine) => hear?.(machine);
}
