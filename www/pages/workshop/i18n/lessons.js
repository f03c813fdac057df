// The lessons of the workshop. English, the reference for the translations.

export const en = {
  lessons: "Lessons",
  "lessons.how":
    "Eight steps from a program that knows the legal moves to one that tunes itself. Each step gives you a program to complete, checks it, and ends with a match against the old program of that idea.",
  "lessons.done": "done",
  "lessons.open": "Lesson {number}: {title}",
  "lessons.check": "Check my program",
  "lessons.checking": "The program is being checked.",
  "lessons.tree": "Draw its search tree",
  "lessons.match": "10 games against {name}",
  "lessons.solution": "Show a solution",
  "lessons.solution.added":
    "A solution is in the editor now, as “{name}”. Your own program is still in the list.",
  "lessons.next": "Next lesson",
  "lessons.close": "Close the lesson",
  "lessons.position": "Show this position",
  "lessons.other-game":
    "This task is for a program that plays {game}; the one in the editor plays another game.",
  "lessons.build": "For teachers: build an exercise",
  "lessons.passed": "Right! Now let it play against {name}.",
  "lessons.fault": "Not yet. In one of the positions of the check it stopped. {why}",

  "lesson.legal": "Legal moves",
  "lesson.legal.idea":
    "A program that plays has to know one thing first: which moves are allowed. The position tells it: position.moves is a list of all legal moves, such as “d3”.",
  "lesson.legal.task":
    "This program always answers “d3”. Change it so that it returns a legal move in every position, for instance a random one.",

  "lesson.greedy": "Grab what you can",
  "lesson.greedy.idea":
    "position.play(move) returns the position after a move, and the old position remains as it is. So a program can try every move and compare.",
  "lesson.greedy.task":
    "Complete the loop so that the program plays the move after which it has the most discs.",
  "lesson.greedy.fewer":
    "Not yet. Here it plays {move} and then has {count} discs; with {better} it would have {most}.",

  "lesson.squares": "A table of squares",
  "lesson.squares.idea":
    "In Reversi the number of discs says little until the end. Corners can never be turned, and the squares next to them give them away. A table says what each square is worth.",
  "lesson.squares.task":
    "Complete the function value: it has to return the number of the square from the table. The numbers on the board show what your program thinks.",
  "lesson.squares.poorer":
    "Not yet. Here it plays {move}, which is worth {value} in the table; {better} is worth {most}.",

  "lesson.ahead": "One move ahead",
  "lesson.ahead.idea":
    "The opponent answers. In Connect Four it is enough to look one move ahead for a start: win if you can, and do not let the opponent win.",
  "lesson.ahead.task":
    "The program wins if it can. Complete it so that otherwise it plays a move after which the opponent cannot win at once, if there is one.",
  "lesson.ahead.win": "Not yet. Here {better} wins at once, but it plays {move}.",
  "lesson.ahead.threat":
    "Not yet. Here it plays {move}, and the opponent wins with the next move; {better} prevents that.",

  "lesson.minimax": "Minimax",
  "lesson.minimax.idea":
    "Two players, one number: what is good for one side is bad for the other. One takes the greatest value, the other the smallest. Whoever looks ahead has to assume the best reply.",
  "lesson.minimax.task":
    "In this program both sides want the greatest value, as if the opponent were helping. Correct the function minimax.",
  "lesson.minimax.value":
    "Not yet. Here it plays {move}, which after the best reply is worth {value}; {better} is worth {most}.",

  "lesson.alpha-beta": "Alpha-beta",
  "lesson.alpha-beta.idea":
    "If a reply already shows that a move is worse than another one, the remaining replies need not be looked at. The result is the same, with fewer positions. Below the board the program writes how many it has visited.",
  "lesson.alpha-beta.task":
    "Pass alpha and beta on to the next call, and leave the loops as soon as alpha is not smaller than beta.",
  "lesson.alpha-beta.value":
    "Not yet: the move must remain the same. Here it plays {move}, which is worth {value}; {better} is worth {most}.",
  "lesson.alpha-beta.steps":
    "The moves are right, but the program needs {percent} % of the steps of plain minimax. With alpha-beta it should be less than {most} %.",

  "lesson.evaluation": "An evaluation of your own",
  "lesson.evaluation.idea":
    "Looking ahead is half of a program; the other half is the judgement at the end. This program searches well and judges badly: it counts discs.",
  "lesson.evaluation.task":
    "Write a better evaluate: squares, corners, the number of moves – whatever you think matters. The goal: at least half of the points in 20 games against the watchman that looks two moves ahead.",
  "lesson.evaluation.score":
    "Not yet: {percent} % of the points in {games} games. {goal} % is the goal.",

  "lesson.tuning": "Tuning by evolution",
  "lesson.tuning.idea":
    "Which numbers are best? Chance finds out: change the numbers a little, let old and new play against each other, and keep the winner. That is evolution, and it needs nobody who understands the game.",
  "lesson.tuning.task":
    "Press “Tune” below the board and watch the numbers, or change them yourself. The goal: at least half of the points in 40 games against the hoarder.",
  "lesson.tuning.score":
    "Not yet: {percent} % of the points in {games} games. {goal} % is the goal.",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./lessons.de.js"),
  fi: () => import("./lessons.fi.js"),
};
