// Messages about storage, in all languages in one file because they may be needed offline.

export const storageWords = {
  de: {
    full: "Auf diesem Gerät ist kein Platz mehr zum Speichern. Das Spiel geht weiter; die Adresse dieser Seite enthält es. Lösche gespeicherte Partien oder schaffe Platz.",
    refused:
      "Dieser Browser lässt die Seite nichts speichern. Das Spiel geht weiter; die Adresse dieser Seite enthält es. Erlaube dieser Seite Websitedaten (Cookies), um Partien zu behalten.",
    elsewhere:
      "Dieses Spiel wird auch in einem anderen Tab gespielt. Jeder Tab hat seinen Stand in seiner Adresse; gespeichert wird der zuletzt gespielte.",
  },
  en: {
    full: "There is no room left on this device to save anything. The game goes on; the address of this page holds it. Delete saved games or free some space.",
    refused:
      "This browser does not let the page save anything. The game goes on; the address of this page holds it. Allow site data (cookies) for this page to keep games.",
    elsewhere:
      "This game is played in another tab as well. Each tab has its own match in its address; the one played last is saved.",
  },
  fi: {
    full: "Laitteella ei ole enää tilaa tallentaa mitään. Peli jatkuu; se on tämän sivun osoitteessa. Poista tallennettuja pelejä tai vapauta tilaa.",
    refused:
      "Selain ei anna sivun tallentaa mitään. Peli jatkuu; se on tämän sivun osoitteessa. Salli tälle sivulle sivuston tiedot (evästeet), jotta pelit säilyvät.",
    elsewhere:
      "Tätä peliä pelataan myös toisessa välilehdessä. Kummankin peli on omassa osoitteessaan; viimeksi pelattu tallennetaan.",
  },
};
