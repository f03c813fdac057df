// The page of own mistakes. Finnish.

/** @type {Record<keyof typeof import("./mistakes.js").en, string>} */
export const fi = {
  name: "Virheet",
  title: "Omat virheesi · Stratege",
  "mistakes.all": "Omat virheesi kaikissa peleissä",
  "mistakes.total.one": "{count} virhe on kerrattavana. Valitse sen peli.",
  "mistakes.total.other": "{count} virhettä on kerrattavana. Valitse peli.",
  "mistakes.done": "Nyt ei ole kerrattavaa.",
  "mistakes.none": "Ei vielä virheitä: pelaa tietokonetta vastaan ja anna analysoida peli.",
  "mistakes.due.one": "Kerrattavana {due}, virheitä yhteensä {count}.",
  "mistakes.due.other": "Kerrattavana {due}, virheitä yhteensä {count}.",
  "mistakes.next": "Seuraava on kerrattavana {when}.",
  "mistakes.empty": "ei yhtään",
  "mistakes.how":
    "Tietokonetta vastaan pelatun pelin analyysi kerää virheesi tänne. Jokainen palaa kasvavin välein, kunnes löydät heti paremman siirron; pelin omalla sivulla voit myös hylätä sen.",
  "mistakes.foot": "Virheesi pysyvät tällä laitteella.",
};
