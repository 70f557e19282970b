/** Sums up what many games show about each card: docs/cherez-ural/balance.md. */
import lodash from 'lodash';
import { BUSINESSES } from '../../../../src/games/cherez-ural/content/businesses';
import { WORKERS } from '../../../../src/games/cherez-ural/content/workers';
import { entryOf, itemAt } from '../../../../src/rules-kit/indexed';
import { type Interval, wilson } from '../../../arena/statistics';
import { lead, meanWithError } from '../../../balance/means';
import type { GameRecord } from './record';

const { mean } = lodash;

export type WorkerTally = {
  readonly id: string;
  readonly name: string;
  readonly owned: number;
  /** Share of games won by the worker's owner, of all games in which it had one. */
  readonly wins: Interval;
  /** The owner's final gold minus the mean of the other players'. */
  readonly gold: number;
};

export type BusinessTally = {
  readonly id: string;
  readonly name: string;
  readonly held: number;
  readonly completed: Interval;
  /** The last holder's final gold minus the mean of the other players', with half of its 95 % interval. */
  readonly gold: number;
  readonly goldError: number;
};

export type Tally = {
  readonly games: number;
  readonly players: number;
  readonly meanGold: number;
  readonly movesPerGame: number;
  readonly seats: readonly { readonly wins: Interval; readonly gold: number }[];
  readonly workers: readonly WorkerTally[];
  readonly businesses: readonly BusinessTally[];
};

export function tallyOf(records: readonly GameRecord[]): Tally {
  const players = itemAt(records, 0).gold.length;
  return {
    games: records.length,
    players,
    meanGold: mean(records.flatMap(({ gold }) => gold)),
    movesPerGame: mean(records.map(({ moves }) => moves)),
    seats: Array.from({ length: players }, (_, seat) => ({
      wins: wilson(records.filter(({ winner }) => winner === seat).length, records.length),
      gold: mean(records.map(({ gold }) => gold[seat])),
    })),
    workers: WORKERS.map(({ id, name }) => {
      const owned = records.filter(({ workers }) => id in workers);
      const won = owned.filter(({ workers, winner }) => workers[id] === winner);
      return {
        id,
        name: name.en,
        owned: owned.length,
        wins: wilson(won.length, owned.length),
        gold: mean(owned.map(({ gold, workers }) => lead(gold, entryOf(workers, id)))),
      };
    }),
    businesses: BUSINESSES.map(({ id, name }) => {
      const games = records.filter(({ held }) => id in held);
      const [gold, goldError] = meanWithError(games.map((game) => lead(game.gold, entryOf(game.held, id))));
      const completed = games.filter((game) => id in game.completed).length;
      return {
        id,
        name: name.en,
        held: games.length,
        completed: wilson(completed, games.length),
        gold,
        goldError,
      };
    }),
  };
}
