/** The figures in a guide come from the content: with all numbers of the content raised, no small figure is left. */
import { expect, it, vi } from 'vitest';
import type { GuideLesson } from '../../src/game-api/module';
import type * as Boards from '../../src/games/cherez-ural/content/board';
import type * as Businesses from '../../src/games/cherez-ural/content/businesses';
import type * as Rates from '../../src/games/cherez-ural/content/rates';
import type * as Setup from '../../src/games/cherez-ural/content/setup';
import type * as KiliaBoard from '../../src/games/kilia/content/board';
import type * as Contracts from '../../src/games/kilia/content/contracts';
import { LANGUAGES } from '../../src/language/language';
import { figuresOf } from './shared/guidedGame';

const { MORE, raised } = vi.hoisted(() => {
  const MORE = 40;
  /** Every number in it raised by 40. */
  function raised<Value>(value: Value): Value {
    if (typeof value === 'number') return (value + MORE) as Value;
    if (Array.isArray(value)) return value.map(raised) as Value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, raised(each)])) as Value;
  }
  return { MORE, raised };
});

vi.mock('../../src/games/kilia/content/board', async (original) => {
  const board = await original<typeof KiliaBoard>();
  return {
    ...board,
    NUMBERS: raised(board.NUMBERS),
    SETUP: raised(board.SETUP),
    SLOTS: raised(board.SLOTS),
    ZONE_RECORDS: board.ZONE_RECORDS.map(({ cost, ...zone }) => ({ ...zone, cost: raised(cost) })),
  };
});
vi.mock('../../src/games/kilia/content/contracts', async (original) => {
  const { CONTRACTS, ...contracts } = await original<typeof Contracts>();
  return { ...contracts, CONTRACTS: CONTRACTS.map(({ cost, ...card }) => ({ ...card, cost: raised(cost) })) };
});
vi.mock('../../src/games/cherez-ural/content/board', async (original) => {
  const { board } = await original<typeof Boards>();
  return { board: { ...board, buyPrices: raised(board.buyPrices) } };
});
vi.mock('../../src/games/cherez-ural/content/setup', async (original) => {
  const setup = await original<typeof Setup>();
  const { CAPACITY, MOST_WORKERS, ROUNDS, WORKER_CARDS_DEALT } = setup;
  return {
    ...setup,
    ...raised({ CAPACITY, MOST_WORKERS, ROUNDS, WORKER_CARDS_DEALT }),
  };
});

vi.mock('../../src/games/cherez-ural/content/rates', async (original) =>
  raised({ ...(await original<typeof Rates>()) }),
);
vi.mock('../../src/games/cherez-ural/content/businesses', async (original) => {
  const { BUSINESSES } = await original<typeof Businesses>();
  return {
    BUSINESSES: BUSINESSES.map((card) => ({
      ...card,
      ...raised({ cost: card.cost, effects: card.effects }),
    })),
  };
});

/** Figures of a step that no content has: counts that the rules fix, names with a number. Every text may say 1. */
type Fixed = Readonly<Record<string, readonly number[]>>;

function typedFigures(steps: readonly GuideLesson<never>[], fixed: Fixed): readonly string[] {
  return steps.flatMap(({ id, title, text }) =>
    LANGUAGES.flatMap((language) =>
      figuresOf(`${title[language]} ${text[language]}`)
        .filter((figure) => figure < MORE && figure !== 1 && !(fixed[id] ?? []).includes(figure))
        .map((figure) => `${id}, ${language}: ${figure}`),
    ),
  );
}

it('Kilia: takes the figures of the guide from the content', async () => {
  const { guide } = await import('../../src/games/kilia/guide');
  expect(
    typedFigures(guide.steps, {
      // "The first 3 rounds", wheels, zones and their cards, rows and columns, two players, 3:1 payments, ship 2 and its windows; the conditions
      // of R8.2 and R8.3.
      welcome: [3],
      wheels: [2, 4, 6],
      row: [2, 5],
      build: [2],
      merchant: [3],
      ability: [4],
      windows: [2],
      'free-play': [2, 3, 4],
      'contract-ready': [3],
      'new-cards': [5],
    }),
  ).toEqual([]);
});

it('Через Урал: takes the figures of the guide from the content', async () => {
  const { guide } = await import('../../src/games/cherez-ural/guide');
  expect(
    typedFigures(guide.steps, {
      // "Round 3" and "2 players" of the rules, three tracks, the second winter.
      'choose-worker': [3],
      prices: [3],
      'two-players': [2],
      export: [2],
      envoy: [2],
      'second-worker': [2],
      'two-turns': [2],
    }),
  ).toEqual([]);
});
