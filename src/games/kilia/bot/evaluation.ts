/** Estimates final scores: points already scored, and what boards, goods and contracts can still bring. */
import type { Ctx } from 'boardgame.io';
import { chanceOf } from '../../../bots/chance';
import type { Evaluation } from '../../../bots/searchGame';
import { outside } from '../../../rules-kit/indexed';
import { portableExp } from '../../../rules-kit/portableExp';
import {
  ACHIEVEMENTS,
  type Achievement,
  GOODS,
  type PlayerID,
  SPACES,
  ZONES,
  type Zone,
} from '../content/terms';
import type { Ship } from '../content/vocabulary';
import { hasExtra, hasPoints } from '../rules/abilities';
import { timesMet, valueAt } from '../rules/achievements';
import { actionCard, contentOf, contractCard, shipOf, tablesOf } from '../rules/content-pack/contentOf';
import { merchantGood } from '../rules/paying';
import { purseValue } from '../rules/purse';
import { byLead, WIN } from '../rules/reward';
import { keys } from '../rules/rows';
import { scoreNow } from '../rules/scoring';
import { type G, type Player, playerOf } from '../rules/state/state';
import { zoneOfColour } from '../rules/stock';
import { stripOf } from '../rules/voyage';
import { type Foresight, spreadOf, voyagesAhead } from './outlook';

// The weights come from a regression of final leads on the positions at the end of each turn in bot games
// (docs/kilia/bots.md).

/**
 * Discounts scored points while opponents have time to catch up. The full `part` applies with at least `rounds`
 * rounds left.
 */
const CAUGHT_UP = { part: 0.3, rounds: 6 };
/** Points per item of a voyage, while there is time to use it. */
const ITEM = 0.6;
/** Points per key and turn, because a key saves coins on most turns. */
const KEY = 0.22;
/** Points per use of a merchant and turn: a needed good for one coin. */
const MERCHANT_USE = 0.03;
const SCORING_USE = 0.1;
const EXTRA_ACTION = 0.95;
const SWAP = 0.05;
const SCORING_GOOD = 0.17;
const SPRAT = 1.7;
/**
 * Shares of a contract's points and reward that count before it is fulfilled: `held` for having it, `ready` for
 * having its goods.
 */
const CONTRACT = { held: 0.1, ready: 0.35 };
/** Pieces per round that a player can typically collect for an achievement. */
const PIECES_A_ROUND = 1.5;
/**
 * Factors for an achievement's next value once all its pieces are there. Values above 1 include other benefits of
 * such a board.
 */
const TO_MEET: Readonly<Record<Achievement, number>> = {
  fourCards: 1.15,
  twoThrees: 1.2,
  allTwos: 0.95,
  fullMarket: 1.5,
  threeContracts: 0.2,
  coins: 0.6,
};
const OWN_CARD = 0.6;
/** Points for a card under a zone, in addition to its direct effects. */
const EXPANSION: Readonly<Record<Zone, number>> = {
  castle: 0.8,
  university: 0.5,
  shipyard: 0.9,
  warehouse: 1,
};

type Strip = ReturnType<typeof stripOf>;

function seenOnMean({ windows }: Ship, strip: Strip): number {
  let items = 0;
  for (const mirrored of [false, true]) {
    let best = 0;
    for (const window of windows) {
      let seen = 0;
      for (const cell of window) if (strip[mirrored ? strip.length - 1 - cell : cell] !== null) seen += 1;
      best = Math.max(best, seen);
    }
    items += best / 2;
  }
  return items;
}

// Cached by identity, because strips and ships are content objects.
const itemsSeen = new WeakMap<Ship, WeakMap<Strip, number>>();

/** Returns the mean number of items per voyage over both headings (R9.3). */
function itemsAVoyage(G: G, player: Player): number {
  const ship = shipOf(G, player);
  const byStrip = itemsSeen.get(ship) ?? new WeakMap<Strip, number>();
  itemsSeen.set(ship, byStrip);
  let items = 0;
  for (const building of player.canal) {
    if (building === null) continue;
    const strip = stripOf(G, player, building);
    const known = byStrip.get(strip) ?? seenOnMean(ship, strip);
    byStrip.set(strip, known);
    items += known;
  }
  return items;
}

/**
 * Counts the pieces that a player lacks for an achievement: goods for expansions and contracts, merchants, or coins
 * scaled down. Null if the achievement can't be met again.
 */
function piecesLacking(G: G, player: Player, achievement: Achievement): number | null {
  const { zone: zones } = tablesOf(G);
  /** Goods missing in each zone with fewer cards, smallest first. */
  const upTo = (cards: number): number[] => {
    const lacking: number[] = [];
    for (const zone of ZONES) {
      const level = player.zones[zone].length;
      if (level >= cards) continue;
      const { cost } = zones[zone];
      let pieces = 0;
      for (let next = level; next < cards; next++) pieces += cost[next] ?? outside();
      let at = lacking.length;
      while (at > 0 && (lacking[at - 1] ?? outside()) > pieces) at--;
      lacking.splice(at, 0, pieces);
    }
    return lacking;
  };
  switch (achievement) {
    case 'fourCards':
      return upTo(4)[0] ?? null;
    case 'twoThrees': {
      const left = upTo(3);
      const there = ZONES.length - left.length;
      return timesMet(G, player, 'twoThrees') === 2
        ? null
        : left.slice(0, 2 - (there % 2)).reduce((sum, pieces) => sum + pieces, 0);
    }
    case 'allTwos':
      return player.met.allTwos > 0 ? null : upTo(2).reduce((sum, pieces) => sum + pieces, 0);
    case 'fullMarket': {
      if (player.met.fullMarket > 0) return null;
      return 1.5 * SPACES.filter((space) => player.market[space].length === 0).length;
    }
    case 'threeContracts': {
      const each = contentOf(G).numbers.contractsPerChip;
      const missing = each - (player.fulfilled.length % each);
      const atHand = Math.min(missing, player.contracts.length);
      return missing * 3 - atHand;
    }
    case 'coins':
      return Math.max(0, contentOf(G).numbers.coinAchievement - player.coins) * 0.8 + 4;
  }
}

/** Estimates the points of future achievements: each next value, weighted by how near the achievement is. */
function achievementsToCome(G: G, player: Player, turns: number): number {
  const reach = Math.max(0.5, turns) * PIECES_A_ROUND;
  let value = 0;
  for (const achievement of ACHIEVEMENTS) {
    const lacking = piecesLacking(G, player, achievement);
    if (lacking === null) continue;
    const next = valueAt(G, achievement, G.wheels[achievement].length);
    value += next * TO_MEET[achievement] * portableExp((-1.6 * lacking) / reach);
  }
  return value;
}

/** Estimates the points of active contracts. */
function contractsToCome(G: G, player: Player, turns: number): number {
  const use = Math.min(1, turns / 2);
  let value = 0;
  for (const id of player.contracts) {
    const { cost, reward, points } = contractCard(G, id);
    let due = cost.any ?? 0;
    let there = 0;
    for (const good of GOODS) {
      const count = cost[good] ?? 0;
      due += count;
      there += Math.min(count, player.goods[good]);
    }
    const share = due === 0 ? 1 : there / due;
    const worth = points + 0.5 * ((reward.any ?? 0) + (reward.coins ?? 0) * 0.6 + (reward.contract ?? 0));
    value += worth * use * (CONTRACT.held + CONTRACT.ready * share * share);
  }
  return value;
}

/** Estimates the points that the board earns over the remaining turns. */
function engine(G: G, player: Player, turns: number): number {
  let value = 0;
  const items = itemsAVoyage(G, player);
  // Little time is left to use the gains of the last voyages.
  value += items * ITEM * Math.max(0, turns - 0.6);
  value += (keys(G, player) - 1) * KEY * turns;
  for (const space of SPACES) {
    const good = merchantGood(G, player, space);
    if (good === null) continue;
    const { uses } = tablesOf(G).space[space];
    value += uses * (MERCHANT_USE * turns + (hasPoints(G, player, good) ? SCORING_USE : 0));
  }
  for (const card of player.abilities) {
    const { ability } = actionCard(G, card);
    if (ability.kind === 'swap') value += SWAP * turns;
    else if (ability.kind === 'points') value += SCORING_GOOD * turns;
  }
  const { zone: zones } = tablesOf(G);
  for (const zone of ZONES) {
    const left = zones[zone].maxCards - player.zones[zone].length;
    if (hasExtra(G, player, zone)) value += EXTRA_ACTION * Math.min(left, turns * 0.6);
    value += EXPANSION[zone] * player.zones[zone].length * Math.min(1, turns / 3);
  }
  if (player.colour !== null) {
    const own = zoneOfColour(player.colour);
    value += OWN_CARD * Math.min(zones[own].maxCards - player.zones[own].length, turns);
  }
  return value + (player.sprats + player.newSprats) * SPRAT * Math.min(1, turns / 2);
}

export function expectedPoints(G: G, playerID: PlayerID, foresight: Foresight): number {
  const score = scoreNow(G, playerID);
  const player = playerOf(G, playerID);
  const hasMoved = G.turnOrder.indexOf(playerID) < G.turnsTaken;
  if (G.final && hasMoved) return score.total + score.rest / 1000;
  const turns = voyagesAhead(G, foresight) + (hasMoved ? 0 : 0.5);
  const kept = 1 - CAUGHT_UP.part * Math.min(1, turns / CAUGHT_UP.rounds);
  const sure = (score.chips + score.zone + score.contracts) * kept;
  return (
    sure +
    purseValue(G, player, turns) +
    engine(G, player, turns) +
    achievementsToCome(G, player, turns) +
    contractsToCome(G, player, turns)
  );
}

/** Uses the scale of `reward`, so that finished and running games can be compared. */
const valueOfLead = (lead: number, spread: number): number =>
  WIN * chanceOf(lead, spread) + (1 - WIN) * byLead(lead);

export function createEvaluation(foresight: Foresight): Evaluation<G> {
  return {
    of(G, _ctx: Ctx, playerID) {
      let best = Number.NEGATIVE_INFINITY;
      for (const other of G.turnOrder)
        if (other !== playerID) best = Math.max(best, expectedPoints(G, other, foresight));
      return valueOfLead(expectedPoints(G, playerID, foresight) - best, spreadOf(G));
    },
    ofAll(G, ctx, into) {
      const points: number[] = [];
      for (let seat = 0; seat < ctx.numPlayers; seat++)
        points.push(expectedPoints(G, String(seat), foresight));
      const spread = spreadOf(G);
      points.forEach((own, seat) => {
        let best = Number.NEGATIVE_INFINITY;
        points.forEach((other, at) => {
          if (at !== seat && other > best) best = other;
        });
        into[seat] = valueOfLead(own - best, spread);
      });
    },
  };
}
