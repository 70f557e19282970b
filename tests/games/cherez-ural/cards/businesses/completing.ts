/** Helpers that complete a business card and check its destination, cost and gain. */
import { expect } from 'vitest';
import { board } from '../../../../../src/games/cherez-ural';
import type { BusinessId, Goods, SpaceId } from '../../../../../src/games/cherez-ural/content/terms';
import { type G, playerOf, workerOf } from '../../../../../src/games/cherez-ural/rules/state/state';
import { explored, goldOf, goodsOf, legal, type Phase, play, reason, scene } from '../../table';

const EVERYTHING_EXPLORED = explored(
  ...board.spaces.filter(({ explorationSpot }) => explorationSpot).map(({ id }) => id),
);

type Setting = {
  goods?: Goods;
  rest?: Omit<Parameters<typeof scene>[0], 'worker' | 'hand' | 'chits'>;
  attached?: readonly BusinessId[];
};

/**
 * Returns a state with all cities explored and the card in hand. For envoys and expeditions it is after the action in
 * winter 2.
 */
export function ready(card: BusinessId, at: SpaceId, { goods, rest, attached }: Setting = {}): [G, Phase] {
  const G = scene({
    ...rest,
    worker: { at, ...(goods && { goods }), ...(attached && { attached }) },
    hand: [card],
    chits: { exploration: EVERYTHING_EXPLORED },
  });
  const late = ['p10', 'p11', 'p12', 'p13', 'p14', 'p15'].includes(card);
  if (late) G.turn.actionDone = true;
  return [G, late ? 'winter2' : 'summer'];
}

/** Lists the spaces where the worker can complete the card with these goods. */
export function where(card: BusinessId, goods: Goods): string[] {
  const [G, phase] = ready(card, 'moscow', { goods });
  return board.spaces
    .map(({ id }) => id)
    .filter((id) => {
      workerOf(G, 'w12').at = id;
      return legal(G, phase, '0', 'completeBusiness').length > 0;
    })
    .sort();
}

export const citiesOf = (...regions: string[]) =>
  board.spaces
    .filter(({ kind, region }) => kind !== 'village' && regions.includes(region))
    .map(({ id }) => id)
    .sort();

/** Completes the card. Returns the player's gain and the worker's goods. */
export function complete(card: BusinessId, at: SpaceId, setting: Setting & { choice?: unknown } = {}) {
  const [G, phase] = ready(card, at, { ...setting, rest: { gold: 100, tokens: 0, ...setting.rest } });
  play(G, phase, '0', 'completeBusiness', {
    card,
    ...(setting.choice !== undefined && { choice: setting.choice }),
  });
  return { gold: goldOf(G) - 100, tokens: playerOf(G, '0').tokens, goods: goodsOf(G, 'w12'), G };
}

/** Checks that the card is refused if any one piece of its cost is missing. */
export function asks(card: BusinessId, at: SpaceId, cost: Goods): void {
  for (const good of Object.keys(cost) as (keyof Goods)[]) {
    const [G, phase] = ready(card, at, { goods: { ...cost, [good]: (cost[good] ?? 0) - 1 } });
    expect(legal(G, phase, '0', 'completeBusiness')).toEqual([]);
    expect(reason(G, phase, '0', 'completeBusiness', { card })).toBe('costGoodsMissing');
  }
}
