/** Craftsmen and characters: allowed any number of times in a turn, each once a round (S3.6). */
import { type Bag, countOf } from '../../../rules-kit/bag';
import { type Refusal, refuse } from '../../../rules-kit/refusal';
import { type BonusTileId, LEVELS, type Level, type PlayerID, RAW, type Raw } from '../content/terms';
import { adultVp, isAdult, isChild } from './characters';
import { craftsmanUses, refuseConversion } from './choices';
import { bonusTileOf } from './content-pack/contentOf';
import type { Report } from './facts';
import { metric } from './metrics';
import { convert } from './resources';
import { type G, playerOf } from './state/state';
import { gainVp, pushBonusTile } from './tracks';

export type CraftsmanUse = { readonly level: Level; readonly convert: Bag<Raw> };

export function listCraftsmen(G: G, playerID: PlayerID, add: (args: readonly [CraftsmanUse]) => void): void {
  const { craftsmen, resources } = playerOf(G, playerID);
  for (const level of LEVELS)
    if (craftsmen.ready[level] > 0) for (const args of craftsmanUses(resources, level)) add(args);
}

export function refuseCraftsman(
  G: G,
  playerID: PlayerID,
  { level, convert: raw }: CraftsmanUse,
): Refusal | null {
  if (playerOf(G, playerID).craftsmen.ready[level] === 0)
    return refuse('S3.6', 'noReadyCraftsman', { level });
  if (countOf(RAW, raw) === 0) return refuse('S3.6', 'convertNothing');
  return refuseConversion(G, playerID, 'S3.6', level, raw);
}

export function useCraftsman(G: G, playerID: PlayerID, use: CraftsmanUse, report: Report): void {
  const { ready, used } = playerOf(G, playerID).craftsmen;
  ready[use.level] -= 1;
  used[use.level] += 1;
  convert(G, playerID, use.convert, report);
}

/** Checks whether the adult Woodlander can be used (S8.3). */
export function refuseCharacter(G: G, playerID: PlayerID): Refusal | null {
  if (!isAdult(G, playerID, 'forest')) return refuse('S8.3', 'noCharacterAction');
  return playerOf(G, playerID).characterUsed ? refuse('S3.6', 'characterUsed') : null;
}

export function useCharacter(G: G, playerID: PlayerID, report: Report): void {
  playerOf(G, playerID).characterUsed = true;
  gainVp(G, playerID, adultVp(G, 'forest', metric(G, playerID, 'militaryLevel')), report);
}

/** Checks whether a Householder's bonus tile can be used. Higher levels need later rounds (S8.6). */
export function refuseBonusTile(G: G, playerID: PlayerID, tile: BonusTileId): Refusal | null {
  const { bonusTiles, characterUsed } = playerOf(G, playerID);
  if (!isChild(G, playerID, 'house')) return refuse('S8.6', 'noBonusTiles');
  if (!bonusTiles.includes(tile)) return refuse('S8.6', 'noSuchBonusTile', { tile });
  if (characterUsed) return refuse('S3.6', 'characterUsed');
  const { level } = bonusTileOf(G, tile);
  return level <= G.round ? null : refuse('S8.6', 'bonusTileLater', { tile, level, round: G.round });
}

export function listBonusTiles(G: G, playerID: PlayerID, add: (args: readonly [BonusTileId]) => void): void {
  for (const tile of playerOf(G, playerID).bonusTiles)
    if (refuseBonusTile(G, playerID, tile) === null) add([tile]);
}

export function useBonusTile(G: G, playerID: PlayerID, tile: BonusTileId, report: Report): void {
  const player = playerOf(G, playerID);
  player.characterUsed = true;
  player.bonusTiles.splice(player.bonusTiles.indexOf(tile), 1);
  G.bonusAside.push(tile);
  pushBonusTile(G, playerID, tile, report);
}
