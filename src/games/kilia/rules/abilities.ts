import { derivedFrom } from '../../../rules-kit/derived';
import { entryOf } from '../../../rules-kit/indexed';
import { type ActionId, GOODS, type Good, type Zone } from '../content/terms';
import type { Ability, Content } from '../content/vocabulary';
import { actionCard, contentOf } from './content-pack/contentOf';
import type { G, Player } from './state/state';

/** Returns an id such as `swap-salt-brick`, `extra-castle` or `points-wood`. Equal abilities share an id (R4.6). */
export function abilityId(ability: Ability): string {
  switch (ability.kind) {
    case 'swap': {
      const goods = GOODS.filter((good) => ability.goods.includes(good));
      return `swap-${goods.join('-')}`;
    }
    case 'extra':
      return `extra-${ability.zone}`;
    case 'points':
      return `points-${ability.good}`;
  }
}

const idsOf = derivedFrom(({ actionCards }: Content) =>
  Object.fromEntries(actionCards.map(({ id, ability }) => [id, abilityId(ability)])),
);

export function abilityIds(G: G, player: Player): string[] {
  const ids = idsOf(contentOf(G));
  return player.abilities.map((card) => entryOf(ids, card));
}

/** Whether the player already has an ability equal to this card's (R4.6). */
export function hasAbility(G: G, player: Player, card: ActionId): boolean {
  const ids = idsOf(contentOf(G));
  return player.abilities.some((own) => ids[own] === ids[card]);
}

/** Whether the player may take an extra action after expanding this zone (R4.6b). */
export const hasExtra = (G: G, player: Player, zone: Zone): boolean =>
  player.abilities.some((card) => {
    const { ability } = actionCard(G, card);
    return ability.kind === 'extra' && ability.zone === zone;
  });

/** Whether an ability of the player scores this good at the end (R10.4). */
export const hasPoints = (G: G, player: Player, good: Good): boolean =>
  player.abilities.some((card) => {
    const { ability } = actionCard(G, card);
    return ability.kind === 'points' && ability.good === good;
  });
