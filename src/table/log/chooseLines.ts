/** The most sentences that tell what happened since the viewer's last turn */
const MOST_SENTENCES = 5;

/** A turn's sentences: what the player did, and what followed from it */
export type TurnLines<Line> = { readonly moves: readonly Line[]; readonly follows: readonly Line[] };

/**
 * Returns the sentences that tell what others did, at most five: all moves before what followed from them, both in the
 * order of the game. Each turn's first main move is chosen before its other main moves, and those before its other
 * moves.
 */
export function chooseLines<Line>(
  turns: readonly TurnLines<Line>[],
  isMain: (line: Line) => boolean = () => true,
): readonly Line[] {
  const firsts = turns.flatMap(({ moves }) => moves.find(isMain) ?? moves.slice(0, 1)).slice(-MOST_SENTENCES);
  const all = turns.flatMap(({ moves }) => moves);
  const ranked = [...new Set([...firsts, ...all.filter(isMain), ...all])];
  const chosen = new Set(ranked.slice(0, MOST_SENTENCES));
  const follows = turns.flatMap((turn) => turn.follows);
  return [...all.filter((line) => chosen.has(line)), ...follows].slice(0, MOST_SENTENCES);
}
