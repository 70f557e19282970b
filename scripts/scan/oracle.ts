/**
 * Computes what is visible at a game's table from the stored position and the rules. It deliberately doesn't use the
 * game's `playerView`, which is what the scan checks; a fault there must not hide itself. Each game has its own in
 * `scripts/games/<game>/scan.ts`.
 */
import { ownOf } from '../games/own';

/** The part of a position that all games share */
export interface Stored {
  readonly finished: boolean;
}

/** A path into the position without list indexes: `players/1/hand`, `exploration/irkutsk` */
export type Place = string;

/** Returns a key for something visible at a place. */
export const seenAt = (place: Place, id: string): string => `${place} ${id}`;

export interface LoggedMove {
  readonly move: string;
  readonly playerID: string;
}

/** Recognises names of cards and other pieces that can be hidden. */
export interface Names {
  readonly isId: (value: unknown) => value is string;
  readonly idsIn: (text: string) => string[];
}

/** `pattern` is a regular expression for one name. */
export function namesOf(pattern: string): Names {
  const whole = new RegExp(`^(?:${pattern})$`);
  const inText = new RegExp(`(?<![A-Za-z0-9])(?:${pattern})(?![A-Za-z0-9])`, 'g');
  return {
    isId: (value): value is string => typeof value === 'string' && whole.test(value),
    idsIn: (text) => text.match(inText) ?? [],
  };
}

export interface Oracle<G extends Stored = Stored> {
  /** Setups of matches, used in turn */
  readonly kinds: readonly { readonly numPlayers: number; readonly setupData: object }[];
  readonly names: Names;
  /** Titles of cards, which reveal as much as their names */
  readonly titles: readonly { readonly id: string; readonly title: string }[];
  /** Values that are sent in place of something hidden */
  readonly covers: readonly unknown[];
  /** Returns every name that a seat, or a spectator (null), may see in a running game, by `seenAt`. */
  openPlaces(G: G, viewer: string | null): ReadonlySet<string>;
  /** Returns what must be sent for a part of the position that is hidden as a whole; null for other parts. */
  coveredPart(G: G, viewer: string | null, place: Place, stored: unknown): { readonly sent: unknown } | null;
  /** Checks whether everyone makes this move at once and in secret. */
  isSecretMove(move: string): boolean;
  /** Checks whether a log entry's arguments and facts may contain this name. */
  mayTellMove(G: G, viewer: string | null, move: LoggedMove, id: string): boolean;
  /**
   * Returns illegal moves whose refusals might reveal something, with cards that are hidden and with ones that don't
   * exist.
   */
  provocations(
    G: G,
    playerID: string,
  ): readonly { readonly move: string; readonly args: readonly unknown[] }[];
}

export async function oracleOf(game: string): Promise<Oracle> {
  const oracle = await ownOf<Oracle>(game, 'scan');
  if (oracle === undefined) throw new Error(`There is no scripts/games/${game}/scan.ts.`);
  return oracle;
}

/** Collects what is visible while a game's rules are evaluated. */
export class Open {
  readonly places = new Set<string>();

  constructor(private readonly names: Names) {}

  readonly show = (place: Place, ...ids: readonly unknown[]): void => {
    for (const id of ids) if (this.names.isId(id)) this.places.add(seenAt(place, id));
  };
}
