// Guessing evaluations. Finnish.

/** @type {Record<keyof typeof import("./guess.js").en, string>} */
export const fi = {
  "guess.how":
    "Viisi asemaa: miten ohjelma arvioi ne? Mitä lähempänä olet, sitä enemmän pisteitä saat.",
  "guess.start": "Arvaa viisi asemaa",
  "guess.title": "Arvaus · {at}/{count}",
  "guess.goal": "Kuka johtaa ja kuinka paljon?",
  "guess.verdict": "Aseta liukusäädin ja arvaa.",
  "guess.label.pawns": "Etumatka sotilaina ({side})",
  "guess.label.discs": "Etumatka lopussa nappuloina ({side})",
  "guess.label.chances": "Voittomahdollisuus prosentteina ({side})",
  "guess.percent": "{percent} %",
  "guess.go": "Arvaa",
  "guess.next": "Seuraava asema",
  "guess.again": "Vielä viisi",
  "guess.wait": "Ohjelma miettii vielä …",
  "guess.failed": "Ohjelma ei vastannut. Tätä asemaa ei lasketa.",
  "guess.result": "Ohjelman arvio: {side}, {worth}. {points}/{max} pistettä.",
  "guess.done": "Yhteensä {points}/{max} pistettä.",
  "guess.score.one": "{count} sarja, {points} pistettä; paras: {best}.",
  "guess.score.other": "{count} sarjaa, yhteensä {points} pistettä; paras: {best}.",
};
