/** Pure read functions for a state or a player's view of it (docs/kilia/interface.md). */
import type { Ctx } from 'boardgame.io';
import { recordOf } from '../../rules-kit/records';
import { ACHIEVEMENTS, type Achievement, type PlayerID, SPACES, type Space } from './content/terms';
import type { Cell } from './content/vocabulary';
import { abilityIds } from './rules/abilities';
import { chipsLeft, timesMet, valueAt, wheelValues } from './rules/achievements';
import { contentOf } from './rules/content-pack/contentOf';
import type { PaidFor } from './rules/defaultPayment';
import { legalMoves, whyNot } from './rules/moves';
import { contractCost, listedPayments, usesLeft, zoneCost } from './rules/paying';
import { keys as keysOf, pileCounts, price as priceOf } from './rules/rows';
import { scoreNow } from './rules/scoring';
import { type G, type Moment, type Payment, type Player, playerOf } from './rules/state/state';
import { stopsOf, windowsAt } from './rules/voyage';
import { explain } from './text/explain';

const isLegal = (G: G, ctx: Moment, playerID: PlayerID, move: string, args: readonly unknown[]): boolean =>
  whyNot(G, ctx, playerID, move, args) === null;

/** Lists the payments of R4.9. If `column` (0 to 4) is given, its price is paid first. */
function payments(G: G, playerID: PlayerID, what: PaidFor, column?: number): readonly Payment[] {
  const player = playerOf(G, playerID);
  const cost = 'zone' in what ? zoneCost(G, player, what.zone) : contractCost(G, what.contract);
  if (cost === null) return [];
  return listedPayments(G, player, cost)(column === undefined ? 0 : priceOf(G, player, column));
}

const price = (G: G, playerID: PlayerID, column: number): number => priceOf(G, playerOf(G, playerID), column);
const keys = (G: G, playerID: PlayerID): number => keysOf(G, playerOf(G, playerID));
const abilities = (G: G, playerID: PlayerID): readonly string[] => abilityIds(G, playerOf(G, playerID));

export type PlayerSummary = Omit<Player, 'abilities'> & {
  /** Ability ids, such as `swap-salt-brick`. */
  readonly abilities: readonly string[];
  /** Activations left for each market space this turn. */
  readonly activationsLeft: Readonly<Record<Space, number>>;
  readonly chips: number;
};

function player(G: G, playerID: PlayerID): PlayerSummary {
  const found = playerOf(G, playerID);
  return {
    ...found,
    abilities: abilityIds(G, found),
    activationsLeft: recordOf(SPACES, (space) => usesLeft(G, found, space)),
    chips: chipsLeft(G, found),
  };
}

export type AchievementSummary = {
  /**
   * Wheel values, hub first, with the players whose markers are on each. The last value can hold several groups.
   */
  readonly values: readonly { readonly value: number; readonly players: readonly PlayerID[] }[];
  /** The value for markers placed this round. */
  readonly next: number;
  readonly marks: readonly PlayerID[];
  readonly players: Readonly<Record<PlayerID, { readonly met: number; readonly missing: number }>>;
};

/**
 * Counts the pieces that a player lacks to meet a condition again: cards, merchants, contracts or coins. Returns 0
 * if it can't be met again.
 */
function missing(G: G, found: Player, achievement: Achievement): number {
  const counts = Object.values(found.zones).map(({ length }) => length);
  const lacking = (cards: number, zones: number) =>
    counts
      .filter((count) => count < cards)
      .sort((a, b) => b - a)
      .slice(0, zones)
      .reduce((sum, count) => sum + cards - count, 0);
  const met = timesMet(G, found, achievement);
  switch (achievement) {
    case 'fourCards':
      return lacking(4, 1);
    case 'twoThrees':
      return met === 2 ? 0 : lacking(3, 2 * (met + 1) - counts.filter((count) => count >= 3).length);
    case 'allTwos':
      return lacking(2, 4);
    case 'fullMarket':
      return SPACES.filter((space) => found.market[space].length === 0).length;
    case 'threeContracts': {
      const each = contentOf(G).numbers.contractsPerChip;
      return each - (found.fulfilled.length % each);
    }
    case 'coins':
      return Math.max(0, contentOf(G).numbers.coinAchievement - found.coins);
  }
}

function achievements(G: G): Readonly<Record<Achievement, AchievementSummary>> {
  const summary = (achievement: Achievement): AchievementSummary => {
    const groups = G.wheels[achievement];
    const values = wheelValues(G, achievement);
    return {
      values: values.map((value, place) => ({
        value,
        players: place === values.length - 1 ? groups.slice(place).flat() : (groups[place] ?? []),
      })),
      next: valueAt(G, achievement, groups.length),
      marks: G.marks[achievement],
      players: Object.fromEntries(
        Object.entries(G.players).map(([playerID, found]) => [
          playerID,
          { met: found.met[achievement], missing: missing(G, found, achievement) },
        ]),
      ),
    };
  };
  return recordOf(ACHIEVEMENTS, summary);
}

/**
 * Returns what the next voyage shows at each building, in canal order. Without `windows`, both windows of ship 2
 * are included.
 */
function voyage(
  G: G,
  playerID: PlayerID,
  windows?: readonly number[],
): readonly { readonly space: number; readonly windows: readonly (readonly Cell[])[] }[] {
  const found = playerOf(G, playerID);
  if (windows === undefined) return windowsAt(G, found).map(({ space, windows }) => ({ space, windows }));
  return stopsOf(G, found, windows).map(({ space, cells }) => ({ space, windows: [cells] }));
}

export const queries = {
  legalMoves: (G: G, ctx: Ctx | Moment, playerID: PlayerID) => legalMoves(G, ctx, playerID),
  isLegal,
  explain,
  payments,
  price,
  keys,
  abilities,
  player,
  achievements,
  voyage,
  piles: pileCounts,
  scoreNow,
};
