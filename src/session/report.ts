/** A problem report: one seat's view of one position and nothing else */
import type { GameModule, Position, Seat } from '../game-api/module';
import type { Language } from '../language/language';

export type Report = {
  readonly format: 'kontor-report';
  readonly version: 1;
  readonly game: string;
  readonly rulesVersion: number;
  /** Hash of this build's content; null if the game has none. */
  readonly content: string | null;
  /** Address of the page without its fragment, which contains the seat's secret */
  readonly address: string;
  readonly browser: string;
  /** Width × height of the window in CSS px */
  readonly size: string;
  readonly language: Language;
  /** Seat whose view it is; null for a spectator. */
  readonly viewer: string | null;
  readonly seats: readonly Seat[];
  /** Number of moves before the position */
  readonly moves: number;
  /** Message and stack of the error; null if none was shown. */
  readonly error: string | null;
  /** The viewer's view of the position */
  readonly G: unknown;
  readonly ctx: unknown;
  readonly log: readonly unknown[];
};

type Surroundings = Pick<Report, 'address' | 'browser' | 'size' | 'language' | 'error'>;

export type Seen = {
  readonly module: Pick<GameModule, 'name' | 'rulesVersion' | 'contents'>;
  readonly seats: readonly Seat[];
  readonly viewer: string | null;
  /** The position as the viewer sees it, with the viewer's log */
  readonly position: Position;
};

/** Creates a report of a position. It contains only a seat's view and log. */
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
