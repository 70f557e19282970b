import { firstSince } from '../log/firstSince';
import type { RenderedLine, RenderedTurn } from '../log/renderTurns';

/** A line with the turn that it belongs to */
export type StoryLine = RenderedLine & {
  readonly by: string;
  /** Name of the bot that played the turn for the absent player; null if the player did */
  readonly standIn: string | null;
  /** Whether it is the first line of its turn */
  readonly begins: boolean;
};

export type StorySteps = {
  /** The player whose turn it is; null if the lines are of several turns */
  readonly playerID: string | null;
  readonly lines: readonly StoryLine[];
  /** The step that led to the position on the table, if it is an earlier one */
  readonly current: RenderedLine | null;
};

const linesOf = (
  { playerID, standIn, lines }: RenderedTurn,
  isShown: (line: RenderedLine) => boolean = () => true,
): readonly StoryLine[] =>
  lines.filter(isShown).map((line, nth) => ({ ...line, by: playerID, standIn, begins: nth === 0 }));

/** Returns the turns of others since the viewer's last turn; for a spectator only the last turn. */
function unseenTurns(turns: readonly RenderedTurn[], viewer: string | null): readonly RenderedTurn[] {
  if (viewer === null) return turns.slice(-1);
  const since = firstSince(turns, viewer);
  // -1: the viewer has had no turn yet.
  return since < 0 ? turns : turns.slice(since);
}

/**
 * Returns what happened without the viewer: everything that others, or a bot in the viewer's place, did since the
 * viewer's last turn, or the consequences of the viewer's own move. For an earlier position it returns the turn that
 * led to it. Null if there is nothing to show.
 */
export function turnToShow(
  turns: readonly RenderedTurn[],
  shown: number | null,
  viewer: string | null,
): StorySteps | null {
  if (shown === null) {
    const last = turns[turns.length - 1];
    if (last === undefined) return null;
    const isOwn = last.playerID === viewer && last.standIn === null;
    const told = isOwn ? [last] : unseenTurns(turns, viewer);
    const lines = told.flatMap((turn) => linesOf(turn, ({ happening }) => !isOwn || happening !== null));
    const playerID = told.length === 1 ? last.playerID : null;
    return lines.length === 0 ? null : { playerID, lines, current: null };
  }
  const turn = turns.findLast(({ lines }) => lines.some(({ move }) => move <= shown));
  if (turn === undefined) return null;
  const { playerID, lines } = turn;
  return { playerID, lines: linesOf(turn), current: lines.findLast(({ move }) => move <= shown) ?? null };
}
