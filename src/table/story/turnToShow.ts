import type { RenderedLine, RenderedTurn } from '../log/renderTurns';

export type StorySteps = {
  readonly playerID: string;
  /** Name of the bot that played the turn for the absent player; null if the player did */
  readonly standIn: string | null;
  readonly lines: readonly RenderedLine[];
  /** The step that led to the position on the table, if it is an earlier one */
  readonly current: RenderedLine | null;
};

/**
 * Returns what last happened without the viewer: another player's turn until the next one starts, a turn that a bot
 * played for the viewer, or the consequences of the viewer's own move. For an earlier position it returns the turn that led to it. Null if there is nothing to
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
    const { playerID, standIn } = turn;
    const isOwn = playerID === viewer && standIn === null;
    const lines = turn.lines.filter(({ happening }) => !isOwn || happening !== null);
    return lines.length === 0 ? null : { playerID, standIn, lines, current: null };
  }
  const turn = turns.findLast(({ lines }) => lines.some(({ move }) => move <= shown));
  if (turn === undefined) return null;
  const { playerID, standIn, lines } = turn;
  return { playerID, standIn, lines, current: lines.findLast(({ move }) => move <= shown) ?? null };
}
