/** The log as turns and lines: what a player did, followed by its consequences. Without React. */

import type { LogEntry } from 'boardgame.io';
import type { Happening, LogTexts, Sentence, Unit } from '../../game-api/gameLog';
import type { Note, Timeline } from '../../game-api/module';
import { itemAt } from '../../rules-kit/indexed';
import { hintsAtEnd, type TurnGroup, turnGroups } from './turnGroups';

export type RenderedLine = Sentence & {
  /** Number of moves of the position that the line leads to */
  readonly move: number;
  /** Unique, unlike `move`: several lines may lead to one position. */
  readonly key: string;
  /** The unit of the changes */
  readonly unit?: Unit | undefined;
  /** Null if a player did it */
  readonly happening: { readonly isMoment: boolean } | null;
};

export type RenderedTurn = Omit<TurnGroup<unknown>, 'entries' | 'section'> & {
  /** Heading of the part of the game that contains the turn */
  readonly heading: string;
  readonly lines: readonly RenderedLine[];
};

export type RenderedLog = {
  readonly turns: readonly RenderedTurn[];
  readonly hints: readonly string[];
};

export type LogAtTable = RenderedLog & {
  /** Call when somebody reads the log. It requests missing positions since the viewer's last turn, once. */
  readonly onRead: () => void;
};

export type Seen<G> = {
  readonly log: readonly LogEntry[];
  readonly timeline: Timeline<G>;
  readonly notes: readonly Note[];
  readonly viewer: string | null;
};

/**
 * Returns the positions before and after a move of the log; null if they are not loaded. An online table may lack
 * positions from before it was opened.
 */
export function around<G>(timeline: Timeline<G>, index: number): readonly [G, G] | null {
  const isHere = (moves: number) => moves <= timeline.moves && timeline.has?.(moves) !== false;
  return isHere(index) && isHere(index + 1) ? [timeline.at(index).G, timeline.at(index + 1).G] : null;
}

/** Creates a function that returns the lines of an entry. It caches them, because earlier entries never change. */
export function lineMaker<Section, G>(telling: LogTexts<Section, G>) {
  const done = new WeakMap<LogEntry, readonly RenderedLine[]>();
  // One cache per viewer: at a shared screen the next player has seen other things.
  const told = new Map<string | null, WeakMap<LogEntry, readonly RenderedLine[]>>();
  /** Returns the lines about a player's action, which are equal for all viewers. */
  const doneIn = (index: number, entry: LogEntry, timeline: Timeline<G>): readonly RenderedLine[] => {
    const known = done.get(entry);
    if (known !== undefined) return known;
    const move = index + 1;
    const sentence = telling.isSilent(entry) ? null : telling.tell(entry, timeline.at(timeline.moves).G);
    const lines =
      sentence === null ? [] : [{ ...sentence, move, key: `${move}`, unit: telling.unit, happening: null }];
    done.set(entry, lines);
    return lines;
  };
  const followed = (index: number, happened: readonly Happening[]): readonly RenderedLine[] =>
    happened.map(
      ({ isMoment, ...line }, nth): RenderedLine => ({
        ...line,
        needsName: false,
        unit: telling.unit,
        move: index + 1,
        key: `${index + 1}.${nth}`,
        happening: { isMoment },
      }),
    );
  return (index: number, { log, timeline, viewer }: Seen<G>): readonly RenderedLine[] => {
    const entry = itemAt(log, index);
    const made = told.get(viewer) ?? new WeakMap<LogEntry, readonly RenderedLine[]>();
    told.set(viewer, made);
    const known = made.get(entry);
    if (known !== undefined) return known;
    const { follows } = telling;
    const positions = follows === undefined ? null : around(timeline, index);
    const happened = follows === undefined || positions === null ? [] : follows(entry, ...positions);
    const own = doneIn(index, entry, timeline);
    const lines = happened.length === 0 ? own : [...own, ...followed(index, happened)];
    // Otherwise its positions may load later.
    if (follows === undefined || positions !== null) made.set(entry, lines);
    return lines;
  };
}

export const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/**
 * Returns the whole log as turns. Consequences of a silent entry belong to the turn before it.
 * @param before previous result; its unchanged turns are reused
 */
export function renderTurns<Section, G>(
  telling: LogTexts<Section, G>,
  linesOf: ReturnType<typeof lineMaker<Section, G>>,
  seen: Seen<G>,
  before: readonly RenderedTurn[] = [],
): RenderedLog {
  const { log, notes, timeline } = seen;
  const { isSilent, sectionsOf } = telling;
  const shape = { isSilent, sectionsOf: (entries: typeof log) => sectionsOf(entries, timeline) };
  const groups = turnGroups(log, shape, notes);
  const turns: RenderedTurn[] = [];
  for (const [nth, { entries: _, section, ...group }] of groups.entries()) {
    const from = nth === 0 ? 0 : group.moves[0] - 1;
    const next = groups[nth + 1];
    const end = next === undefined ? log.length : next.moves[0] - 1;
    const lines = Array.from({ length: end - from }, (_each, offset) => linesOf(from + offset, seen)).flat();
    if (lines.length === 0) continue;
    const turn: RenderedTurn = { ...group, heading: telling.headingOf(section), lines };
    const known = before[turns.length];
    const isSame =
      known !== undefined &&
      known.heading === turn.heading &&
      known.key === turn.key &&
      sameItems(known.lines, lines) &&
      sameItems(known.moves, turn.moves) &&
      sameItems(known.hints, turn.hints);
    turns.push(isSame ? known : turn);
  }
  return { turns, hints: hintsAtEnd(log.length, notes) };
}
