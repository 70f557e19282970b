/** §6: the military track, the river and the road. */
import { derivedFrom } from '../../../rules-kit/derived';
import { ADULT_VP } from '../content/board';
import { FLAGS, type PlayerID, type RoadSpaceId } from '../content/terms';
import type { Content, Effect, RiverGift } from '../content/vocabulary';
import { isAdult, isChild } from './characters';
import { bonusTileOf, contentOf } from './contentOf';
import type { Report } from './facts';
import type { G, Source } from './state';

export function gainVp(G: G, playerID: PlayerID, amount: number, report: Report): void {
  if (amount === 0) return;
  G.players[playerID].vp += amount;
  report({ fact: 'vp', playerID, amount });
}

/** Lays effects on top of what is pending. They are the content's own records: `settle` copies what a move leaves undone. */
export function push(G: G, owner: PlayerID, source: Source, effects: readonly Effect[]): void {
  if (effects.length > 0) G.pending.push({ kind: 'effects', owner, source, do: effects });
}

/** S6.1: beyond the end each point is 1 VP. */
export function gainMilitary(G: G, playerID: PlayerID, points: number, report: Report): void {
  const player = G.players[playerID];
  const steps = Math.min(points, contentOf(G).military.end - player.military);
  player.military += steps;
  if (steps > 0) report({ fact: 'military', playerID, steps, to: player.military });
  gainVp(G, playerID, points - steps, report);
}

/** S6.1, S8.3: never below 0; the Woodlander's child loses none. */
export function loseMilitary(G: G, playerID: PlayerID, points: number, report: Report): void {
  const player = G.players[playerID];
  const steps = isChild(G, playerID, 'forest') ? 0 : Math.min(points, player.military);
  if (steps === 0) return;
  player.military -= steps;
  report({ fact: 'military', playerID, steps: -steps, to: player.military });
}

/** S6.2, S6.3: the canoe moves, then the spaces it has entered give in their order. S8.2: the Boatman. */
export function gainTechnology(G: G, playerID: PlayerID, points: number, report: Report): void {
  const player = G.players[playerID];
  const { end, spaces } = contentOf(G).river;
  const all = points + (isChild(G, playerID, 'boat') ? 1 : 0);
  if (isAdult(G, playerID, 'boat')) gainVp(G, playerID, ADULT_VP.technology, report);
  const from = player.river;
  const steps = Math.min(all, end - from);
  player.river += steps;
  if (steps > 0) report({ fact: 'river', playerID, steps, to: player.river });
  gainVp(G, playerID, all - steps, report);
  // The last one is laid first, so that the first comes first.
  for (let space = player.river; space > from; space--) {
    const gift = spaces[space];
    if (gift === 'explorer') {
      player.explorers += 1;
      report({ fact: 'worker', playerID, worker: 'explorer', count: 1 });
    } else if (typeof gift === 'object') {
      pushBonusTile(G, playerID, G.riverBonus[space], report);
    }
  }
}

export function pushBonusTile(G: G, playerID: PlayerID, tile: string | undefined, report: Report): void {
  if (tile === undefined) return;
  report({ fact: 'bonusTile', playerID, tile });
  push(G, playerID, tile, bonusTileOf(G, tile).do);
}

/** The first river space that gives an ability (S6.3); infinity: none does. */
const abilitiesFrom = derivedFrom(({ river }: Content) => {
  const from = (wanted: RiverGift): number =>
    Math.min(
      ...Object.entries(river.spaces).flatMap(([space, gift]) => (gift === wanted ? [Number(space)] : [])),
    );
  return { reserve: from('reserveAbility'), discount: from('reserveDiscount') };
});

/** S6.3: both are for good, and the canoe never goes back. */
export const canReserve = (G: G, playerID: PlayerID): boolean =>
  G.players[playerID].river >= abilitiesFrom(contentOf(G)).reserve;
export const reservesCheaper = (G: G, playerID: PlayerID): boolean =>
  G.players[playerID].river >= abilitiesFrom(contentOf(G)).discount;

/** How many cards of the row are in reach, counted from the left (S6.2). */
export const reach = (G: G, playerID: PlayerID): number =>
  contentOf(G).river.reach[G.players[playerID].river];

/** One step of a caravan (S6.4). */
export type Step = { readonly caravan: 0 | 1; readonly to: RoadSpaceId };

type StepArgs = readonly (readonly [Step])[];
const NOWHERE: StepArgs = [];

/** The steps of each caravan from every space. */
const stepsOf = derivedFrom(({ road }: Content) =>
  ([0, 1] as const).map(
    (caravan) =>
      new Map<RoadSpaceId, StepArgs>(
        Object.entries(road.next).map(([from, next]) => [
          from,
          next.map((to) => Object.freeze([Object.freeze({ caravan, to })] as const)),
        ]),
      ),
  ),
);

/** Every step that a player could make; of two caravans on one space the first alone. */
export function listSteps(G: G, playerID: PlayerID, add: (args: readonly [Step]) => void): void {
  const [one, other] = G.players[playerID].caravans;
  const [ofFirst, ofSecond] = stepsOf(contentOf(G));
  for (const args of ofFirst.get(one) ?? NOWHERE) add(args);
  if (other === one) return;
  for (const args of ofSecond.get(other) ?? NOWHERE) add(args);
}

export function isStep(G: G, playerID: PlayerID, { caravan, to }: Step): boolean {
  const { caravans } = G.players[playerID];
  if (caravan === 1 && caravans[0] === caravans[1]) return false;
  return contentOf(G).road.next[caravans[caravan]]?.includes(to) ?? false;
}

/** S6.4 to S6.7, S8.1, S8.6. */
export function moveCaravan(G: G, playerID: PlayerID, { caravan, to }: Step, report: Report): void {
  const player = G.players[playerID];
  player.caravans[caravan] = to;
  report({ fact: 'caravan', playerID, to });
  if (to === 'camp') {
    G.camp.push(playerID);
    return;
  }
  const row = contentOf(G).road.junction[to];
  if (to.startsWith('j') && isAdult(G, playerID, 'horse')) gainVp(G, playerID, ADULT_VP.junction, report);
  else if (to.startsWith('b')) pushBonusTile(G, playerID, G.roadBonus[to], report);
  else if (to.startsWith('o') && G.rows[row - 1].flipped && !player.flags.includes(row)) {
    if (player.flags.length >= FLAGS) return;
    player.flags.push(row);
    report({ fact: 'flag', playerID, row });
    if (isAdult(G, playerID, 'house')) gainVp(G, playerID, ADULT_VP.flag, report);
  }
}
