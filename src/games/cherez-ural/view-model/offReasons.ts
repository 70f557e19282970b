import { derivedFrom } from '../../../rules-kit/derived';
import { board } from '../content/board';
import type { SpaceId } from '../content/terms';
import { playerOf, workerOf } from '../rules/state/state';
import type { Table } from './table';

/** The turn steps whose buttons are always shown, enabled or disabled. */
type Offered =
  | 'trade'
  | 'hunt'
  | 'explore'
  | 'gatherInformation'
  | 'useTravelToken'
  | 'handOver'
  | 'completeBusiness'
  | 'endTurn';

export type OffReasons = Readonly<Record<Offered, string | null>>;

/**
 * Returns why each step is disabled; null if it is possible. The reason comes from refusals of sample arguments: if no
 * move is legal, any arguments are refused.
 */
export const offReasons = derivedFrom(({ G, legal, refusal, acting, viewer, t }: Table): OffReasons => {
  const at: SpaceId = (acting === null ? null : workerOf(G, acting).at) ?? 'moscow';
  const [first, second] = viewer === null ? [] : playerOf(G, viewer).workers;
  const unexplored = board.spaces.find(({ id }) => G.exploration[id] !== undefined)?.id ?? 'moscow';
  const whenNone = (none: boolean, reason: () => string | null) =>
    none ? (reason() ?? t('kit.notNow')) : null;
  return {
    trade: whenNone(legal.trade.length === 0, () => refusal('trade', { sell: {}, buy: {} })),
    hunt: whenNone(legal.hunt.length === 0, () => refusal('hunt', 'fur')),
    explore: whenNone(legal.explore.length === 0, () => refusal('explore', unexplored)),
    gatherInformation: whenNone(!legal.gatherInformation, () => refusal('gatherInformation')),
    useTravelToken: whenNone(legal.useTravelToken.length === 0, () => refusal('useTravelToken', at)),
    handOver: whenNone(legal.handOver.length === 0, () =>
      first === undefined
        ? null
        : refusal('handOver', { from: first, to: second ?? first, give: {}, take: {} }),
    ),
    completeBusiness: whenNone(legal.completeBusiness.size === 0, () => t('table.hint.noBusiness')),
    endTurn: whenNone(!legal.endTurn, () => refusal('endTurn')),
  };
});
