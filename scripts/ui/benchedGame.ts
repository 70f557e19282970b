import type { Page } from 'playwright-core';
import type { GameModule } from '../../src/game-api/module';
import { itemAt } from '../../src/rules-kit/indexed';
import { firstMoves, type SavedGame } from '../../src/session/savedGame';
import type { Stopwatch } from './clicks';
import { goldenGamesOf } from './goldenGames';
import type { GoldenPosition } from './goldenPositions';

/** Interface of a game for `bench:ui`: `own` in `scripts/games/<game>/benchUi.ts` */
export type BenchedGame = {
  /** Selector that matches when the board has painted */
  readonly board: string;
  readonly first: SavedGame;
  /** Late positions of four-player games, in which `press` finds everything it clicks */
  readonly late: readonly SavedGame[];
  /** Makes every kind of click at such a table. */
  readonly press: (page: Page, watch: Stopwatch) => Promise<void>;
  readonly whole: SavedGame;
  /** A position in the middle of it, after a person's turn and before three hard bots */
  readonly botsNext: SavedGame;
};

const LATE = 0.75;

/**
 * Returns the saves that can be derived from golden games.
 * @param kinds wanted positions; of each kind, `tables` positions are taken from the late part of the longest
 * four-player game
 */
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
    return Array.from({ length: tables }, (_, index) => firstMoves(whole, itemAt(found, index * step).at));
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
