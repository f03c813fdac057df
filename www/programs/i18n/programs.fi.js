// Errors of visitors' programs, and these as players at the table. Finnish.

/** @type {Record<keyof typeof import("./programs.js").en, string>} */
export const fi = {
  "fault.line": "Rivi {line}: {why}",
  "fault.syntax": "Tämä ei ole kelvollista koodia ({language}): {message}",
  "fault.exception": "Ohjelma päättyi virheeseen: {message}",
  "fault.steps": "Ohjelma ei vastannut sallituissa askeleissa. Onko siinä silmukka, joka ei pääty?",
  "fault.memory": "Ohjelma käytti muistia enemmän kuin saa.",
  "fault.stack": "Ohjelma kutsuu itseään liian monta kertaa sisäkkäin: {message}",
  "fault.no-function": "Ohjelmassa ei ole funktiota choose(position).",
  "fault.time": "Ohjelma ei vastannut ajoissa. Onko siinä silmukka, joka ei pääty?",
  "fault.illegal": "Siirto ei ole tässä sallittu: {message}",
  "fault.no-answer": "choose(position) ei palauttanut siirtoa: {message}",
  "fault.unknown": "Ohjelmaa ei voitu jatkaa: {message}",

  "error.program":
    "”{name}” ei voi jatkaa. {why} Korjaa ohjelma työpajassa ja anna sen jatkaa täällä, tai valitse toinen vastustaja.",
  "error.program-missing":
    "Ohjelmaa ”{name}” ei ole tällä laitteella. Valitse toinen vastustaja tai ei ketään: silloin kaksi voi jatkaa peliä.",
  "program.linked":
    "Tässä pelissä pelaa ohjelma ”{name}”, jota ei ole tällä laitteella. Kaksi ihmistä voi jatkaa peliä.",
};
