/** The most sentences that tell what happened since the viewer's last turn */
const MOST_SENTENCES = 5;

/** A turn's sentences: what the player did, and what followed from it */
export type TurnLines<Line> = { readonly moves: readonly Line[]; readonly follows: readonly Line[] };

/** How to compare lines */
type Ranking<Line> = {
  /** Checks whether the move happened on the board. */
  readonly isMain?: (line: Line) => boolean;
  /** Returns the player's gain from the move, in the log's unit. */
  readonly gainOf?: (line: Line) => number;
  /** Checks whether an event is important, such as one that is shown over the board. */
  readonly isImportant?: (line: Line) => boolean;
};

/**
 * Returns at most five sentences about the moves of others, in the order of the game. First it chooses each turn's main
 * move with the greatest gain, then other main moves with a gain, then the latest important events, and last everything else:
 * main moves, other moves, events.
 */
export function chooseLines<Line>(
  turns: readonly TurnLines<Line>[],
  { isMain = () => true, gainOf = () => 0, isImportant = () => false }: Ranking<Line> = {},
): readonly Line[] {
  const byGain = (lines: readonly Line[]) => lines.toSorted((a, b) => gainOf(b) - gainOf(a));
  const firsts = turns.flatMap(({ moves }) => {
    const onBoard = moves.filter(isMain);
    return byGain(onBoard.length > 0 ? onBoard : moves).slice(0, 1);
  });
  const all = byGain(turns.flatMap(({ moves }) => moves));
  const follows = turns.flatMap((turn) => turn.follows);
  const main = all.filter(isMain);
  const ranked = new Set([
    ...firsts.slice(-MOST_SENTENCES),
    ...main.filter((line) => gainOf(line) > 0),
    ...follows.filter(isImportant).toReversed(),
    ...main,
    ...all,
    ...follows,
  ]);
  const chosen = new Set([...ranked].slice(0, MOST_SENTENCES));
  return turns.flatMap((turn) => [...turn.moves, ...turn.follows]).filter((line) => chosen.has(line));
}
