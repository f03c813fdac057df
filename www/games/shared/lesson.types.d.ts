// Types of the first steps in a game.

export interface LessonStep {
  /** Names the texts of the step: `lesson.<id>.task`, `.right` and `.wrong`. */
  id: string;
  /** The position, as record text. */
  record: string;
  /** The moves that solve the step, as in the view's legal moves. */
  answers: string[];
}
