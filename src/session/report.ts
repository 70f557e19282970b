/** A report of a problem at a table: what one seat sees of one position, and nothing else. */
import type { GameModule, Position, Seat } from '../game-api/module';
import type { Language } from '../language/language';

export type Report = {
  readonly format: 'kontor-report';
  readonly version: 1;
  readonly game: string;
  readonly rulesVersion: number;
  /** Hash of the content that this build plays with; null: the game has none. */
  readonly content: string | null;
  /** Address of the page, without its fragment: a seat's secret is part of that. */
  readonly address: string;
  readonly browser: string;
  /** Width × height of the window in CSS pixels. */
  readonly size: string;
  readonly language: Language;
  /** Whose view it is; null: a spectator's. */
  readonly viewer: string | null;
  readonly seats: readonly Seat[];
  /** How many moves led to the position. */
  readonly moves: number;
  /** Message and stack of the error that is reported; null: none was shown. */
  readonly error: string | null;
  /** The view of the position, as the table got it. */
  readonly G: unknown;
  readonly ctx: unknown;
  readonly log: readonly unknown[];
};

/** What surrounds the position. */
type Surroundings = Pick<Report, 'address' | 'browser' | 'size' | 'language' | 'error'>;

export type Seen = {
  readonly module: Pick<GameModule, 'name' | 'rulesVersion' | 'contents'>;
  readonly seats: readonly Seat[];
  readonly viewer: string | null;
  /** The position as the viewer sees it, with the viewer's log. */
  readonly position: Position;
};

/** Makes a report of a position. It contains no more than the position given: a seat's view and log. */
export function reportOf({ module, seats, viewer, position }: Seen, surroundings: Surroundings): Report {
  const { G, ctx, log } = position;
  return {
    format: 'kontor-report',
    version: 1,
    game: module.name,
    rulesVersion: module.rulesVersion,
    content: module.contents?.current ?? null,
    ...surroundings,
    viewer,
    seats: seats.map(({ playerID, name, colour, bot }) => ({
      playerID,
      name,
      colour,
      ...(bot === undefined ? {} : { bot }),
    })),
    moves: log.length,
    G,
    ctx,
    log,
  };
}
