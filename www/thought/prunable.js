// The games with a program whose cuts can be guessed (www/pages/prune).

export const PRUNABLE = ["connect4", "reversi"];
