import type { RenderedLine, RenderedTurn } from '../log/renderTurns';

export type StorySteps = {
  readonly playerID: string;
  readonly lines: readonly RenderedLine[];
  /** The step that led to the position on the table, if it is an earlier one */
  readonly current: RenderedLine | null;
};

/**
 * Returns what last happened without the viewer: another player's turn until the next one starts, or the consequences
 * of the viewer's own move. For an earlier position it returns the turn that led to it. Null if there is nothing to
 * show.
 */
export function turnToShow(
  turns: readonly RenderedTurn[],
  shown: number | null,
  viewer: string | null,
): StorySteps | null {
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
