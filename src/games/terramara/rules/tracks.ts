/** The military track, the river and the road (§6). */

import { derivedFrom } from '../../../rules-kit/derived';
import { entryOf, itemAt } from '../../../rules-kit/indexed';
import { entriesOf } from '../../../rules-kit/records';
import { ADULT_VP } from '../content/board';
import { type BonusTileId, FLAGS, type PlayerID, type RoadSpaceId } from '../content/terms';
import type { Content, Effect, RiverGift } from '../content/vocabulary';
import { isAdult, isChild } from './characters';
import { bonusTileOf, contentOf } from './content-pack/contentOf';
import { from, type Report } from './facts';
import { type G, playerOf, rowOf, type Source } from './state/state';

export function gainVp(G: G, playerID: PlayerID, amount: number, report: Report): void {
  if (amount === 0) return;
  playerOf(G, playerID).vp += amount;
  report({ fact: 'vp', playerID, amount });
}

/** Gains a point for each step past the end of a track (S6.1, S6.2). */
function gainPast(G: G, playerID: PlayerID, past: 'military' | 'river', steps: number, report: Report): void {
  gainVp(G, playerID, steps, (fact) => report(fact.fact === 'vp' ? { ...fact, past } : fact));
}

/** Pushes effects onto the stack. They are content records; `settle` copies those that a move leaves pending. */
export function push(G: G, owner: PlayerID, source: Source, effects: readonly Effect[]): void {
  if (effects.length > 0) G.pending.push({ kind: 'effects', owner, source, do: effects });
}

/** Moves the sword forward. Points beyond the end of the track are 1 VP each (S6.1). */
export function gainMilitary(G: G, playerID: PlayerID, points: number, report: Report): void {
  const player = playerOf(G, playerID);
  const steps = Math.min(points, contentOf(G).military.end - player.military);
  player.military += steps;
  if (steps > 0) report({ fact: 'military', playerID, steps, to: player.military });
  gainPast(G, playerID, 'military', points - steps, report);
}

/** Moves the sword back, never below 0 (S6.1). The child Woodlander loses none (S8.3). */
export function loseMilitary(G: G, playerID: PlayerID, points: number, report: Report): void {
  const player = playerOf(G, playerID);
  const steps = isChild(G, playerID, 'forest') ? 0 : Math.min(points, player.military);
  if (steps === 0) return;
  player.military -= steps;
  report({ fact: 'military', playerID, steps: -steps, to: player.military });
}

/**
 * Moves the canoe, then gives what the spaces it entered show, in order (S6.2, S6.3). Applies the Boatman's ability
 * (S8.2).
 */
export function gainTechnology(G: G, playerID: PlayerID, points: number, report: Report): void {
  const player = playerOf(G, playerID);
  const { end, spaces } = contentOf(G).river;
  const byBoatman = from('boat', report);
  if (isAdult(G, playerID, 'boat')) gainVp(G, playerID, ADULT_VP.technology, byBoatman);
  const start = player.river;
  const move = (wanted: number, reportMove: Report) => {
    const steps = Math.min(wanted, end - player.river);
    player.river += steps;
    if (steps > 0) reportMove({ fact: 'river', playerID, steps, to: player.river });
    gainPast(G, playerID, 'river', wanted - steps, reportMove);
  };
  move(points, report);
  if (isChild(G, playerID, 'boat')) move(1, byBoatman);
  const byRiver = from('river', report);
  // Pushed in reverse order, so that the first space comes first.
  for (let space = player.river; space > start; space--) {
    const gift = spaces[space];
    if (gift === 'explorer') {
      player.explorers += 1;
      byRiver({ fact: 'worker', playerID, worker: 'explorer', count: 1 });
    } else if (typeof gift === 'object') {
      pushBonusTile(G, playerID, G.riverBonus[space], byRiver);
    }
  }
}

export function pushBonusTile(G: G, playerID: PlayerID, tile: BonusTileId | undefined, report: Report): void {
  if (tile === undefined) return;
  report({ fact: 'bonusTile', playerID, tile });
  push(G, playerID, tile, bonusTileOf(G, tile).do);
}

/** The first river space that gives each ability (S6.3), or infinity. */
const abilitiesFrom = derivedFrom(({ river }: Content) => {
  const from = (wanted: RiverGift): number =>
    Math.min(
      ...Object.entries(river.spaces).flatMap(([space, gift]) => (gift === wanted ? [Number(space)] : [])),
    );
  return { reserve: from('reserveAbility'), discount: from('reserveDiscount') };
});

/** Both abilities are permanent, because the canoe never moves back (S6.3). */
export const canReserve = (G: G, playerID: PlayerID): boolean =>
  playerOf(G, playerID).river >= abilitiesFrom(contentOf(G)).reserve;
export const reservesCheaper = (G: G, playerID: PlayerID): boolean =>
  playerOf(G, playerID).river >= abilitiesFrom(contentOf(G)).discount;

/** Returns how many cards of the row the player can take, counted from the left (S6.2). */
export const reach = (G: G, playerID: PlayerID): number =>
  itemAt(contentOf(G).river.reach, playerOf(G, playerID).river);

/** One step of a caravan (S6.4). */
export type Step = { readonly caravan: 0 | 1; readonly to: RoadSpaceId };

type StepArgs = readonly (readonly [Step])[];
const NOWHERE: StepArgs = [];

/** Steps of each caravan from every space. */
const stepsOf = derivedFrom(({ road }: Content) => {
  const ofCaravan = (caravan: 0 | 1) =>
    new Map<RoadSpaceId, StepArgs>(
      entriesOf(road.next).map(([from, next]) => [
        from,
        next.map((to) => Object.freeze([Object.freeze({ caravan, to })] as const)),
      ]),
    );
  return [ofCaravan(0), ofCaravan(1)] as const;
});

/** Lists a player's possible steps. If both caravans share a space, only the first one's. */
export function listSteps(G: G, playerID: PlayerID, add: (args: readonly [Step]) => void): void {
  const [one, other] = playerOf(G, playerID).caravans;
  const [ofFirst, ofSecond] = stepsOf(contentOf(G));
  for (const args of ofFirst.get(one) ?? NOWHERE) add(args);
  if (other === one) return;
  for (const args of ofSecond.get(other) ?? NOWHERE) add(args);
}

export function isStep(G: G, playerID: PlayerID, { caravan, to }: Step): boolean {
  const { caravans } = playerOf(G, playerID);
  if (caravan === 1 && caravans[0] === caravans[1]) return false;
  return contentOf(G).road.next[caravans[caravan]]?.includes(to) ?? false;
}

/** Moves a caravan and applies its new space (S6.4 to S6.7, S8.1, S8.6). */
export function moveCaravan(G: G, playerID: PlayerID, { caravan, to }: Step, report: Report): void {
  const player = playerOf(G, playerID);
  player.caravans[caravan] = to;
  report({ fact: 'caravan', playerID, to });
  if (to === 'camp') {
    G.camp.push(playerID);
    return;
  }
  const row = entryOf(contentOf(G).road.junction, to);
  if (to.startsWith('j') && isAdult(G, playerID, 'horse'))
    gainVp(G, playerID, ADULT_VP.junction, from('horse', report));
  else if (to.startsWith('b')) pushBonusTile(G, playerID, G.roadBonus[to], report);
  else if (to.startsWith('o') && rowOf(G, row).flipped && !player.flags.includes(row)) {
    if (player.flags.length >= FLAGS) return;
    player.flags.push(row);
    report({ fact: 'flag', playerID, row });
    if (isAdult(G, playerID, 'house')) gainVp(G, playerID, ADULT_VP.flag, from('house', report));
  }
}
