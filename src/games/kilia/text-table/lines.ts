/** The state of the table in sentences. */

import { entryOf } from '../../../rules-kit/indexed';
import type { ActionId, ContractId, PlayerID } from '../content/terms';
import type { Cell } from '../content/vocabulary';
import { abilityName } from '../text/words';
import { bagPhrase, costOf, rewardOf } from '../view-model/resources';
import type { ColumnView } from '../view-model/table';
import type { TextPosition } from './context';

export const cellsText = ({ t }: TextPosition, cells: readonly Cell[]): string =>
  cells
    .map((cell) =>
      cell === null
        ? t('canal.emptyCell')
        : cell === 'coin'
          ? t('terms.pieces.coins', { count: 1 })
          : t(`terms.goodLow.${cell}`),
    )
    .join(t('kit.comma'));

export function cardText(position: TextPosition, id: ActionId): string {
  const { content, t, say, language } = position;
  const { zone, ability, warehouse } = entryOf(content.action, id);
  return say('card', {
    zone: t(`terms.zone.${zone}`),
    ability: abilityName(ability, language),
    cells: cellsText(position, warehouse),
  });
}

export function contractText({ content, t, say }: TextPosition, id: ContractId): string {
  const contract = entryOf(content.contract, id);
  return say('contract', {
    cost: bagPhrase(costOf(contract), t),
    reward: bagPhrase(rewardOf(contract), t),
    points: t('terms.points', { count: contract.points }),
  });
}

export function columnText(
  position: TextPosition,
  { column, keys, price, cost, card, contract }: ColumnView,
): string {
  const { say, t } = position;
  return say('column', {
    column,
    keys,
    price,
    cost: cost === 0 ? say('free') : t('terms.pieces.coins', { count: cost }),
    contract: contract === null ? say('none') : contractText(position, contract),
    card: card === null ? say('none') : cardText(position, card),
  });
}

/** Describes a player's board, one sentence per part. */
export function boardLines(position: TextPosition, playerID: PlayerID): string[] {
  const { board, seat, say, t, language } = position;
  const view = board(playerID);
  const list = (items: readonly string[]) => (items.length === 0 ? say('none') : items.join('; '));
  return [
    say('supply', {
      name: seat(playerID).name,
      zone: view.zone === null ? t('player.noColour') : t(`terms.zone.${view.zone}`),
      goods: bagPhrase(view.goods, t),
      coins: t('terms.pieces.coins', { count: view.coins }),
      keys: view.keys,
      chips: view.chips,
      sprats: view.sprats + view.newSprats,
    }),
    ...view.zones.map(({ zone, cards, next, good }) =>
      [
        t('own.zoneRow', { zone: t(`terms.zone.${zone}`), count: cards.length }),
        next === null ? t('own.zoneFull') : t('own.zoneNext', { cost: bagPhrase({ [good]: next }, t) }),
      ].join('; '),
    ),
    ...view.market.map(({ id, good, uses, used, isOpen, bonus }) =>
      good === null
        ? t(isOpen ? 'own.spaceEmpty' : 'own.spaceShut', {
            space: t(`terms.space.${id}`),
            bonus: t(`terms.bonus.${bonus}`),
            uses,
          })
        : t('own.spaceFull', {
            space: t(`terms.space.${id}`),
            good: t(`terms.goodLow.${good}`),
            left: uses - used,
            uses,
          }),
    ),
    say('abilities', { list: list(view.abilities.map(({ ability }) => abilityName(ability, language))) }),
    say('ship', {
      ship: view.ship,
      end: t(view.heading === 'right' ? 'terms.end.right' : 'terms.end.left'),
      voyage: bagPhrase(view.voyage, t),
    }),
    ...view.plots.flatMap(({ space, cells }) =>
      cells === null ? [] : [say('building', { space: space + 1, cells: cellsText(position, cells) })],
    ),
    say('contracts', {
      list: list(view.contracts.map((id) => contractText(position, id))),
      count: view.fulfilled.length,
      points: t('terms.points', { count: view.fulfilledPoints }),
    }),
  ];
}
