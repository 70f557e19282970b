import { outside } from '../../../../rules-kit/indexed';
import { type Building, type G, type OpenPiles, type Player, playerOf, type Step, type Turn } from './state';

const building = (from: Building | null): Building | null => (from === null ? null : { ...from });

const zones = ({ castle, university, shipyard, warehouse }: Player['zones']): Player['zones'] => ({
  castle: castle.slice(),
  university: university.slice(),
  shipyard: shipyard.slice(),
  warehouse: warehouse.slice(),
});

const market = ({ b1, b2, b3, m1, m2, t1 }: Player['market']): Player['market'] => ({
  b1: b1.slice(),
  b2: b2.slice(),
  b3: b3.slice(),
  m1: m1.slice(),
  m2: m2.slice(),
  t1: t1.slice(),
});

const player = (from: Player): Player => ({
  ...from,
  goods: { ...from.goods },
  zones: zones(from.zones),
  abilities: from.abilities.slice(),
  canal: from.canal.map(building),
  market: market(from.market),
  used: { ...from.used },
  contracts: from.contracts.slice(),
  fulfilled: from.fulfilled.slice(),
  met: { ...from.met },
});

const marks = (from: G['marks']): G['marks'] => ({
  fourCards: from.fourCards.slice(),
  twoThrees: from.twoThrees.slice(),
  allTwos: from.allTwos.slice(),
  fullMarket: from.fullMarket.slice(),
  threeContracts: from.threeContracts.slice(),
  coins: from.coins.slice(),
});

const group = (from: readonly string[]): string[] => from.slice();

const wheels = (from: G['wheels']): G['wheels'] => ({
  fourCards: from.fourCards.map(group),
  twoThrees: from.twoThrees.map(group),
  allTwos: from.allTwos.map(group),
  fullMarket: from.fullMarket.map(group),
  threeContracts: from.threeContracts.map(group),
  coins: from.coins.map(group),
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

/**
 * Returns a copy that shares no mutable part with `G`. Written out by hand because bot searches copy states more
 * often than they play moves.
 */
export function copyOf(G: G): G {
  const players: G['players'] = {};
  for (const playerID in G.players) players[playerID] = player(playerOf(G, playerID));
  const windows: G['windows'] = {};
  for (const playerID in G.windows) windows[playerID] = (G.windows[playerID] ?? outside()).slice();
  return {
    ...G,
    options: { ...G.options },
    turnOrder: G.turnOrder.slice(),
    players,
    actionRow: G.actionRow.slice(),
    contractRow: G.contractRow.slice(),
    piles: piles(G.piles),
    wheels: wheels(G.wheels),
    marks: marks(G.marks),
    turn: turn(G.turn),
    choosing: G.choosing.slice(),
    windows,
  };
}
