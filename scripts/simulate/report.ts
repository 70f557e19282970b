import lodash from 'lodash';
import type { GameResult } from '../../src/games/cherez-ural/rules/scoring';
import type { RandomGame } from './randomGame';

const { countBy, fromPairs, mean, round, sortBy, toPairs } = lodash;

type Spread = { readonly least: number; readonly mean: number; readonly most: number };

export type Summary = {
  readonly games: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly length: Spread;
  readonly gold: Spread;
  readonly winsBySeat: Readonly<Record<string, number>>;
  readonly moveUse: Readonly<Record<string, number>>;
  /** Times a card was completed, chosen or drafted. */
  readonly cardUse: Readonly<Record<string, number>>;
  readonly scores: readonly (readonly number[])[];
};

const spread = (values: readonly number[]): Spread => ({
  least: Math.min(...values),
  mean: round(mean(values), 1),
  most: Math.max(...values),
});

/** How often each key comes, in the order of the keys. */
const tally = (keys: readonly string[]): Record<string, number> =>
  fromPairs(sortBy(toPairs(countBy(keys)), ([key]) => key));

/** The card that a move is about, if it is about one. */
function cardOf({ move, args }: { readonly move: string; readonly args: readonly unknown[] }): string | null {
  const [first] = args;
  if (move === 'completeBusiness') return (first as { card: string }).card;
  return move === 'chooseWorkerCard' ? String(first) : null;
}

export function summarise(games: readonly RandomGame<GameResult>[], seconds: number): Summary {
  const moves = games.flatMap((game) => game.moves);
  const results = games.flatMap(({ result }) => (result === null ? [] : [result]));
  return {
    games: games.length,
    seconds: round(seconds, 1),
    movesPerSecond: Math.round(moves.length / seconds),
    length: spread(games.map((game) => game.moves.length)),
    gold: spread(results.flatMap(({ scores }) => scores.map(({ gold }) => gold))),
    winsBySeat: tally(results.map(({ winner }) => winner ?? 'nobody')),
    moveUse: tally(moves.map(({ move }) => move)),
    cardUse: tally(moves.map(cardOf).filter((card) => card !== null)),
    scores: results.map(({ scores }) => scores.map(({ gold }) => gold)),
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
      `final gold      ${range(summary.gold)}`,
      `wins by seat    ${table(summary.winsBySeat)}`,
      `moves           ${table(summary.moveUse)}`,
      `cards           ${table(summary.cardUse)}`,
      `scores          ${summary.scores
        .slice(0, 20)
        .map((scores) => scores.join('-'))
        .join(' ')}${summary.scores.length > 20 ? ' …' : ''}`,
    ].join('\n'),
  );
}
