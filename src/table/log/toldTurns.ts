/** The log as turns of lines: what was done, and below it what followed that nobody did. No React. */
import type { LogEntry } from 'boardgame.io';
import type { Note, Timeline } from '../../game-api/module';
import { hintsAtEnd, type LogShape, type TurnGroup, turnGroups } from './turnGroups';

/** A piece of a line: signs and amounts are read faster than a sentence. Data and not elements, so that lines compare
 *  by what they say. */
export type StepSign =
  /** A drawing of the game's, by the name that its `StepIcon` knows. */
  | { readonly icon: string; readonly amount?: number /** Shown with its sign. */; readonly change?: true }
  | { readonly word: string }
  /** A player's mark. */
  | { readonly player: string };

/** What was won or lost, kind by kind. */
export const changeSigns = <Kind extends string>(
  kinds: readonly Kind[],
  pieces: Readonly<Partial<Record<Kind, number>>> | undefined,
  sign: 1 | -1,
  iconOf: (kind: Kind) => string = (kind) => kind,
): StepSign[] =>
  kinds.flatMap((kind): StepSign[] => {
    const count = pieces?.[kind] ?? 0;
    return count === 0 ? [] : [{ icon: iconOf(kind), amount: sign * count, change: true }];
  });

export type Changes = readonly { readonly playerID: string; readonly amount: number }[];

/** A player's panel as a place; where there is no room for it, the pill in the row of players. */
export const playerPlace = (playerID: string): string =>
  `[data-testid="player-${playerID}"], [data-testid="pill-${playerID}"]`;

type Line = {
  readonly text: string;
  /** The same as signs; absent: the sentence stands for itself. */
  readonly signs?: readonly StepSign[];
  /** What the score changed by, one entry a player. */
  readonly changes: Changes;
  /** Where it happened: CSS selectors of what stands for the places on the board. */
  readonly places?: readonly string[];
};

/** One move in a sentence. */
export type Sentence = Line & {
  /** Whether the player's name has to stand before it. */
  readonly needsName: boolean;
  /** Who of the player's acts, a worker for one; told once a turn. */
  readonly actor?: StepSign;
};

/** Something that nobody did: it followed from a move. */
export type Happening = Line & {
  /** It changes the game for all: shown for a moment when it comes. */
  readonly isMoment: boolean;
};

/** A line of the log. */
export type ToldLine = Sentence & {
  /** The position that it leads to, by its number of moves. */
  readonly move: number;
  /** Several lines may lead to one position. */
  readonly key: string;
  /** Null: a player did it. */
  readonly happening: { readonly isMoment: boolean } | null;
};

export type ToldTurn = Omit<TurnGroup<unknown>, 'entries' | 'section'> & {
  /** The heading of the part of the game that it belongs to. */
  readonly heading: string;
  readonly lines: readonly ToldLine[];
};

/** How a game tells its log. Stays the same as long as language and names do (`useToldLog`). */
export type LogTelling<Section, G = unknown> = Pick<LogShape<Section>, 'isSilent'> & {
  readonly sectionsOf: (log: readonly LogEntry[], timeline: Timeline<G>) => readonly Section[];
  /** Null: the entry tells players nothing.
   *  @param newest of it is read only what stays as it was. */
  readonly tell: (entry: LogEntry, newest: G) => Sentence | null;
  /** What followed from a move, from the positions before and after it as the viewer sees them; absent: nothing is told. */
  readonly follows?: (entry: LogEntry, before: G, after: G) => readonly Happening[];
  readonly headingOf: (section: Section) => string;
};

export type ToldLog = {
  readonly turns: readonly ToldTurn[];
  readonly hints: readonly string[];
};

/** A log at a table. */
export type LogAtTable = ToldLog & {
  /** Somebody reads it: what is missing to tell all that happened since the viewer's last turn is asked for, once. */
  readonly onRead: () => void;
};

/** What the log is told from. */
export type Seen<G> = {
  readonly log: readonly LogEntry[];
  readonly timeline: Timeline<G>;
  readonly notes: readonly Note[];
  readonly viewer: string | null;
};

/** The positions before and after a move of the log; null: they are not here. A table on a server may not have those of
 *  moves that were made before it was opened. */
export function around<G>(timeline: Timeline<G>, index: number): readonly [G, G] | null {
  const isHere = (moves: number) => moves <= timeline.moves && timeline.has?.(moves) !== false;
  return isHere(index) && isHere(index + 1) ? [timeline.at(index).G, timeline.at(index + 1).G] : null;
}

/** Lines of entries, each made once: entries are added, the earlier ones stay as they are. */
export function lineMaker<Section, G>(telling: LogTelling<Section, G>) {
  const done = new WeakMap<LogEntry, readonly ToldLine[]>();
  // At one screen the next player has seen other things.
  const told = new Map<string | null, WeakMap<LogEntry, readonly ToldLine[]>>();
  /** What was done, the same for all who see the entry. */
  const doneIn = (index: number, entry: LogEntry, timeline: Timeline<G>): readonly ToldLine[] => {
    const known = done.get(entry);
    if (known !== undefined) return known;
    const move = index + 1;
    const sentence = telling.isSilent(entry) ? null : telling.tell(entry, timeline.at(timeline.moves).G);
    const lines = sentence === null ? [] : [{ ...sentence, move, key: `${move}`, happening: null }];
    done.set(entry, lines);
    return lines;
  };
  const followed = (index: number, happened: readonly Happening[]): readonly ToldLine[] =>
    happened.map(
      ({ isMoment, ...line }, nth): ToldLine => ({
        ...line,
        needsName: false,
        move: index + 1,
        key: `${index + 1}.${nth}`,
        happening: { isMoment },
      }),
    );
  return (index: number, { log, timeline, viewer }: Seen<G>): readonly ToldLine[] => {
    const entry = log[index];
    const made = told.get(viewer) ?? new WeakMap<LogEntry, readonly ToldLine[]>();
    told.set(viewer, made);
    const known = made.get(entry);
    if (known !== undefined) return known;
    const { follows } = telling;
    const positions = follows === undefined ? null : around(timeline, index);
    const happened = follows === undefined || positions === null ? [] : follows(entry, ...positions);
    const own = doneIn(index, entry, timeline);
    const lines = happened.length === 0 ? own : [...own, ...followed(index, happened)];
    // Else its positions may come later.
    if (follows === undefined || positions !== null) made.set(entry, lines);
    return lines;
  };
}

export const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/** The whole log in lines. What follows from a silent entry stands below the turn before it.
 *  @param before what was told before: a turn that says the same stays the same. */
export function toldTurns<Section, G>(
  telling: LogTelling<Section, G>,
  linesOf: ReturnType<typeof lineMaker<Section, G>>,
  seen: Seen<G>,
  before: readonly ToldTurn[] = [],
): ToldLog {
  const { log, notes, timeline } = seen;
  const { isSilent, sectionsOf } = telling;
  const shape = { isSilent, sectionsOf: (entries: typeof log) => sectionsOf(entries, timeline) };
  const groups = turnGroups(log, shape, notes);
  const turns: ToldTurn[] = [];
  for (const [nth, { entries: _, section, ...group }] of groups.entries()) {
    const from = nth === 0 ? 0 : group.moves[0] - 1;
    const end = nth === groups.length - 1 ? log.length : groups[nth + 1].moves[0] - 1;
    const lines = Array.from({ length: end - from }, (_each, offset) => linesOf(from + offset, seen)).flat();
    if (lines.length === 0) continue;
    const turn: ToldTurn = { ...group, heading: telling.headingOf(section), lines };
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
  return { turns, hints: hintsAtEnd(groups, notes) };
}
