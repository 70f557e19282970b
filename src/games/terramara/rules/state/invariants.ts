import { itemAt } from '../../../../rules-kit/indexed';
import { misplaced } from '../../../../rules-kit/misplaced';
import { entriesOf } from '../../../../rules-kit/records';
import {
  EXPLORERS,
  FLAGS,
  LEVELS,
  type PlayerID,
  PROCESSED,
  RAW,
  RESOURCES,
  ROUNDS,
  WARRIORS,
} from '../../content/terms';
import { contentOf } from '../content-pack/contentOf';
import { craftsmenOf } from '../metrics';
import { supplyOf } from '../resources';
import { allOccupants, placeOf, spaceOf } from '../spaces';
import { canReserve } from '../tracks';
import { type G, type Player, playerOf, rowOf } from './state';

const idsOf = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id);

function brokenPlaces(G: G): string | null {
  const content = contentOf(G);
  const players = Object.values(G.players);
  const own = players.flatMap(({ ownPlain, ownMountain }) =>
    [ownPlain, ownMountain].filter((tile) => tile !== null),
  );
  return (
    misplaced('artifact', idsOf(content.artifacts), [
      ...G.row,
      ...G.pile,
      ...G.removed,
      ...players.flatMap(({ built, reserved }) => [
        ...built.map(({ card }) => card),
        ...(reserved === null ? [] : [reserved]),
      ]),
    ]) ??
    misplaced('territory', idsOf(content.territories), [
      ...G.rows.flatMap(({ plain, mountain }) => [plain, mountain]),
      ...G.aside,
      ...own,
    ]) ??
    misplaced('bonus tile', idsOf(content.bonusTiles), [
      ...Object.values(G.riverBonus),
      ...entriesOf(G.roadBonus).map(([, tile]) => tile),
      ...G.rows.flatMap(({ bonus }) => (bonus === null ? [] : [bonus])),
      ...G.bonusAside,
      ...players.flatMap(({ bonusTiles }) => bonusTiles),
    ])
  );
}

/** Counts a player's explorers in play (S1.8, S6.3, S8.5). */
export function explorersOf(G: G, { river, character, adult }: Player): number {
  const fifth = Object.entries(contentOf(G).river.spaces).some(
    ([space, gift]) => gift === 'explorer' && river >= Number(space),
  );
  return 4 + (fifth ? 1 : 0) + (character === 'parent' && !adult ? 1 : 0);
}

function brokenPlayer(G: G, playerID: PlayerID): string | null {
  const player = playerOf(G, playerID);
  const { military, river, road } = contentOf(G);
  for (const kind of RESOURCES) {
    const count = player.resources[kind];
    if (!Number.isInteger(count) || count < 0) return `player ${playerID} has ${count} ${kind}`;
  }
  if (!Number.isInteger(player.vp) || player.vp < 0) return `player ${playerID} has ${player.vp} VP in chips`;
  if (player.military < 0 || player.military > military.end)
    return `player ${playerID} is at ${player.military} on the military track`;
  if (player.river < 0 || player.river > river.end)
    return `player ${playerID} is at ${player.river} on the river`;
  for (const at of player.caravans)
    if (road.junction[at] === undefined) return `a caravan of player ${playerID} is at ${at}`;
  const home = player.caravans.filter((at) => at === 'camp').length;
  const ranks = G.camp.filter((owner) => owner === playerID).length;
  if (home !== ranks) return `player ${playerID} has ${home} caravans at the camp and ${ranks} of its ranks`;
  if (new Set(player.flags).size !== player.flags.length || player.flags.length > FLAGS)
    return `player ${playerID} has flags on rows ${player.flags.join()}`;
  const hidden = player.flags.find((row) => !rowOf(G, row).flipped);
  if (hidden !== undefined) return `player ${playerID} has a flag on row ${hidden}, which is not flipped`;
  if (player.reserved !== null && !canReserve(G, playerID))
    return `player ${playerID} has a reserved artifact without the ability`;
  const workers = allOccupants(G).filter(({ owner }) => owner === playerID);
  const placed = (kind: string) => workers.filter(({ worker }) => worker === kind).length;
  const explorers = player.explorers + placed('explorer');
  if (player.explorers < 0 || explorers !== explorersOf(G, player) || explorers > EXPLORERS)
    return `player ${playerID} has ${explorers} explorers, expected ${explorersOf(G, player)}`;
  if (player.chief < 0 || player.chief + placed('chief') !== 1)
    return `player ${playerID} has ${player.chief + placed('chief')} chiefs, expected 1`;
  return player.warriors < 0 ? `player ${playerID} has ${player.warriors} warriors` : null;
}

function brokenSpaces(G: G): string | null {
  for (const [id, occupants] of entriesOf(G.occupants)) {
    const place = placeOf(id);
    const owner = occupants[0]?.owner;
    const space =
      place === null
        ? null
        : spaceOf(G, owner === undefined || G.players[owner] === undefined ? '0' : owner, id);
    if (place === null || space === null) return `there are workers on ${id}, which is not in play`;
    if (space.capacity !== null && occupants.length > space.capacity)
      return `space ${id} holds ${occupants.length} workers, expected at most ${space.capacity}`;
    if (
      occupants.some(
        ({ owner: neutral, worker }) => G.players[neutral] === undefined && worker !== 'explorer',
      )
    )
      return `a neutral on ${id} is no explorer`;
  }
  return null;
}

function brokenSupplies(G: G): string | null {
  for (const [i, raw] of RAW.entries()) {
    if (supplyOf(G, raw) < 0) return `there are more than 16 tiles of ${raw} and ${itemAt(PROCESSED, i)}`;
  }
  const players = Object.values(G.players);
  const warriors =
    G.warriors +
    players.reduce((sum, player) => sum + player.warriors, 0) +
    allOccupants(G).filter(({ worker }) => worker === 'warrior').length;
  if (G.warriors < 0 || warriors !== WARRIORS) return `there are ${warriors} warriors, expected ${WARRIORS}`;
  const { craftsmen } = contentOf(G);
  for (const level of LEVELS) {
    const onTrack = G.craftsmenOnTrack.filter((_, index) => craftsmen.byRound[index] === level);
    const held = players.reduce((sum, player) => sum + craftsmenOf(player, level), 0);
    const found = G.craftsmenSupply[level] + held + onTrack.reduce((sum, count) => sum + count, 0);
    if (G.craftsmenSupply[level] < 0 || found > craftsmen[level])
      return `there are ${found} craftsmen of level ${level}, expected at most ${craftsmen[level]}`;
  }
  return null;
}

/** Returns a description of the first broken invariant of a full state, or null. */
export function brokenInvariant(G: G): string | null {
  const seats = Object.keys(G.players).sort();
  if ([...G.turnOrder].sort().join() !== seats.join())
    return `turn order ${G.turnOrder.join()} does not contain each seat once`;
  if (G.round < 1 || G.round > ROUNDS) return `round ${G.round}, expected 1 to ${ROUNDS}`;
  for (const playerID of seats) {
    const broken = brokenPlayer(G, playerID);
    if (broken !== null) return broken;
  }
  return brokenSpaces(G) ?? brokenSupplies(G) ?? brokenPlaces(G);
}
