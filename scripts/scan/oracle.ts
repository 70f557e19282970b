/**
 * What lies open at a game's table, told from the stored position and the rules and on purpose without the game's own view, which is
 * what the scan tries: a fault there must not hide itself here. Each game has its own in `scripts/games/<game>/scan.ts`.
 */
import { ownOf } from '../games/own';

/** What every game's position says. */
export interface Stored {
  readonly finished: boolean;
}

/** A place is a path into the position without positions in lists: `players/1/hand`, `exploration/irkutsk`. */
export type Place = string;

/** One thing that somebody may see, where it may be seen. */
export const seenAt = (place: Place, id: string): string => `${place} ${id}`;

export interface LoggedMove {
  readonly move: string;
  readonly playerID: string;
}

/** The names of cards and other pieces that can lie covered. */
export interface Names {
  readonly isId: (value: unknown) => value is string;
  readonly idsIn: (text: string) => string[];
}

/** `pattern`: one name, as a regular expression. */
export function namesOf(pattern: string): Names {
  const whole = new RegExp(`^(?:${pattern})$`);
  const inText = new RegExp(`(?<![A-Za-z0-9])(?:${pattern})(?![A-Za-z0-9])`, 'g');
  return {
    isId: (value): value is string => typeof value === 'string' && whole.test(value),
    idsIn: (text) => text.match(inText) ?? [],
  };
}

export interface Oracle<G extends Stored = Stored> {
  /** How matches are set up, in turn. */
  readonly kinds: readonly { readonly numPlayers: number; readonly setupData: object }[];
  readonly names: Names;
  /** The titles of cards, which say as much as their names. */
  readonly titles: readonly { readonly id: string; readonly title: string }[];
  /** What is sent in place of something covered. */
  readonly covers: readonly unknown[];
  /** Every name that a seat, or with null an onlooker, may see in a running game, by `seenAt`. */
  openPlaces(G: G, viewer: string | null): ReadonlySet<string>;
  /** What has to be sent for a part of the position that is covered as a whole; null: this is none. */
  coveredPart(G: G, viewer: string | null, place: Place, stored: unknown): { readonly sent: unknown } | null;
  /** Whether a move is made by all at once and in secret. */
  isSecretMove(move: string): boolean;
  /** Whether a log entry's arguments and facts may tell this name. */
  mayTellMove(G: G, viewer: string | null, move: LoggedMove, id: string): boolean;
  /** Moves that are refused, with a sentence that may tell something: about cards that others hold, and about none. */
  provocations(
    G: G,
    playerID: string,
  ): readonly { readonly move: string; readonly args: readonly unknown[] }[];
}

export async function oracleOf(game: string): Promise<Oracle> {
  const oracle = await ownOf<Oracle>(game, 'scan');
  if (oracle === undefined) throw new Error(`Nothing says what lies open at a table of ${game}.`);
  return oracle;
}

/** Keeps what lies open while a game's rules are gone through. */
export class Open {
  readonly places = new Set<string>();

  constructor(private readonly names: Names) {}

  readonly show = (place: Place, ...ids: readonly unknown[]): void => {
    for (const id of ids) if (this.names.isId(id)) this.places.add(seenAt(place, id));
  };
}
