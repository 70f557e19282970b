/** Abilities under the knowledge zone (R4.6). */
import { derivedFrom } from '../../../rules-kit/derived';
import { type ActionId, GOODS, type Good, type Zone } from '../content/terms';
import type { Ability, Content } from '../content/vocabulary';
import { actionCard, contentOf } from './contentOf';
import type { G, Player } from './state';

/** `swap-salt-brick`, `extra-castle`, `points-wood`: equal abilities have the same id (R4.6). */
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

/** The id of each card's ability. */
const idsOf = derivedFrom(({ actionCards }: Content) =>
  Object.fromEntries(actionCards.map(({ id, ability }) => [id, abilityId(ability)])),
);

export function abilityIds(G: G, player: Player): string[] {
  const ids = idsOf(contentOf(G));
  return player.abilities.map((card) => ids[card]);
}

/** Whether a player has an ability like that of this card already (R4.6). */
export function hasAbility(G: G, player: Player, card: ActionId): boolean {
  const ids = idsOf(contentOf(G));
  return player.abilities.some((own) => ids[own] === ids[card]);
}

/** R4.6b: another action follows an expansion of this zone. */
export const hasExtra = (G: G, player: Player, zone: Zone): boolean =>
  player.abilities.some((card) => {
    const { ability } = actionCard(G, card);
    return ability.kind === 'extra' && ability.zone === zone;
  });

/** R10.4: whether a good scores at the end. */
export const hasPoints = (G: G, player: Player, good: Good): boolean =>
  player.abilities.some((card) => {
    const { ability } = actionCard(G, card);
    return ability.kind === 'points' && ability.good === good;
  });
