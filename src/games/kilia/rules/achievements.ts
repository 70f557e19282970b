import { outside } from '../../../rules-kit/indexed';
import { ACHIEVEMENTS, type Achievement, type PlayerID, SPACES, ZONES } from '../content/terms';
import { contentOf, tablesOf } from './content-pack/contentOf';
import type { Report } from './facts';
import { type G, type Player, playerOf } from './state/state';

function zonesWith(player: Player, cards: number): number {
  let zones = 0;
  for (const zone of ZONES) if (player.zones[zone].length >= cards) zones += 1;
  return zones;
}

/**
 * Counts how often the player's current position meets a condition (R8.2 to R8.7). Returns the number of payments
 * for the coin achievement, which is bought (R8.8).
 */
export function timesMet(G: G, player: Player, achievement: Achievement): number {
  switch (achievement) {
    case 'fourCards':
      return zonesWith(player, 4);
    case 'twoThrees':
      return Math.floor(zonesWith(player, 3) / 2);
    case 'allTwos':
      return zonesWith(player, 2) === ZONES.length ? 1 : 0;
    case 'fullMarket':
      return SPACES.every((space) => player.market[space].length > 0) ? 1 : 0;
    case 'threeContracts':
      return Math.floor(player.fulfilled.length / contentOf(G).numbers.contractsPerChip);
    case 'coins':
      return player.met.coins;
  }
}

/** Counts the player's remaining chips. Later markers are goods of the player's colour (R8.1). */
export const chipsLeft = (G: G, player: Player): number =>
  Math.max(0, contentOf(G).setup.chips - player.markers);

export function placeMarker(G: G, playerID: PlayerID, achievement: Achievement, report: Report): void {
  const player = playerOf(G, playerID);
  report({ fact: 'marker', playerID, achievement, chip: chipsLeft(G, player) > 0 });
  player.met[achievement] += 1;
  player.markers += 1;
  G.marks[achievement].push(playerID);
}

/** Places a marker for every condition that is now met more often than before (R8.1). */
export function placeMarkers(G: G, playerID: PlayerID, report: Report): void {
  const player = playerOf(G, playerID);
  for (const achievement of ACHIEVEMENTS) {
    for (let times = timesMet(G, player, achievement); player.met[achievement] < times; )
      placeMarker(G, playerID, achievement, report);
  }
}

const printedValues = (G: G, achievement: Achievement): readonly number[] =>
  G.options.extraWheel === achievement ? contentOf(G).extraWheel : tablesOf(G).achievement[achievement].wheel;

/** Index of the wheel value that is covered in two-player games (R1.8). */
const COVERED = 1;

/** Returns a wheel's values, hub first, without the one that is covered for two players (R1.8, R1.9). */
export function wheelValues(G: G, achievement: Achievement): readonly number[] {
  const values = printedValues(G, achievement);
  return G.numPlayers === 2 ? values.filter((_, place) => place !== COVERED) : values;
}

/**
 * Returns the points of the marker group at `place` of a wheel. The last value repeats once all are used (R9.1).
 */
export function valueAt(G: G, achievement: Achievement, place: number): number {
  const values = printedValues(G, achievement);
  const covered = G.numPlayers === 2 ? 1 : 0;
  const at = Math.min(place, values.length - 1 - covered);
  return values[at >= COVERED ? at + covered : at] ?? outside();
}

/** Moves all markers of each achievement space to the next free value of its wheel (R9.1). */
export function moveMarkersToWheels(G: G, report: Report): void {
  for (const achievement of ACHIEVEMENTS) {
    const players = G.marks[achievement];
    if (players.length === 0) continue;
    const value = valueAt(G, achievement, G.wheels[achievement].length);
    G.wheels[achievement].push(players);
    G.marks[achievement] = [];
    report({ fact: 'wheel', achievement, value, players: [...players] });
  }
}
