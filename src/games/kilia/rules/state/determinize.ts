import { itemAt } from '../../../../rules-kit/indexed';
import { shuffled } from '../../../../rules-kit/shuffle';
import { type ActionId, type ContractId, type PlayerID, SPACES, ZONES } from '../../content/terms';
import { actionCard, contentOf } from '../content-pack/contentOf';
import { pileCounts } from '../rows';
import { copyOf } from './copy';
import type { G, OpenPiles } from './state';

type Random = () => number;

/** Returns the cards of both piles in content order: all cards that aren't visible anywhere. */
export function unseenIn(G: G): OpenPiles {
  const { actionCards, contracts } = contentOf(G);
  const seen = new Set<string | null>([...G.actionRow, ...G.contractRow]);
  for (const player of Object.values(G.players)) {
    for (const zone of ZONES) for (const card of player.zones[zone]) seen.add(card);
    for (const space of SPACES) for (const card of player.market[space]) seen.add(card);
    for (const card of player.abilities) seen.add(card);
    for (const building of player.canal) if (building !== null) seen.add(building.card);
    for (const contract of [...player.contracts, ...player.fulfilled]) seen.add(contract);
  }
  const actions: ActionId[] = actionCards.flatMap(({ id }) => (seen.has(id) ? [] : [id]));
  const rest: ContractId[] = contracts.flatMap(({ id, starting }) =>
    seen.has(id) || starting !== undefined ? [] : [id],
  );
  return { actions, contracts: rest };
}

/** Replaces both piles by the shuffled unseen cards, keeping the visible back of the top action card (R1.5). */
export function dealPiles(G: G, unseen: OpenPiles, random: Random): void {
  const { topZone } = pileCounts(G);
  const actions = shuffled(unseen.actions, random);
  if (topZone !== null) {
    const fitting = actions.flatMap((card, at) => (actionCard(G, card).zone === topZone ? [at] : []));
    const top = fitting[Math.floor(random() * fitting.length)];
    if (top === undefined) throw new Error(`determinize: no unseen ${topZone} card for the top of the pile`);
    const card = itemAt(actions, top);
    actions[top] = itemAt(actions, -1);
    actions[actions.length - 1] = card;
  }
  G.piles = { actions, contracts: shuffled(unseen.contracts, random) };
}

/** Returns a random complete state that looks the same as this view. All seats have the same view. */
export function determinize(view: G, _playerID: PlayerID | null, random: Random): G {
  const G = copyOf(view);
  dealPiles(G, unseenIn(view), random);
  return G;
}
