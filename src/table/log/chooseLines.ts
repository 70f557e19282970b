/** The most sentences that tell what happened since the viewer's last turn */
const MOST_SENTENCES = 5;

/** A turn's sentences: what the player did, and what followed from it */
export type TurnLines<Line> = { readonly moves: readonly Line[]; readonly follows: readonly Line[] };

/**
 * Returns the sentences that tell what others did, at most five. The first move of each turn comes before its further
 * moves, and all moves before what followed from them. Both are in the order of the game.
 */
export function chooseLines<Line>(turns: readonly TurnLines<Line>[]): readonly Line[] {
  const firsts = turns.flatMap(({ moves }) => moves.slice(0, 1)).slice(-MOST_SENTENCES);
  const further = turns.flatMap(({ moves }) => moves.slice(1));
  const chosen = new Set([...firsts, ...further].slice(0, MOST_SENTENCES));
  const moves = turns.flatMap((turn) => turn.moves.filter((line) => chosen.has(line)));
  return [...moves, ...turns.flatMap(({ follows }) => follows)].slice(0, MOST_SENTENCES);
}
