/** Legal moves grouped for the UI. This module doesn't decide what is legal. */
import type { LegalMove } from '../../../game-api/module';
import type { ActionId, Colour, ContractId, Good, Space, Zone } from '../content/terms';
import type { MoveArgs, MoveName } from '../rules/moves';
import type { Payment } from '../rules/state/state';
import type { Chosen } from './selection';

export type LegalIndex = {
  readonly chooseColour: readonly Colour[];
  readonly refresh: boolean;
  readonly expand: ReadonlyMap<Chosen, ReadonlyMap<Zone, readonly Payment[]>>;
  readonly placeMerchant: ReadonlyMap<ActionId, readonly Space[]>;
  readonly takeContract: readonly ContractId[];
  readonly takeAbility: readonly ActionId[];
  /** Cards that can be built, with the listed space and whether turning the card makes a difference. */
  readonly buildWarehouse: ReadonlyMap<ActionId, { readonly space: number; readonly turns: boolean }>;
  readonly skipImprovement: boolean;
  readonly chooseGood: readonly Good[];
  readonly fulfilContract: ReadonlyMap<ContractId, readonly Payment[]>;
  readonly eatSprat: readonly ('coin' | Good)[];
  readonly payCoins: boolean;
  readonly endTurn: boolean;
  readonly chooseWindows: readonly (readonly number[])[];
};

export function indexLegalMoves(legalMoves: readonly LegalMove[]): LegalIndex {
  // The rules produced these arguments, so they have the types of their moves.
  const of = <Move extends MoveName>(move: Move) =>
    legalMoves.filter((legal) => legal.move === move).map(({ args }) => args[0] as MoveArgs[Move][0]);
  const expand = new Map<Chosen, Map<Zone, Payment[]>>();
  for (const { card, zone, payment } of of('expand')) {
    const zones = expand.get(card) ?? new Map<Zone, Payment[]>();
    expand.set(card, zones.set(zone, [...(zones.get(zone) ?? []), payment]));
  }
  const placeMerchant = new Map<ActionId, Space[]>();
  for (const { card, space } of of('placeMerchant'))
    placeMerchant.set(card, [...(placeMerchant.get(card) ?? []), space]);
  const fulfilContract = new Map<ContractId, Payment[]>();
  for (const { contract, payment } of of('fulfilContract'))
    fulfilContract.set(contract, [...(fulfilContract.get(contract) ?? []), payment]);
  const buildWarehouse = new Map<ActionId, { readonly space: number; readonly turns: boolean }>();
  for (const { card, space, turned } of of('buildWarehouse'))
    buildWarehouse.set(card, { space, turns: turned || buildWarehouse.get(card)?.turns === true });
  const has = (move: MoveName) => legalMoves.some((legal) => legal.move === move);
  return {
    chooseColour: of('chooseColour'),
    refresh: has('refresh'),
    expand,
    placeMerchant,
    takeContract: of('takeContract'),
    takeAbility: of('takeAbility'),
    buildWarehouse,
    skipImprovement: has('skipImprovement'),
    chooseGood: of('chooseGood'),
    fulfilContract,
    eatSprat: of('eatSprat'),
    payCoins: has('payCoins'),
    endTurn: has('endTurn'),
    chooseWindows: of('chooseWindows'),
  };
}
