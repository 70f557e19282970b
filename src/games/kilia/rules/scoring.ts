import { itemAt } from '../../../rules-kit/indexed';
import { ACHIEVEMENTS, GOODS, type PlayerID, SPACES } from '../content/terms';
import { hasPoints } from './abilities';
import { valueAt } from './achievements';
import { contentOf, contractCard, tablesOf } from './content-pack/contentOf';
import { merchantGood } from './paying';
import { type G, playerOf } from './state/state';
import { zoneOfColour } from './stock';

export type Score = {
  readonly playerID: PlayerID;
  readonly total: number;
  /** Markers (R10.1). */
  readonly chips: number;
  /** Cards of the player's own zone (R10.2). */
  readonly zone: number;
  /** Fulfilled contracts (R10.3). */
  readonly contracts: number;
  /** Points abilities (R10.4). */
  readonly abilities: number;
  /** Goods and coins left after R10.4, for the tie-break (R10.5). */
  readonly rest: number;
};

const countOf = (group: readonly PlayerID[], playerID: PlayerID): number => {
  let count = 0;
  for (const other of group) if (other === playerID) count += 1;
  return count;
};

/** Returns the points of the player's markers (R10.1). Markers not yet on a wheel count at its next value. */
function markerPoints(G: G, playerID: PlayerID): number {
  let points = 0;
  for (const achievement of ACHIEVEMENTS) {
    const groups = G.wheels[achievement];
    for (let place = 0; place <= groups.length; place++) {
      const own = countOf(groups[place] ?? G.marks[achievement], playerID);
      if (own > 0) points += own * valueAt(G, achievement, place);
    }
  }
  return points;
}

/** Returns the parts of the player's score if the game ended now. */
export function scoreNow(G: G, playerID: PlayerID): Score {
  const player = playerOf(G, playerID);
  const { numbers } = contentOf(G);
  const scoring = GOODS.filter((good) => hasPoints(G, player, good));
  let goodsUsed = 0;
  for (const good of scoring) goodsUsed += player.goods[good];
  // The coins on merchants are removed before scoring (R9.2), so every merchant can be activated again.
  let activations = 0;
  for (const space of scoring.length === 0 ? [] : SPACES) {
    const good = merchantGood(G, player, space);
    if (good !== null && scoring.includes(good)) activations += tablesOf(G).space[space].uses;
  }
  const delivered = Math.min(activations, Math.floor(player.coins / numbers.activationPrice));
  const goods = GOODS.reduce((sum, good) => sum + player.goods[good], 0);
  const chips = markerPoints(G, playerID);
  const zone =
    player.colour === null ? 0 : player.zones[zoneOfColour(player.colour)].length * numbers.ownZonePoints;
  const contracts = player.fulfilled.reduce((sum, id) => sum + contractCard(G, id).points, 0);
  const abilities = (goodsUsed + delivered) * numbers.pointsPerGood;
  return {
    playerID,
    total: chips + zone + contracts + abilities,
    chips,
    zone,
    contracts,
    abilities,
    rest: goods - goodsUsed + player.coins - delivered * numbers.activationPrice,
  };
}

export type Gameover = {
  readonly scores: readonly Score[];
  /** Seats, best first. Complete ties are in turn order. */
  readonly ranking: readonly PlayerID[];
  /** Null if the win is shared. */
  readonly winner: PlayerID | null;
  readonly winners: readonly PlayerID[];
};

/** Ranks the players (R10.5). `scores` is in seat order. */
export function gameResult(G: G): Gameover {
  const scores = Object.keys(G.players).map((playerID) => scoreNow(G, playerID));
  const inTurnOrder = G.turnOrder.flatMap((seat) => scores.filter(({ playerID }) => playerID === seat));
  const ranked = [...inTurnOrder].sort((a, b) => b.total - a.total || b.rest - a.rest);
  const best = itemAt(ranked, 0);
  const winners = ranked
    .filter(({ total, rest }) => total === best.total && rest === best.rest)
    .map(({ playerID }) => playerID);
  return {
    scores,
    ranking: ranked.map(({ playerID }) => playerID),
    winner: winners.length === 1 ? best.playerID : null,
    winners,
  };
}
