/** Groups the moves of a log by turn. */

import type { LogEntry } from 'boardgame.io';
import type { LogShape } from '../../game-api/gameLog';
import type { Note } from '../../game-api/module';
import { itemAt } from '../../rules-kit/indexed';
import { standInOf } from '../../session/standIn';

export type TurnGroup<Section> = {
  readonly key: string;
  readonly playerID: string;
  readonly entries: readonly [LogEntry, ...LogEntry[]];
  /** For each entry the number of moves of the position after it */
  readonly moves: readonly [number, ...number[]];
  /** Ids of players who asked for a hint before the first entry */
  readonly hints: readonly string[];
  /** Name of the bot that played it for an absent player; null if the player did. */
  readonly standIn: string | null;
  readonly section: Section;
};

/** Returns each player once, however often they asked. */
const hintsWithin = (notes: readonly Note[], from: number, to: number): string[] => [
  ...new Set(notes.filter(({ after }) => after >= from && after < to).map(({ playerID }) => playerID)),
];

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
    const section = itemAt(sections, index);
    const standIn = standInOf(entry);
    const move = index + 1;
    const hints = hintsWithin(notes, told, move);
    told = move;
    const last = groups[groups.length - 1];
    const isSame =
      last !== undefined &&
      hints.length === 0 &&
      last.playerID === playerID &&
      last.entries[0].turn === entry.turn &&
      last.section === section &&
      last.standIn === standIn;
    if (isSame)
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
        standIn,
        section,
      });
  }
  return groups;
}

/** Returns the ids of players who asked for a hint after the last turn of the log. */
export const hintsAtEnd = (
  groups: readonly Pick<TurnGroup<unknown>, 'moves'>[],
  notes: readonly Note[],
): string[] => hintsWithin(notes, groups[groups.length - 1]?.moves.at(-1) ?? 0, Number.POSITIVE_INFINITY);

/**
 * Returns the index of the first turn after the viewer's latest turn, or -1 if nobody has played since. A turn that a
 * bot played for the viewer isn't their own.
 */
export function firstSince(
  groups: readonly Pick<TurnGroup<unknown>, 'playerID' | 'standIn'>[],
  viewer: string | null,
): number {
  const isOwn = (index: number) => {
    const { playerID, standIn } = itemAt(groups, index);
    return playerID === viewer && standIn === null;
  };
  let end = groups.length;
  // Skip the viewer's own unfinished turn.
  while (end > 0 && isOwn(end - 1)) end -= 1;
  let start = end;
  while (start > 0 && !isOwn(start - 1)) start -= 1;
  return start < end && start > 0 ? start : -1;
}
