import type { Page } from 'playwright-core';
import type { GameModule } from '../../src/game-api/module';
import { firstMoves, type SavedGame } from '../../src/session/savedGame';
import type { Stopwatch } from './clicks';
import { goldenGamesOf } from './goldenGames';
import type { GoldenPosition } from './goldenPositions';

/** What `bench:ui` must know of one game: `own` of `scripts/games/<game>/benchUi.ts`. */
export type BenchedGame = {
  /** A selector of what stands when the board is painted. */
  readonly board: string;
  /** A table before its first move. */
  readonly first: SavedGame;
  /** Late in a game of four: where `press` finds what it presses. */
  readonly late: readonly SavedGame[];
  /** Every kind of press at such a table. */
  readonly press: (page: Page, watch: Stopwatch) => Promise<void>;
  /** A finished game of four. */
  readonly whole: SavedGame;
  /** In the middle of it, a person's turn just over: three hard bots are next. */
  readonly botsNext: SavedGame;
};

const LATE = 0.75;

/** What of it follows from the golden games.
 *  @param kinds positions that are wanted; of those late in the longest game of four, so many of each kind are taken. */
export function benchedGames<G>(
  module: GameModule<G>,
  leastPlayers: number,
  kinds: readonly {
    readonly holds: (position: GoldenPosition<G>) => unknown;
    readonly tables: number;
  }[],
): Pick<BenchedGame, 'first' | 'late' | 'whole' | 'botsNext'> {
  const { game, positions, where } = goldenGamesOf(module);
  const whole = game(4);
  const all = positions(4);
  const actors = all.map(({ playerID }) => playerID);
  const middle = where(4, ({ at, playerID }) => playerID === '1' && actors[at - 1] === '0');
  const late = kinds.flatMap(({ holds, tables }) => {
    const found = all.slice(Math.floor(all.length * LATE)).filter(holds);
    if (found.length < tables)
      throw new Error(`${module.name}: ${found.length} late positions with ${holds}, expected ${tables}`);
    const step = Math.floor(found.length / tables);
    return Array.from({ length: tables }, (_, index) => firstMoves(whole, found[index * step].at));
  });
  return {
    first: game(leastPlayers, 0),
    late,
    whole,
    botsNext: {
      ...middle,
      seats: middle.seats.map((seat, index) => (index === 0 ? seat : { ...seat, bot: 'hard' })),
    },
  };
}
