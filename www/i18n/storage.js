// What is said about this device's storage, in all languages at once: who needs it may be offline.

export const storageWords = {
  de: {
    unkept:
      "Auf diesem Gerät lässt sich nichts speichern. Das Spiel geht weiter; die Adresse dieser Seite enthält es.",
    elsewhere:
      "Dieses Spiel wird auch in einem anderen Tab gespielt. Jeder Tab hat seinen Stand in seiner Adresse; gespeichert wird der zuletzt gespielte.",
  },
  en: {
    unkept:
      "Nothing can be saved on this device. The game goes on; the address of this page holds it.",
    elsewhere:
      "This game is played in another tab as well. Each tab has its own match in its address; the one played last is saved.",
  },
  fi: {
    unkept: "Tälle laitteelle ei voi tallentaa mitään. Peli jatkuu; se on tämän sivun osoitteessa.",
    elsewhere:
      "Tätä peliä pelataan myös toisessa välilehdessä. Kummankin peli on omassa osoitteessaan; viimeksi pelattu tallennetaan.",
  },
};
