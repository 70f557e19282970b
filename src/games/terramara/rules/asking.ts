/** Finds the rules that refusals of answers to effects cite. */
import type { BonusTileId } from '../content/terms';
import { artifactOf, contentOf, isArtifact } from './content-pack/contentOf';
import { placeOf } from './spaces';
import type { G, Source } from './state/state';

/** Returns the rule that describes the effects of a space, card or tile. */
export function ruleOfSource(G: G, source: Source): string {
  const place = placeOf(source);
  switch (place?.kind) {
    case 'hut':
      return 'S5.8';
    case 'ownTrail':
      return 'S8.7';
    case 'territory':
    case 'trail':
      return 'S5.5';
    case 'homeland':
      return 'S4.1';
  }
  if (source === 'leader') return 'S5.4';
  if (isArtifact(G, source)) {
    const { kind } = artifactOf(G, source).effect;
    return kind === 'round' ? 'S3.6' : kind === 'permanent' ? 'S7.4' : 'S7.1';
  }
  const { bonusTiles, startCards } = contentOf(G);
  const tile = bonusTiles.find(({ id }) => id === source);
  if (tile !== undefined) return ruleOfTile(G, tile.id);
  return startCards.some(({ id }) => id === source) ? 'S1.11' : 'S3.3';
}

/** Returns the rule by the place of a bonus tile: river, road, level 3 plain, or Householder. */
function ruleOfTile(G: G, tile: BonusTileId): string {
  if (Object.values(G.riverBonus).includes(tile)) return 'S6.3';
  if (Object.values(G.roadBonus).includes(tile)) return 'S6.6';
  return G.rows.some(({ bonus }) => bonus === tile) ? 'S5.5' : 'S8.6';
}
