import type { ToldLine, ToldTurn } from '../log/toldTurns';

/** The steps that the strip shows, and whose they are. */
export type ToldSteps = {
  readonly playerID: string;
  readonly lines: readonly ToldLine[];
  /** The step that led to the position on the table, while an earlier one is shown. */
  readonly current: ToldLine | null;
};

/** What happened last and the viewer did not do: another player's turn until the next one begins, and what followed
 *  from an own move. Of an earlier position the turn that led to it, whoever's. Null: there is nothing to tell. */
export function turnToTell(
  turns: readonly ToldTurn[],
  shown: number | null,
  viewer: string | null,
): ToldSteps | null {
  if (shown === null) {
    const turn = turns[turns.length - 1];
    if (turn === undefined) return null;
    const { playerID } = turn;
    const lines = turn.lines.filter(({ happening }) => playerID !== viewer || happening !== null);
    return lines.length === 0 ? null : { playerID, lines, current: null };
  }
  const turn = turns.findLast(({ lines }) => lines.some(({ move }) => move <= shown));
  if (turn === undefined) return null;
  const { playerID, lines } = turn;
  return { playerID, lines, current: lines.findLast(({ move }) => move <= shown) ?? null };
}
