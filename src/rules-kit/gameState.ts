/** The fields that a game's state begins with */
export type GameState<Options> = {
  numPlayers: number;
  options: Options;
  /** Hash of the game's content; null: the built-in content, in a game that is never saved or sent. */
  content: string | null;
  /** Seats in turn order */
  turnOrder: string[];
  /** Starts at 1. */
  round: number;
};
