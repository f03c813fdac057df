// The sound switch of a room. Loads sounds.js when it is first turned on, which then takes over.

import { withTimeout } from "../../engine/loading.js";

/** @typedef {(machine: import("../../museum/machine.js").Machine) => void} PlaySound */

/**
 * @param {import("../../museum/museum.types").RoomKind} kind @param {import("../../table/store.js").Store} store @param {HTMLElement} button
 * @param {(error: unknown) => void} failed called if the sounds could not be loaded
 * @returns {PlaySound} plays a step, if the sound is on
 */
export function createSoundSwitch(kind, store, button, failed) {
  const storage = store.storage("room-sound");
  /** @type {PlaySound | undefined} */
  let play;
  const wait = () => button.addEventListener("click", turnOn, { once: true });
  async function turnOn() {
    try {
      const [{ createSounds }, { voice }] = await withTimeout(
        Promise.all([import("./sounds.js"), kind.loadVoice()]),
      );
      play = createSounds(kind, voice, store, button);
    } catch (error) {
      wait();
      failed(error);
    }
  }

  if (storage.read()) turnOn();
  else wait();
  return (machine) => play?.(machine);
}
