import { ACHIEVEMENTS, SPACES, ZONES } from '../content/terms';
import type { Building, G, OpenPiles, Player, Step, Turn } from './state';

const building = (from: Building | null): Building | null => (from === null ? null : { ...from });

const lists = <Key extends string, Item>(
  keys: readonly Key[],
  from: Readonly<Record<Key, readonly Item[]>>,
): Record<Key, Item[]> => {
  const copies = {} as Record<Key, Item[]>;
  for (const key of keys) copies[key] = from[key].slice();
  return copies;
};

const player = (from: Player): Player => ({
  ...from,
  goods: { ...from.goods },
  zones: lists(ZONES, from.zones),
  abilities: from.abilities.slice(),
  canal: from.canal.map(building),
  market: lists(SPACES, from.market),
  used: { ...from.used },
  contracts: from.contracts.slice(),
  fulfilled: from.fulfilled.slice(),
  met: { ...from.met },
});

const step = (from: Step): Step => ({ ...from });

const turn = (from: Turn): Turn => ({
  ...from,
  action: from.action === null ? null : { ...from.action },
  steps: from.steps.map(step),
});

const piles = (from: G['piles']): G['piles'] => {
  if (typeof from.actions === 'number') return { ...from };
  const { actions, contracts } = from as OpenPiles;
  return { actions: actions.slice(), contracts: contracts.slice() };
};

/** A copy that shares nothing that a move may change. By hand, since a search makes more of them than moves. */
export function copyOf(G: G): G {
  const players: G['players'] = {};
  for (const playerID in G.players) players[playerID] = player(G.players[playerID]);
  const wheels = {} as G['wheels'];
  for (const achievement of ACHIEVEMENTS)
    wheels[achievement] = G.wheels[achievement].map((group) => group.slice());
  const windows: G['windows'] = {};
  for (const playerID in G.windows) windows[playerID] = G.windows[playerID].slice();
  return {
    ...G,
    options: { ...G.options },
    turnOrder: G.turnOrder.slice(),
    players,
    actionRow: G.actionRow.slice(),
    contractRow: G.contractRow.slice(),
    piles: piles(G.piles),
    wheels,
    marks: lists(ACHIEVEMENTS, G.marks),
    turn: turn(G.turn),
    choosing: G.choosing.slice(),
    windows,
  };
}
