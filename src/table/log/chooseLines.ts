/** The most sentences that tell what happened since the viewer's last turn */
const MOST_SENTENCES = 5;

/** A turn's sentences: what the player did, and what followed from it */
export type TurnLines<Line> = { readonly moves: readonly Line[]; readonly follows: readonly Line[] };

/**
 * Returns at most five sentences about the moves of others, in the order of the game. First it chooses each turn's first
 * main move, then other main moves, then other moves, and last the events that followed.
 */
export function chooseLines<Line>(
  turns: readonly TurnLines<Line>[],
  isMain: (line: Line) => boolean = () => true,
): readonly Line[] {
  const firsts = turns.flatMap(({ moves }) => moves.find(isMain) ?? moves.slice(0, 1)).slice(-MOST_SENTENCES);
  const all = turns.flatMap(({ moves }) => moves);
  const follows = turns.flatMap((turn) => turn.follows);
  const ranked = [...new Set([...firsts, ...all.filter(isMain), ...all, ...follows])];
  const chosen = new Set(ranked.slice(0, MOST_SENTENCES));
  return turns.flatMap((turn) => [...turn.moves, ...turn.follows]).filter((line) => chosen.has(line));
}
