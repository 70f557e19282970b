/** Abilities under the knowledge zone (R4.6). */
import { GOODS, type Good, type Zone } from '../content/terms';
import type { Ability } from '../content/vocabulary';
import { actionCard } from './contentOf';
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

export const abilityIds = (G: G, player: Player): string[] =>
  player.abilities.map((card) => abilityId(actionCard(G, card).ability));

/** Whether a player has an ability like this one already (R4.6). */
export function hasAbility(G: G, player: Player, ability: Ability): boolean {
  const id = abilityId(ability);
  return player.abilities.some((card) => abilityId(actionCard(G, card).ability) === id);
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
