/** The list of moves as turns: a turn's moves stand together. */
import type { LogEntry } from 'boardgame.io';
import type { Note } from '../../../game-api/module';
import type { PlayerID } from '../content/terms';

export type TurnGroup = {
  readonly key: string;
  readonly playerID: PlayerID;
  readonly entries: readonly LogEntry[];
  /** For each entry the position that it leads to, by its number of moves. */
  readonly moves: readonly number[];
  /** Who asked for a hint before the first of them. */
  readonly hints: readonly PlayerID[];
  readonly round: number;
  readonly phase: string;
};

/** Nothing that a reader of the log misses. */
const SILENT = ['activateWorker', 'endTurn'];

const hintsWithin = (notes: readonly Note[], from: number, to: number): PlayerID[] =>
  notes.filter(({ after }) => after >= from && after < to).map(({ playerID }) => playerID);

export function turnGroups(log: readonly LogEntry[], notes: readonly Note[] = []): TurnGroup[] {
  const groups: TurnGroup[] = [];
  let round = 1;
  let phase = '';
  let told = 0;
  for (const [index, entry] of log.entries()) {
    if (phase === 'winter2' && entry.phase !== 'winter2') round += 1;
    phase = entry.phase;
    const { playerID, type } = entry.action.payload;
    if (SILENT.includes(type ?? '')) continue;
    const move = index + 1;
    const hints = hintsWithin(notes, told, move);
    told = move;
    const last = groups[groups.length - 1];
    const same =
      last !== undefined &&
      hints.length === 0 &&
      last.playerID === playerID &&
      last.entries[0].turn === entry.turn &&
      last.phase === phase &&
      last.round === round;
    if (same)
      groups[groups.length - 1] = {
        ...last,
        entries: [...last.entries, entry],
        moves: [...last.moves, move],
      };
    else
      groups.push({
        key: `${groups.length}`,
        playerID,
        entries: [entry],
        moves: [move],
        hints,
        round,
        phase,
      });
  }
  return groups;
}

/** Who asked for a hint after the last move that the log tells. */
export const hintsAtEnd = (groups: readonly TurnGroup[], notes: readonly Note[]): PlayerID[] =>
  hintsWithin(notes, groups[groups.length - 1]?.moves.at(-1) ?? 0, Number.POSITIVE_INFINITY);

/** Index of the first group after the viewer's last turn that others have made since; -1: there is none. */
export function firstSince(groups: readonly Pick<TurnGroup, 'playerID'>[], viewer: PlayerID | null): number {
  let end = groups.length;
  // The viewer's own turn under way does not count as the last one.
  while (end > 0 && groups[end - 1].playerID === viewer) end -= 1;
  let start = end;
  while (start > 0 && groups[start - 1].playerID !== viewer) start -= 1;
  return start < end && start > 0 ? start : -1;
}
