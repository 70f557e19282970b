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
  /** Ids of players who asked for a hint in this turn or before it */
  readonly hints: readonly string[];
  /** Name of the bot that played it for an absent player; null if the player did. */
  readonly standIn: string | null;
  readonly section: Section;
};

/** Returns each player once, however often they asked. */
const playersOf = (notes: readonly Note[]): string[] => [...new Set(notes.map(({ playerID }) => playerID))];

/**
 * Groups the entries that players see by turn. A hint is part of the turn in which the player requested it, even if the
 * only later entry is silent, such as the end of the turn. Other players' hints are part of the next turn.
 */
export function turnGroups<Section>(
  log: readonly LogEntry[],
  { isSilent, sectionsOf }: LogShape<Section>,
  notes: readonly Note[] = [],
): TurnGroup<Section>[] {
  const groups: TurnGroup<Section>[] = [];
  const sections = sectionsOf(log);
  let waiting = notes;
  for (const [index, entry] of log.entries()) {
    const { playerID } = entry.action.payload;
    const section = itemAt(sections, index);
    const standIn = standInOf(entry);
    const move = index + 1;
    const asked = waiting.filter(({ after }) => after < move);
    const last = groups[groups.length - 1];
    const isSameTurn =
      last !== undefined && last.playerID === playerID && last.entries[0].turn === entry.turn;
    const isSame = isSameTurn && last.section === section && last.standIn === standIn;
    if (isSame || (isSameTurn && isSilent(entry))) {
      const own = asked.filter((note) => note.playerID === playerID);
      waiting = waiting.filter((note) => !own.includes(note));
      groups[groups.length - 1] = {
        ...last,
        hints: [...new Set([...last.hints, ...playersOf(own)])],
        ...(isSilent(entry) ? {} : { entries: [...last.entries, entry], moves: [...last.moves, move] }),
      };
    } else if (!isSilent(entry)) {
      waiting = waiting.filter((note) => !asked.includes(note));
      groups.push({
        key: `${groups.length}`,
        playerID,
        entries: [entry],
        moves: [move],
        hints: playersOf(asked),
        standIn,
        section,
      });
    }
  }
  return groups;
}

/** Returns the ids of players who asked for a hint after the last move of the log. */
export const hintsAtEnd = (moves: number, notes: readonly Note[]): string[] =>
  playersOf(notes.filter(({ after }) => after >= moves));
