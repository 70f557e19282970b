import { type ControlOf, saysEveryMove } from '../shared/textTable';
import { cherezUralContract } from './contract';

const hasNoWay = (move: string): never => {
  throw new Error(`no control defined for ${move}`);
};

const option = (move: string, space: unknown) =>
  new RegExp(`data-testid="to-${move}"[^]*?<option value="${space} `);
const pressed = (_: readonly unknown[], description: string) => description;
const form = (move: string) => () => `data-testid="do-${move}"`;
const at =
  (move: string) =>
  ([space]: readonly unknown[]) =>
    option(move, space);

/** Moves with many ways have forms; the others have buttons with a description. */
const CONTROLS: Readonly<Record<string, (args: readonly unknown[], description: string) => string | RegExp>> =
  {
    draft: pressed,
    chooseWorkerCard: pressed,
    activateWorker: pressed,
    gatherInformation: pressed,
    leavePilgrimageMarker: pressed,
    hunt: pressed,
    endTurn: pressed,
    placeWorkers: ([places]) =>
      new RegExp(
        Object.entries(places as object)
          .map(([worker, space]) => `data-testid="place-${worker}"[^]*?<option value="${space}"[^]*?`)
          .join(''),
      ),
    placeFactory: ([city]) => (city === null ? 'data-testid="factory-stay"' : option('placeFactory', city)),
    travel: ([way]) => option('travel', (way as { readonly to: string }).to),
    explore: at('explore'),
    useTravelToken: at('useTravelToken'),
    trade: form('trade'),
    handOver: form('handOver'),
    returnGoods: form('returnGoods'),
    completeBusiness: ([business]) => `data-testid="ready-${(business as { readonly card: string }).card}"`,
  };

const controlOf: ControlOf = ({ move, args, description }) =>
  CONTROLS[move]?.(args, description) ?? hasNoWay(move);

saysEveryMove(cherezUralContract, controlOf);
