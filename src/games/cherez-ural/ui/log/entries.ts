/** The list of moves as turns: a turn's moves stand together. */
import type { LogEntry } from 'boardgame.io';
import type { PlayerID } from '../../content/terms';

export type TurnGroup = {
  readonly key: string;
  readonly playerID: PlayerID;
  readonly entries: readonly LogEntry[];
  readonly round: number;
  readonly phase: string;
};

/** Nothing that a reader of the log misses. */
const SILENT = ['activateWorker', 'endTurn'];

export function turnGroups(log: readonly LogEntry[]): TurnGroup[] {
  const groups: TurnGroup[] = [];
  let round = 1;
  let phase = '';
  for (const entry of log) {
    if (phase === 'winter2' && entry.phase !== 'winter2') round += 1;
    phase = entry.phase;
    const { playerID, type } = entry.action.payload;
    if (SILENT.includes(type ?? '')) continue;
    const last = groups[groups.length - 1];
    const same =
      last !== undefined &&
      last.playerID === playerID &&
      last.entries[0].turn === entry.turn &&
      last.phase === phase &&
      last.round === round;
    if (same) groups[groups.length - 1] = { ...last, entries: [...last.entries, entry] };
    else groups.push({ key: `${groups.length}`, playerID, entries: [entry], round, phase });
  }
  return groups;
}

/** Index of the first group after the viewer's last turn that others have made since; -1: there is none. */
export function firstSince(groups: readonly TurnGroup[], viewer: PlayerID | null): number {
  let end = groups.length;
  // The viewer's own turn under way does not count as the last one.
  while (end > 0 && groups[end - 1].playerID === viewer) end -= 1;
  let start = end;
  while (start > 0 && groups[start - 1].playerID !== viewer) start -= 1;
  return start < end && start > 0 ? start : -1;
}
