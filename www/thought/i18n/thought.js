// The search trace window. English, the reference for the translations.

export const en = {
  "mind.title": "See it think",
  "mind.player": "Program",
  "mind.again": "Think about this position",
  "mind.prune": "What would you prune?",
  "mind.thinking": "It is thinking.",
  "mind.over": "The game is over: there is nothing to think about.",
  "mind.moved-on": "There is another position on the board now.",
  "mind.nothing":
    "It did not weigh any moves: it had only one, knew it by heart or saw a forced win. It plays {move}.",
  "mind.ready": "Ready. Play, or go step by step.",
  "mind.about": "How {player} chose {move}.",
  "mind.nodes.one": "It looked at {count} position.",
  "mind.nodes.other": "It looked at {count} positions; the first moves of its search are shown.",
  "mind.plies.one": "The search is long: only the candidates are shown.",
  "mind.plies.other":
    "The search is long: candidates and replies are shown, not what comes after them.",
  "mind.forgotten.one": "The first step is left out.",
  "mind.forgotten.other": "The first {count} steps are left out.",
  "mind.anew":
    "It has thought again for this; with a time limit it need not come to the same move.",
  "mind.depth.one": "It looks one move ahead.",
  "mind.depth.other": "It looks {count} moves ahead.",
  "mind.noise": "Now its moods come in: the values as this level feels them.",
  "mind.try": "It tries {move}.",
  "mind.try.reply": "After {line} it looks at {move}.",
  "mind.alpha": "Only more than {alpha} matters (alpha).",
  "mind.beta": "Only less than {beta} matters (beta).",
  "mind.window": "Only what lies between {alpha} (alpha) and {beta} (beta) matters.",
  "mind.value": "{move}: {value}.",
  "mind.value.reply": "{line} {move}: {value}.",
  "mind.leads": "The best so far.",
  "mind.leads.reply": "The best reply so far.",
  "mind.upper": "at most: {value}",
  "mind.lower": "at least: {value}",
  "mind.cut.one":
    "Left out: {moves}. The position is worth {value} already, beyond {bound}: it cannot matter.",
  "mind.cut.other":
    "Left out, {count} moves: {moves}. The position is worth {value} already, beyond {bound}: they cannot matter.",
  "mind.refuted": "{move} loses by force and is dropped.",
  "mind.plays": "It plays {move}.",
  "mind.plays-instead":
    "It plays {move}: by chance among equals, or because this level errs now and then.",
  "mind.candidates": "Candidate moves",
  "mind.move": "Move",
  "mind.worth": "Value",
  "mind.status": "State",
  "mind.status.tried": "is tried",
  "mind.status.best": "best so far",
  "mind.status.cut": "left out",
  "mind.status.refuted": "refuted",
  "mind.status.old": "from a shorter search",
  "mind.controls": "Playback",
  "mind.first": "To the beginning",
  "mind.back": "−1: one step back",
  "mind.play": "Play",
  "mind.pause": "Pause",
  "mind.on": "+1: one step on",
  "mind.last": "To the end",
  "mind.place": "Step",
  "mind.step": "{at} of {all}",
  "mind.pace": "Steps per second",
};

/** @type {import("../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./thought.de.js"),
  fi: () => import("./thought.fi.js"),
};
