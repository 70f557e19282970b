/** Icons and amounts of log lines, which readers see before the sentence. */
import type { LogEntry } from 'boardgame.io';
import type { Bag } from '../../../../rules-kit/bag';
import { changeIcons, type IconAmount, playerPlace } from '../../../../table/log/renderTurns';
import { GOODS, type Good } from '../../content/terms';
import { actionCard, tablesOf } from '../../rules/content-pack/contentOf';
import type { Fact } from '../../rules/facts';
import { isMoveName, type LegalMove, readMove } from '../../rules/moves';
import type { G } from '../../rules/state/state';
import { zoneOfColour } from '../../rules/stock';
import { factsIn } from '../../text/logText';
import { cellsSum } from '../../text/words';

type Content = Pick<G, 'content'>;

const goodsSigns = (goods: Bag<Good>, sign: 1 | -1) => changeIcons(GOODS, goods, sign);

/** Returns the icon of the move, and icons of its main argument. */
function headSigns(made: LegalMove, G: Content): IconAmount[] {
  switch (made.move) {
    case 'chooseColour':
      return [{ icon: zoneOfColour(made.args[0]) }];
    case 'refresh':
      return [{ icon: 'cards' }];
    case 'expand':
      return [{ icon: made.args[0].zone }, { icon: 'more' }];
    case 'placeMerchant':
      return [{ icon: 'merchant' }, { icon: tablesOf(G).zone[actionCard(G, made.args[0].card).zone].good }];
    case 'takeContract':
      return [{ icon: 'newContract' }];
    case 'takeAbility':
      return [{ icon: 'university' }, { icon: 'hint' }];
    case 'buildWarehouse':
      return [{ icon: 'warehouse' }, { icon: 'more' }];
    case 'fulfilContract':
      return [{ icon: 'contract' }, { icon: 'check' }];
    case 'eatSprat':
      return [{ icon: 'sprat' }];
    case 'payCoins':
      return [{ icon: 'wheel' }];
    case 'chooseWindows':
      return [{ icon: 'shipyard' }, { icon: 'check' }];
    case 'chooseGood':
    case 'skipImprovement':
    case 'endTurn':
      return [];
  }
}

type EntryIcons = { readonly signs: readonly IconAmount[]; readonly places: readonly string[] };

/** Returns a move's icons, or null if the sentence needs none. */
export function entryIcons(entry: LogEntry, G: Content): EntryIcons | null {
  const { type, args, playerID } = entry.action.payload;
  const made = isMoveName(type) && Array.isArray(args) ? readMove(type, args) : null;
  if (made === null) return null;
  const all = factsIn(entry);
  const signs = [
    ...headSigns(made, G),
    ...all('paid').flatMap(({ payment }) => goodsSigns(payment.goods, -1)),
    ...all('gained').flatMap(({ goods, sprats }) => [
      ...goodsSigns(goods, 1),
      ...(sprats > 0 ? [{ icon: 'sprat', amount: sprats, change: true } as const] : []),
    ]),
    ...all('marker').map((): IconAmount => ({ icon: 'wheel', amount: 1, change: true })),
  ];
  // Links to the column, because the card has left the row and another may have replaced it.
  const columns = [
    ...all('card').map(({ column }) => `[data-row="card-${column + 1}"]`),
    ...all('contract').map(({ column }) => `[data-row="contract-${column + 1}"]`),
  ];
  return signs.length === 0 ? null : { signs, places: [...columns, playerPlace(playerID)] };
}

/** Returns the icons of a council event. Empty if the sentence needs none. */
export function factIcons(fact: Fact): readonly IconAmount[] {
  switch (fact.fact) {
    case 'wheel':
      return [
        { icon: 'wheel' },
        ...[...new Set(fact.players)].map((player) => ({ player })),
        { icon: 'points', amount: fact.value, change: true },
      ];
    case 'voyage':
      return [
        { icon: 'shipyard' },
        { player: fact.playerID },
        ...goodsSigns(cellsSum(fact.stops.flatMap(({ cells }) => cells)).goods, 1),
      ];
    default:
      return [];
  }
}
