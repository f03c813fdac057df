// The switch for a room's sound. It loads sounds.js when it is turned on for the first time; then sounds.js takes over.

/** @typedef {(machine: import("./machine.js").Machine) => void} Hear */

/**
 * @param {import("./museum.types").RoomKind} kind @param {import("../../table/store.js").Store} store @param {HTMLElement} button
 * @param {() => void} failed called if the sounds could not be loaded
 * @returns {Hear} plays a step, if the sound is on
 */
export function createSoundSwitch(kind, store, button, failed) {
  const kept = store.storage("room-sound");
  /** @type {Hear | undefined} */
  let hear;
  const wait = () => button.addEventListener("click", turnOn, { once: true });
  async function turnOn() {
    try {
      const [{ createSounds }, { voice }] = await Promise.all([
        import("./sounds.js"),
        kind.loadVoice(),
      ]);
      hear = createSounds(kind, voice, store, button);
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
