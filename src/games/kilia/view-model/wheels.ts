import { itemAt } from '../../../rules-kit/indexed';
import type { Achievement, PlayerID } from '../content/terms';
import { ACHIEVEMENTS } from '../content/terms';
import type { G } from '../rules/state/state';
import type { BoardView } from './board';
import type { IndexedContent } from './contentIndex';

export type WheelView = {
  readonly id: Achievement;
  readonly isExtra: boolean;
  readonly values: readonly {
    readonly value: number;
    readonly owners: readonly PlayerID[];
    readonly isNext: boolean;
    /** Whether the value is left out with two players (R1.8). */
    readonly isCovered: boolean;
  }[];
  /** This round's markers, which all go to the next value (R9.1). */
  readonly arriving: readonly PlayerID[];
};

/** Index of the value that two players leave out (R1.8). */
const COVERED = 1;

export function wheelsOf(G: G, content: IndexedContent): readonly WheelView[] {
  return ACHIEVEMENTS.map((id) => {
    const isExtra = G.options.extraWheel === id;
    const values = isExtra ? content.extraWheel : content.achievement[id].wheel;
    const isCovered = (index: number): boolean => G.numPlayers === 2 && index === COVERED;
    const open = values.flatMap((_, index) => (isCovered(index) ? [] : [index]));
    const groups = G.wheels[id];
    // The last value repeats once all are used.
    const placeOf = (group: number): number => itemAt(open, Math.min(group, open.length - 1));
    const next = groups.length < open.length ? open[groups.length] : -1;
    return {
      id,
      isExtra,
      arriving: G.marks[id],
      values: values.map((value, index) => ({
        value,
        isCovered: isCovered(index),
        isNext: index === next,
        owners: groups.flatMap((group, at) => (placeOf(at) === index ? group : [])),
      })),
    };
  });
}

/** Returns a player's progress towards an achievement. Null if it can't be met again. */
export function progressOf(
  id: Achievement,
  board: BoardView,
  met: number,
  content: IndexedContent,
): { readonly has: number; readonly of: number } | null {
  const counts = board.zones.map(({ cards }) => cards.length);
  const atLeast = (cards: number): number => counts.filter((count) => count >= cards).length;
  switch (id) {
    case 'fourCards': {
      const open = counts.filter((count) => count < 4);
      return open.length === 0 ? null : { has: Math.max(...open), of: 4 };
    }
    case 'twoThrees':
      return met >= 2 ? null : { has: Math.max(0, atLeast(3) - 2 * met), of: 2 };
    case 'allTwos':
      return met >= 1 ? null : { has: atLeast(2), of: 4 };
    case 'fullMarket':
      return met >= 1 ? null : { has: board.market.filter(({ stack }) => stack > 0).length, of: 6 };
    case 'threeContracts': {
      const { contractsPerChip } = content.numbers;
      return { has: board.fulfilled.length % contractsPerChip, of: contractsPerChip };
    }
    case 'coins':
      return { has: board.coins, of: content.numbers.coinAchievement };
  }
}
