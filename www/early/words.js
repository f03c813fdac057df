// Explanations of why a page's modules cannot run, in all languages; no message bundle can be loaded then.

/** @typedef {{ file: string, old: string, missing: string, offline: string, damaged: string }} EarlyWords */

/** @type {Record<string, EarlyWords>} */
export const words = {
  de: {
    file: "Diese Seite ist als Datei geöffnet; so lassen Browser ihre Skripte nicht laufen. Öffne sie über einen Server: „npm start“ startet einen.",
    old: "Dieser Browser ist zu alt für diese Seite. Aktualisiere ihn oder nimm einen aktuellen: Chrome, Edge, Firefox oder Safari.",
    missing:
      "Eine Datei dieser Seite kommt nicht an: Der Server schickt sie nicht, oder etwas auf diesem Gerät sperrt sie. Lade die Seite in ein paar Minuten neu.",
    offline: "Dieses Gerät ist offline. Verbinde es mit dem Netz und lade die Seite neu.",
    damaged:
      "Eine Datei dieser Seite ist beschädigt angekommen. Lade die Seite neu; dann wird sie noch einmal geholt.",
  },
  en: {
    file: "This page is opened as a file, and browsers do not run its scripts like that. Open it from a server: “npm start” starts one.",
    old: "This browser is too old for this page. Update it, or use a current one: Chrome, Edge, Firefox or Safari.",
    missing:
      "A file of this page does not arrive: the host does not send it, or something on this device blocks it. Reload the page in a few minutes.",
    offline: "This device is offline. Connect it to the network and reload the page.",
    damaged: "A file of this page has arrived damaged. Reload the page to fetch it again.",
  },
  fi: {
    file: "Sivu on avattu tiedostona, eivätkä selaimet silloin suorita sen skriptejä. Avaa se palvelimelta: ”npm start” käynnistää sellaisen.",
    old: "Selain on liian vanha tälle sivulle. Päivitä se tai käytä ajantasaista: Chrome, Edge, Firefox tai Safari.",
    missing:
      "Jokin tämän sivun tiedosto ei saavu: palvelin ei lähetä sitä, tai jokin tällä laitteella estää sen. Lataa sivu uudelleen muutaman minuutin kuluttua.",
    offline: "Laite ei ole verkossa. Yhdistä se verkkoon ja lataa sivu uudelleen.",
    damaged:
      "Sivun tiedosto on saapunut vioittuneena. Lataa sivu uudelleen, niin se haetaan uudestaan.",
  },
};
