/** Short phrases for places and times, shared by the drawn table and the text table. */
import type { Language } from '../../../language/language';
import type { Artifact, Effect } from '../content/vocabulary';
import { artifactText, effectsText } from '../text/cardText';
import type { Translate } from '../text/table/en';
import { rowName, spaceName } from '../text/words';
import { backFor, type SpaceView } from './spaces';
import type { Table } from './table';

/** Returns the place of a space, short enough for a button: "Plain VI", "Hut". */
export const landName = (
  { id, ground, row }: Pick<SpaceView, 'id' | 'ground' | 'row'>,
  t: Translate,
  language: Language,
): string =>
  ground === 'plain' || ground === 'mountain'
    ? t(`table.land.${ground}`, { land: rowName(row) })
    : spaceName(id, language);

/** Describes when a worker returns from a space. */
export function backWords({ G, t }: Pick<Table, 'G' | 't'>, space: Pick<SpaceView, 'row'>): string {
  const round = backFor(G, space);
  if (round === null) return t('table.back.end');
  return t('table.back.for', { round: rowName(round) });
}

/** Replaces a space's bonus tile by the tile's effects. */
export const withBonus = (effects: readonly Effect[], bonus?: readonly Effect[]): readonly Effect[] =>
  bonus === undefined ? effects : effects.flatMap((effect) => ('bonusTile' in effect ? bonus : [effect]));

/** Describes a space's effects, including effects of its bonus tile. */
export const spaceEffects = (
  effects: readonly Effect[],
  language: Language,
  bonus?: readonly Effect[],
): string => effectsText(withBonus(effects, bonus), language);

/** Describes an artifact's effect without its kind, for places that already show the kind. */
export const cardEffect = (card: Artifact, language: Language): string =>
  'do' in card.effect && !('on' in card.effect)
    ? effectsText(card.effect.do, language)
    : artifactText(card, language);
