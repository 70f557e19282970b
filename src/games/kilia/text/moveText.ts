/** Texts of legal moves, for hints and the text table. */
import type { Language } from '../../../language/language';
import { GOODS, type PlayerID } from '../content/terms';
import { actionCard, contentOf, tablesOf } from '../rules/content-pack/contentOf';
import { isMoveName, readMove } from '../rules/moves';
import { coinsFor, contractCost, deliveredBy, zoneCost } from '../rules/paying';
import { price } from '../rules/rows';
import type { G, Payment } from '../rules/state/state';
import { goodOfColour, zoneOfColour } from '../rules/stock';
import { stopsOf, stripOf } from '../rules/voyage';
import { translator } from './translate';
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

export function moveText(
  G: G,
  _ctx: unknown,
  playerID: PlayerID,
  move: string,
  args: readonly unknown[],
  language: Language,
): string {
  const t = translator(language);
  if (!isMoveName(move)) return move;
  const made = readMove(move, args);
  const player = G.players[playerID];
  if (made === null || player === undefined) return t(`terms.move.${move}`);
  const { numbers } = contentOf(G);
  const columnOf = (card: string) => (G.actionRow as readonly (string | null)[]).indexOf(card);
  /** Appends the column's price, if any. */
  const priced = (text: string, row: readonly (string | null)[], card: string) => {
    const column = row.indexOf(card);
    const coins = column < 0 ? 0 : price(G, player, column);
    return coins === 0 ? text : t('log.forPrice', { sentence: text, coins: coinsPhrase(coins, language) });
  };
  const paid = (payment: Payment, coins: number) =>
    paymentPhrase(payment.goods, deliveredBy(G, player, payment), coins, language);
  const merchantOf = (card: `a${number}`) => tablesOf(G).zone[actionCard(G, card).zone].good;

  switch (made.move) {
    case 'chooseColour': {
      const [colour] = made.args;
      return t('move.chooseColour', {
        colour: t(`terms.colour.${colour}`),
        zone: zoneName(zoneOfColour(colour), language),
        good: goodName(goodOfColour(colour), language),
      });
    }
    case 'refresh':
      return t('move.refresh', { coins: coinsPhrase(numbers.refreshPrice, language) });
    case 'expand': {
      const { card, zone, payment } = made.args[0];
      const cost = zoneCost(G, player, zone);
      const own = cost === null ? 0 : coinsFor(G, cost, payment);
      const column = columnOf(card);
      const values = {
        zone: zoneName(zone, language),
        column: column + 1,
        paid: paid(payment, own + (column < 0 ? 0 : price(G, player, column))),
      };
      return t(card === 'sprat' ? 'move.expandBySprat' : 'move.expand', values);
    }
    case 'placeMerchant': {
      const { card, space } = made.args[0];
      const text = t('move.placeMerchant', {
        column: columnOf(card) + 1,
        good: goodName(merchantOf(card), language),
        space: t(`terms.space.${space}`),
      });
      return priced(text, G.actionRow, card);
    }
    case 'takeContract': {
      const [contract] = made.args;
      const text = t('move.takeContract', { contract: contractName(G, contract, language) });
      return priced(text, G.contractRow, contract);
    }
    case 'takeAbility': {
      const [card] = made.args;
      const ability = abilityName(actionCard(G, card).ability, language);
      return priced(t('move.takeAbility', { column: columnOf(card) + 1, ability }), G.actionRow, card);
    }
    case 'buildWarehouse': {
      const { card, space, turned } = made.args[0];
      const cells = stripOf(G, player, { card, turned });
      const text = t('move.buildWarehouse', {
        column: columnOf(card) + 1,
        space: space + 1,
        cells: cellsText(cells, language),
      });
      return priced(text, G.actionRow, card);
    }
    case 'chooseGood':
      return t('move.chooseGood', { goods: pieces(made.args[0], 1, language) });
    case 'fulfilContract': {
      const { contract, payment } = made.args[0];
      return t('move.fulfilContract', {
        contract: contractName(G, contract, language),
        paid: paid(payment, coinsFor(G, contractCost(G, contract), payment)),
      });
    }
    case 'eatSprat': {
      const [use] = made.args;
      const gains = use === 'coin' ? coinsPhrase(1, language) : pieces(use, 1, language);
      return t('move.eatSprat', { gains });
    }
    case 'payCoins':
      return t('move.payCoins', { coins: coinsPhrase(numbers.coinAchievement, language) });
    case 'chooseWindows': {
      const cells = stopsOf(G, player, made.args[0]).flatMap((stop) => stop.cells);
      return t('move.chooseWindows', { gains: phraseOf(gainItems(cellsSum(cells), language), language) });
    }
    case 'skipImprovement':
    case 'endTurn':
      return t(`move.${made.move}`);
  }
}

/** Formats a building's cells from left to right: "salt, coin, –, wood, wheat". */
function cellsText(cells: ReturnType<typeof stripOf>, language: Language): string {
  const t = translator(language);
  return cells
    .map((cell) => {
      if (cell === null) return '–';
      const good = GOODS.find((each) => each === cell);
      return good === undefined ? coinsPhrase(1, language) : goodName(good, language);
    })
    .join(t('kit.comma'));
}
