/** How a game tells its log: lines with a sentence, icons, and the places where they happened. */
import type { LogEntry } from 'boardgame.io';
import { upperFirst } from '../language/upperFirst';
import type { LinkIcon } from './links';
import type { Timeline } from './module';

/**
 * A piece of a line: an icon, a word or a player. Pieces are data rather than elements, so that lines can be compared
 * by value. Icons are named as in the game's `StepIcon`.
 */
export type IconAmount = LinkIcon | { readonly player: string };

/** Returns icons for gained or lost pieces, one per kind. */
export const changeIcons = <Kind extends string>(
  kinds: readonly Kind[],
  pieces: Readonly<Partial<Record<Kind, number>>> | undefined,
  sign: 1 | -1,
  iconOf: (kind: Kind) => string = (kind) => kind,
): IconAmount[] =>
  kinds.flatMap((kind): IconAmount[] => {
    const count = pieces?.[kind] ?? 0;
    return count === 0 ? [] : [{ icon: iconOf(kind), amount: sign * count, change: true }];
  });

/** The unit of a log's changes, such as coins: an icon of the game and the word that screen readers speak */
export type Unit = { readonly icon: string; readonly word: string };

export type Changes = readonly { readonly playerID: string; readonly amount: number }[];

/** Returns the selector of a player's panel, or of the pill in the players' row where there is no panel. */
export const playerPlace = (playerID: string): string =>
  `[data-action="player-${playerID}"], [data-action="pill-${playerID}"]`;

type Line = {
  /** A sentence, or the part after the player's name (`needsName`) */
  readonly text: string;
  /** The line as icons, the icon of the move first. If omitted, the line has only a sentence. */
  readonly signs?: readonly IconAmount[];
  /** Amounts gained or paid, in the log's unit, one entry per player */
  readonly changes: Changes;
  /** CSS selectors of the places on the board where it happened */
  readonly places?: readonly string[];
};

/** A move as a sentence */
export type Sentence = Line & {
  /** Whether the player's name must precede the sentence */
  readonly needsName: boolean;
  /** The player's acting piece, such as a worker; shown once per turn. */
  readonly actor?: IconAmount;
};

/** Returns a line's text without the player's name, as a sentence of its own. */
export const sentenceOf = ({ text, needsName }: Pick<Sentence, 'text' | 'needsName'>): string =>
  needsName ? upperFirst(text) : text;

/** A consequence of a move that no player chose */
export type Happening = Line & {
  /** Whether it affects everyone, so that it is also shown over the board for a moment */
  readonly isMoment: boolean;
};

/** Structure of a game's log */
export type LogShape<Section> = {
  /** Checks whether an entry can be left out of the log. */
  readonly isSilent: (entry: LogEntry) => boolean;
  /** Returns the part of the game for each entry, such as a round. Entries of one part must share one object. */
  readonly sectionsOf: (log: readonly LogEntry[]) => readonly Section[];
};

/** A game's description of its log in one language, with the players' names. */
export type LogTexts<Section, G = unknown> = Pick<LogShape<Section>, 'isSilent'> & {
  readonly sectionsOf: (log: readonly LogEntry[], timeline: Timeline<G>) => readonly Section[];
  /**
   * Returns null if the entry is not worth a line.
   * @param newest use only values that never change during the game
   */
  readonly tell: (entry: LogEntry, newest: G) => Sentence | null;
  /** Returns the consequences of a move, given the viewer's positions before and after it. */
  readonly follows?: (entry: LogEntry, before: G, after: G) => readonly Happening[];
  readonly headingOf: (section: Section) => string;
  /** Missing: the log has no changes. */
  readonly unit?: Unit;
};
