/** What is said and shown about each move: as a hint before it, in the log after it, and in the text table. */
import { type MoveTexts, NO_ICONS } from '../../../game-api/moveTexts';
import type { Language } from '../../../language/language';
import { plus } from '../../../rules-kit/bag';
import type { factsByKind } from '../../../rules-kit/logLine';
import { type ActionId, type Colour, type ContractId, GOODS, type Good } from '../content/terms';
import type { ContractCost } from '../content/vocabulary';
import { actionCard, contentOf, contractCard, tablesOf } from '../rules/content-pack/contentOf';
import type { Facts } from '../rules/facts';
import type { MoveArgs, MoveName } from '../rules/moves';
import { coinsFor, contractCost, deliveredBy, zoneCost } from '../rules/paying';
import { price } from '../rules/rows';
import type { G, Payment, Player } from '../rules/state/state';
import { goodOfColour, zoneOfColour } from '../rules/stock';
import { stopsOf, stripOf } from '../rules/voyage';
import type { Translate } from './catalogue/en/index';
import { standIns } from './standIns';
import {
  abilityName,
  cellsSum,
  coinsPhrase,
  contractName,
  gainItems,
  goodName,
  paymentPhrase,
  phraseOf,
  pieces,
  zoneName,
} from './words';

type Spoken = { readonly t: Translate; readonly language: Language };

/** A player's view before the move. */
export type Before = Spoken & { readonly G: G; readonly player: Player };

/** The log entry of a move. `G` has the content that names the cards. */
export type After = Spoken & {
  readonly G: Pick<G, 'content'>;
  readonly all: ReturnType<typeof factsByKind<Facts>>;
};

type Row = readonly (string | null)[];

const columnIn = (row: Row, card: string): number => row.indexOf(card);
const columnOf = ({ G }: Before, card: string): number => columnIn(G.actionRow, card);

/** Appends the price of a card's column, if any. */
function priced({ G, player, t, language }: Before, row: Row, card: string, text: string): string {
  const column = columnIn(row, card);
  const coins = column < 0 ? 0 : price(G, player, column);
  return coins === 0 ? text : t('log.forPrice', { sentence: text, coins: coinsPhrase(coins, language) });
}

const pays = ({ G, player, language }: Before, payment: Payment, coins: number): string =>
  paymentPhrase(payment.goods, deliveredBy(G, player, payment), coins, language);

function pricedInLog(at: After, sentence: string): string {
  const coins = [...at.all('card'), ...at.all('contract')].reduce((sum, each) => sum + each.coins, 0);
  return coins === 0 ? sentence : at.t('log.forPrice', { sentence, coins: coinsPhrase(coins, at.language) });
}

/** Names a payment, and the goods that were paid in place of others. */
function paid({ all, language, t }: After, due: ContractCost): string {
  const [fact] = all('paid');
  if (fact === undefined) return '';
  const { payment, delivered, coins } = fact;
  const phrase = paymentPhrase(payment.goods, delivered, coins, language);
  const { threes, swaps } = standIns(due, plus(GOODS, payment.goods, delivered));
  const byThrees =
    threes === 0 ? phrase : t('log.threes', { paid: phrase, given: 3 * threes, count: threes });
  return swaps === 0 ? byThrees : t('log.swapped', { paid: byThrees });
}

const coinsPaid = ({ all, language }: After): string => coinsPhrase(all('paid')[0]?.coins ?? 0, language);

const merchantGood = (G: Pick<G, 'content'>, card: ActionId): Good =>
  tablesOf(G).zone[actionCard(G, card).zone].good;

const ofColour = ({ t, language }: Spoken, colour: Colour) => ({
  colour: t(`terms.colour.${colour}`),
  zone: zoneName(zoneOfColour(colour), language),
  good: goodName(goodOfColour(colour), language),
});

/** Lists the points of a contract and the gains that the player then chooses. The sentence continues with the others. */
function contractGains({ G, t }: After, contract: ContractId): readonly string[] {
  const { points, reward } = contractCard(G, contract);
  const { any: chosen = 0, contract: contracts = 0 } = reward;
  return [
    t('terms.points', { count: points }),
    ...(chosen > 0 ? [t('log.chosenGoods', { count: chosen })] : []),
    ...(contracts > 0 ? [t('terms.bonus.contract')] : []),
  ];
}

/** Formats a building's cells from left to right: "salt, coin, –, wood, wheat". */
function cellsText({ t, language }: Spoken, cells: ReturnType<typeof stripOf>): string {
  return cells
    .map((cell) => {
      if (cell === null) return '–';
      const good = GOODS.find((each) => each === cell);
      return good === undefined ? coinsPhrase(1, language) : goodName(good, language);
    })
    .join(t('kit.comma'));
}

export const MOVES = {
  chooseColour: {
    hint: (at, colour) => at.t('move.chooseColour', ofColour(at, colour)),
    log: (at, colour) => at.t('log.chooseColour', ofColour(at, colour)),
    icons: (_at, colour) => [{ icon: zoneOfColour(colour) }],
  },
  expand: {
    hint: (at, { card, zone, payment }) => {
      const { G, player, t, language } = at;
      const cost = zoneCost(G, player, zone);
      const own = cost === null ? 0 : coinsFor(G, cost, payment);
      const column = columnOf(at, card);
      return t(card === 'sprat' ? 'move.expandBySprat' : 'move.expand', {
        zone: zoneName(zone, language),
        column: column + 1,
        paid: pays(at, payment, own + (column < 0 ? 0 : price(G, player, column))),
      });
    },
    log: (at, { card, zone }) => {
      const cards = at.all('zone')[0]?.cards ?? 0;
      const { cost, good } = tablesOf(at.G).zone[zone];
      return pricedInLog(
        at,
        at.t(card === 'sprat' ? 'log.expandBySprat' : 'log.expand', {
          zone: zoneName(zone, at.language),
          cards,
          paid: paid(at, { [good]: cost[cards - 1] ?? 0 }),
        }),
      );
    },
    icons: (_at, { zone }) => [{ icon: zone }, { icon: 'more' }],
    isListed: true,
  },
  placeMerchant: {
    hint: (at, { card, space }) =>
      priced(
        at,
        at.G.actionRow,
        card,
        at.t('move.placeMerchant', {
          column: columnOf(at, card) + 1,
          good: goodName(merchantGood(at.G, card), at.language),
          space: at.t(`terms.space.${space}`),
        }),
      ),
    log: (at, { card, space }) =>
      pricedInLog(
        at,
        at.t('log.placeMerchant', {
          good: goodName(merchantGood(at.G, card), at.language),
          space: at.t(`terms.space.${space}`),
        }),
      ),
    icons: ({ G }, { card }) => [{ icon: 'merchant' }, { icon: merchantGood(G, card) }],
    isListed: true,
  },
  fulfilContract: {
    hint: (at, { contract, payment }) =>
      at.t('move.fulfilContract', {
        contract: contractName(at.G, contract, at.language),
        paid: pays(at, payment, coinsFor(at.G, contractCost(at.G, contract), payment)),
      }),
    log: (at, { contract }) =>
      at.t('log.fulfilContract', {
        contract: contractName(at.G, contract, at.language),
        gains: phraseOf(contractGains(at, contract), at.language),
        paid: paid(at, contractCard(at.G, contract).cost),
      }),
    icons: () => [{ icon: 'contract' }, { icon: 'check' }],
    isListed: true,
  },
  takeContract: {
    hint: (at, contract) => {
      const text = at.t('move.takeContract', { contract: contractName(at.G, contract, at.language) });
      return priced(at, at.G.contractRow, contract, text);
    },
    log: (at, contract) =>
      pricedInLog(at, at.t('log.takeContract', { contract: contractName(at.G, contract, at.language) })),
    icons: () => [{ icon: 'newContract' }],
  },
  takeAbility: {
    hint: (at, card) => {
      const ability = abilityName(actionCard(at.G, card).ability, at.language);
      const text = at.t('move.takeAbility', { column: columnOf(at, card) + 1, ability });
      return priced(at, at.G.actionRow, card, text);
    },
    log: (at, card) => {
      const ability = abilityName(actionCard(at.G, card).ability, at.language);
      return pricedInLog(at, at.t('log.takeAbility', { ability }));
    },
    icons: () => [{ icon: 'university' }, { icon: 'hint' }],
  },
  buildWarehouse: {
    hint: (at, { card, space, turned }) => {
      const text = at.t('move.buildWarehouse', {
        column: columnOf(at, card) + 1,
        space: space + 1,
        cells: cellsText(at, stripOf(at.G, at.player, { card, turned })),
      });
      return priced(at, at.G.actionRow, card, text);
    },
    log: (at, { space }) => pricedInLog(at, at.t('log.buildWarehouse', { space: space + 1 })),
    icons: () => [{ icon: 'warehouse' }, { icon: 'more' }],
    isListed: true,
  },
  chooseWindows: {
    hint: ({ G, player, t, language }, windows) => {
      const cells = stopsOf(G, player, windows).flatMap((stop) => stop.cells);
      return t('move.chooseWindows', { gains: phraseOf(gainItems(cellsSum(cells), language), language) });
    },
    log: ({ t }) => t('log.chooseWindows'),
    icons: () => [{ icon: 'shipyard' }, { icon: 'check' }],
    isListed: true,
  },
  refresh: {
    hint: ({ G, t, language }) =>
      t('move.refresh', { coins: coinsPhrase(contentOf(G).numbers.refreshPrice, language) }),
    log: (at) => at.t('log.refresh', { coins: coinsPaid(at) }),
    icons: () => [{ icon: 'cards' }],
    asked: [],
  },
  eatSprat: {
    hint: ({ t, language }, use) =>
      t('move.eatSprat', { gains: use === 'coin' ? coinsPhrase(1, language) : pieces(use, 1, language) }),
    log: ({ t }) => t('log.eatSprat'),
    icons: () => [{ icon: 'sprat' }],
    asked: ['coin'],
  },
  payCoins: {
    hint: ({ G, t, language }) =>
      t('move.payCoins', { coins: coinsPhrase(contentOf(G).numbers.coinAchievement, language) }),
    log: (at) => at.t('log.payCoins', { coins: coinsPaid(at) }),
    icons: () => [{ icon: 'wheel' }],
    asked: [],
  },
  chooseGood: {
    hint: ({ t, language }, good) => t('move.chooseGood', { goods: pieces(good, 1, language) }),
    log: ({ t, language }, good) => t('log.chooseGood', { goods: pieces(good, 1, language) }),
    icons: NO_ICONS,
  },
  skipImprovement: {
    hint: ({ t }) => t('move.skipImprovement'),
    log: ({ t }) => t('log.skipImprovement'),
    icons: NO_ICONS,
  },
  endTurn: {
    hint: ({ t }) => t('move.endTurn'),
    log: ({ t }) => t('log.endTurn'),
    icons: NO_ICONS,
    asked: [],
  },
} satisfies MoveTexts<MoveArgs, Before, After>;

type Listed = {
  readonly [Move in MoveName]: (typeof MOVES)[Move] extends { readonly isListed: true } ? Move : never;
}[MoveName];

export const isListed = (move: MoveName): move is Listed => 'isListed' in MOVES[move];
