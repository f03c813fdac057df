// The page with the proof of Qubic. English, the reference for the translations.

/** @satisfies {import("../../../i18n/i18n.types").PageMessages & Record<string, string>} */
export const en = {
  name: "Prove it yourself",
  title: "Prove it yourself: the first player wins Qubic · Stratege",
  about:
    "Oren Patashnik was the first to prove it, in 1977, with some 1,500 hours of computing. Nothing you do here leaves your device.",

  claim: "Whoever begins wins Qubic",
  how: "Your browser proves it here, from nothing but the rules. The first fruit goes into a corner of the cube, 111. Because of the cube's symmetry, the 63 replies come down to twelve. Each of them falls when a win has been found against everything that may follow it.",
  back: "Back to the board",
  go: "Begin the proof",
  pause: "Pause",
  resume: "Resume",
  again: "Prove it again",

  "stage.ready": "Ready to begin.",
  "stage.proof": "Proving …",
  "stage.shrink": "All twelve have fallen. Looking for a smaller proof …",
  "stage.paused": "Paused.",
  "stage.done": "Proved: whoever begins wins, whatever the other side does.",
  "stage.failed": "The proof has stopped: {why} It takes about {memory} megabytes of memory.",

  progress: "Progress of the proof",
  percent: "{percent} %",
  "left.minutes": "about {minutes} min left",
  "left.seconds": "about {seconds} s left",
  "count.fallen": "Fallen replies",
  "count.positions": "Positions kept",
  "count.searched": "Positions searched for chains of threes",
  "count.time": "Computing time",
  "count.stored": "Moves to store",
  stored: "{moves} in {bytes} bytes",

  tree: "The tree of the proof: twelve branches, one for each reply",
  "tree.caption":
    "A branch grows longer with every move ahead and denser with every doubling of its positions. It turns golden when its reply has fallen.",

  replies: "The twelve replies",
  "replies.hint":
    "“Equivalent”: the replies that are symmetric to it. “Still open” counts, roughly, the positions left to prove.",
  "column.reply": "Reply",
  "column.like": "Equivalent",
  "column.positions": "Positions",
  "column.far": "Still open",
  fallen: "fallen",
  "told.fallen": "{reply} has fallen, {count} of {all}.",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./proof.de.js"),
  fi: () => import("./proof.fi.js"),
};
