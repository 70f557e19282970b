import { copyPresentValues, copyValues } from '../../../../rules-kit/copyValues';
import type { G, Occupant, Pending, Player } from './state';

const player = (from: Player): Player => ({
  ...from,
  resources: { ...from.resources },
  caravans: [from.caravans[0], from.caravans[1]],
  flags: from.flags.slice(),
  craftsmen: { ready: { ...from.craftsmen.ready }, used: { ...from.craftsmen.used } },
  built: from.built.map(({ card, used }) => ({ card, used })),
  bonusTiles: from.bonusTiles.slice(),
});

const pending = (from: Pending): Pending =>
  from.kind === 'afterExchange' ? { ...from, gave: from.gave.slice() } : { ...from };

const workers = (from: Occupant[]): Occupant[] => (from.length === 0 ? [] : from.slice());

/**
 * Returns a copy that shares no mutable part with `G`; effect records never change. Written out by hand because bot
 * searches copy states more often than they play moves.
 */
export const copyOf = (G: G): G => ({
  ...G,
  turnOrder: G.turnOrder.slice(),
  players: copyValues(G.players, player),
  neutrals: G.neutrals.map((neutral) => ({ ...neutral })),
  rows: G.rows.map((row) => ({ ...row })),
  aside: G.aside.slice(),
  craftsmenOnTrack: G.craftsmenOnTrack.slice(),
  craftsmenSupply: { ...G.craftsmenSupply },
  riverBonus: { ...G.riverBonus },
  roadBonus: { ...G.roadBonus },
  bonusAside: G.bonusAside.slice(),
  row: G.row.slice(),
  pile: G.pile.slice(),
  removed: G.removed.slice(),
  occupants: copyPresentValues(G.occupants, workers),
  camp: G.camp.slice(),
  fireCards: G.fireCards.slice(),
  neutralDraws: G.neutralDraws.map((draw) => draw.slice()),
  draft:
    G.draft === null
      ? null
      : { ...G.draft, characters: G.draft.characters.slice(), startCards: G.draft.startCards.slice() },
  growing: G.growing.slice(),
  pending: G.pending.map(pending),
  turn: { ...G.turn, gave: G.turn.gave.slice() },
});
