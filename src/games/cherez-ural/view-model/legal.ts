/** Groups the legal moves for the UI. It makes no rule decisions. */
import type { LegalMove } from '../../../game-api/module';
import type { MoveOf } from '../../../rules-kit/moveTable';
import type { BusinessId, Goods, SpaceId, WorkerId } from '../content/terms';
import type { BusinessArgs } from '../rules/actions/business';
import type { HandOverArgs } from '../rules/actions/handOver';
import type { HuntBonus } from '../rules/actions/hunt';
import type { Deal } from '../rules/actions/trade';
import type { TravelArgs, Way } from '../rules/actions/travel';
import type { MoveArgs, MoveName } from '../rules/moves';
import type { Placing } from '../rules/roundStart';

export type Intent = MoveOf<MoveArgs>;

export type LegalIndex = {
  readonly draft: readonly BusinessId[];
  readonly chooseWorkerCard: readonly WorkerId[];
  readonly placeWorkers: readonly Placing[];
  readonly placeFactory: readonly (SpaceId | null)[];
  readonly activateWorker: readonly WorkerId[];
  /** By destination. */
  readonly travel: ReadonlyMap<SpaceId, readonly Way[]>;
  readonly explore: readonly SpaceId[];
  readonly hunt: readonly HuntBonus[];
  readonly trade: readonly Deal[];
  readonly gatherInformation: boolean;
  readonly handOver: readonly HandOverArgs[];
  readonly useTravelToken: readonly SpaceId[];
  readonly completeBusiness: ReadonlyMap<BusinessId, readonly BusinessArgs[]>;
  readonly returnGoods: readonly Goods[];
  readonly leavePilgrimageMarker: boolean;
  readonly endTurn: boolean;
};

function grouped<Key, From, Value>(
  items: readonly From[],
  keyOf: (item: From) => Key,
  pick: (item: From) => Value,
): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [pick(item)]);
    else group.push(pick(item));
  }
  return groups;
}

export function indexLegalMoves(legalMoves: readonly LegalMove[]): LegalIndex {
  const firstArgs = grouped(
    legalMoves,
    ({ move }) => move,
    ({ args }) => args[0],
  );
  // The arguments come from the rules' own list, so they have the moves' types.
  const of = <Arg>(move: MoveName) => (firstArgs.get(move) ?? []) as readonly Arg[];
  return {
    draft: of('draft'),
    chooseWorkerCard: of('chooseWorkerCard'),
    placeWorkers: of('placeWorkers'),
    placeFactory: of('placeFactory'),
    activateWorker: of('activateWorker'),
    travel: grouped(
      of<TravelArgs>('travel'),
      ({ to }) => to,
      ({ by }) => by,
    ),
    explore: of('explore'),
    hunt: of('hunt'),
    trade: of('trade'),
    gatherInformation: firstArgs.has('gatherInformation'),
    handOver: of('handOver'),
    useTravelToken: of('useTravelToken'),
    completeBusiness: grouped(
      of<BusinessArgs>('completeBusiness'),
      ({ card }) => card,
      (args) => args,
    ),
    returnGoods: of('returnGoods'),
    leavePilgrimageMarker: firstArgs.has('leavePilgrimageMarker'),
    endTurn: firstArgs.has('endTurn'),
  };
}
