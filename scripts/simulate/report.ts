import lodash from 'lodash';
import type { GameModule } from '../../src/game-api/module';
import type { RandomGame } from './randomGame';

const { countBy, fromPairs, mean, round, sortBy, toPairs } = lodash;

type Spread = { readonly least: number; readonly mean: number; readonly most: number };

export type Summary = {
  readonly games: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly length: Spread;
  /** Unit of the final score: gold, points */
  readonly unit: string;
  readonly totals: Spread;
  readonly winsBySeat: Readonly<Record<string, number>>;
  readonly moveUse: Readonly<Record<string, number>>;
  readonly cardUse: Readonly<Record<string, number>>;
  readonly scores: readonly (readonly number[])[];
};

const spread = (values: readonly number[]): Spread => ({
  least: Math.min(...values),
  mean: round(mean(values), 1),
  most: Math.max(...values),
});

/** Returns how often each key occurs, sorted by key. */
const tally = (keys: readonly string[]): Record<string, number> =>
  fromPairs(sortBy(toPairs(countBy(keys)), ([key]) => key));

/** Returns the card in a move's first argument, or null. */
function cardOf({ args: [first] }: { readonly args: readonly unknown[] }): string | null {
  if (typeof first !== 'object' || first === null) return null;
  const card: unknown = Reflect.get(first, 'card');
  return typeof card === 'string' ? card : null;
}

export function summarise(
  module: GameModule,
  games: readonly RandomGame<unknown>[],
  seconds: number,
): Summary {
  const moves = games.flatMap((game) => game.moves);
  const results = games.flatMap(({ result }) => (result === null ? [] : [module.resultOf(result, 'en')]));
  const scores = results.map((result) =>
    sortBy(result.scores, ({ playerID }) => Number(playerID)).map(({ total }) => total),
  );
  return {
    games: games.length,
    seconds: round(seconds, 1),
    movesPerSecond: Math.round(moves.length / seconds),
    length: spread(games.map((game) => game.moves.length)),
    unit: module.scoreUnit.en,
    totals: spread(scores.flat()),
    winsBySeat: tally(
      results.map(({ winners }) => (winners.length === 0 ? 'nobody' : winners.join(' and '))),
    ),
    moveUse: tally(moves.map(({ move }) => move)),
    cardUse: tally(moves.map(cardOf).filter((card) => card !== null)),
    scores,
  };
}

const table = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([key, count]) => `${key} ${count}`)
    .join(', ');

const range = ({ least, mean, most }: Spread): string => `${least} to ${most}, mean ${mean}`;

export function printReport(summary: Summary): void {
  console.log(
    [
      `${summary.games} games to the end in ${summary.seconds} s, every invariant held after every move`,
      `moves a second  ${summary.movesPerSecond}`,
      `moves a game    ${range(summary.length)}`,
      `${`final ${summary.unit}`.padEnd(15)} ${range(summary.totals)}`,
      `wins by seat    ${table(summary.winsBySeat)}`,
      `moves           ${table(summary.moveUse)}`,
      ...(Object.keys(summary.cardUse).length > 0 ? [`cards           ${table(summary.cardUse)}`] : []),
      `scores          ${summary.scores
        .slice(0, 20)
        .map((scores) => scores.join('-'))
        .join(' ')}${summary.scores.length > 20 ? ' …' : ''}`,
    ].join('\n'),
  );
}
