/** The list of moves as turns: a turn's moves stand together. */
import type { LogEntry } from 'boardgame.io';
import type { Note } from '../../game-api/module';

/** What a game knows of its log besides its sentences. */
export type LogShape<Section> = {
  /** Whether a reader of the log misses nothing without this entry. */
  readonly isSilent: (entry: LogEntry) => boolean;
  /** For each entry the part of the game that it belongs to, a round's season for one; the same object as before while
   *  it is the same part. */
  readonly sectionsOf: (log: readonly LogEntry[]) => readonly Section[];
};

export type TurnGroup<Section> = {
  readonly key: string;
  readonly playerID: string;
  readonly entries: readonly LogEntry[];
  /** For each entry the position that it leads to, by its number of moves. */
  readonly moves: readonly number[];
  /** Who asked for a hint before the first of them. */
  readonly hints: readonly string[];
  readonly section: Section;
};

const hintsWithin = (notes: readonly Note[], from: number, to: number): string[] =>
  notes.filter(({ after }) => after >= from && after < to).map(({ playerID }) => playerID);

export function turnGroups<Section>(
  log: readonly LogEntry[],
  { isSilent, sectionsOf }: LogShape<Section>,
  notes: readonly Note[] = [],
): TurnGroup<Section>[] {
  const groups: TurnGroup<Section>[] = [];
  const sections = sectionsOf(log);
  let told = 0;
  for (const [index, entry] of log.entries()) {
    if (isSilent(entry)) continue;
    const { playerID } = entry.action.payload;
    const section = sections[index];
    const move = index + 1;
    const hints = hintsWithin(notes, told, move);
    told = move;
    const last = groups[groups.length - 1];
    const isSame =
      last !== undefined &&
      hints.length === 0 &&
      last.playerID === playerID &&
      last.entries[0].turn === entry.turn &&
      last.section === section;
    if (isSame)
      groups[groups.length - 1] = {
        ...last,
        entries: [...last.entries, entry],
        moves: [...last.moves, move],
      };
    else groups.push({ key: `${groups.length}`, playerID, entries: [entry], moves: [move], hints, section });
  }
  return groups;
}

/** Who asked for a hint after the last move that the log tells. */
export const hintsAtEnd = (
  groups: readonly Pick<TurnGroup<unknown>, 'moves'>[],
  notes: readonly Note[],
): string[] => hintsWithin(notes, groups[groups.length - 1]?.moves.at(-1) ?? 0, Number.POSITIVE_INFINITY);

/** Index of the first group after the viewer's last turn that others have made since; -1: there is none. */
export function firstSince(
  groups: readonly Pick<TurnGroup<unknown>, 'playerID'>[],
  viewer: string | null,
): number {
  let end = groups.length;
  // The viewer's own turn under way does not count as the last one.
  while (end > 0 && groups[end - 1].playerID === viewer) end -= 1;
  let start = end;
  while (start > 0 && groups[start - 1].playerID !== viewer) start -= 1;
  return start < end && start > 0 ? start : -1;
}
