/** Short phrases of places and times that the drawn table and the one in words share. */
import type { Language } from '../../../language/language';
import type { Artifact, Effect } from '../content/vocabulary';
import { artifactText, effectsText } from '../text/cardText';
import type { Translate } from '../text/tableWords/index';
import { rowName, spaceName } from '../text/words';
import { backFor, type SpaceView } from './spaces';
import type { Table } from './table';

/** Where a space lies, as short as a button has room for: "Plain VI", "Hut". */
export const landName = (
  { id, ground, row }: Pick<SpaceView, 'id' | 'ground' | 'row'>,
  t: Translate,
  language: Language,
): string =>
  ground === 'plain' || ground === 'mountain'
    ? t(`table.land.${ground}`, { land: rowName(row) })
    : spaceName(id, language);

/** When a worker comes back from a space. */
export function backWords({ G, t }: Pick<Table, 'G' | 't'>, space: Pick<SpaceView, 'row'>): string {
  const round = backFor(G, space);
  if (round === null) return t('table.back.end');
  return t('table.back.for', { round: rowName(round) });
}

/** The effects of a space, with those of its bonus tile in the tile's place. */
export const withBonus = (effects: readonly Effect[], bonus?: readonly Effect[]): readonly Effect[] =>
  bonus === undefined ? effects : effects.flatMap((effect) => ('bonusTile' in effect ? bonus : [effect]));

/** Describes a space; a bonus tile is described by its effects. */
export const spaceEffects = (
  effects: readonly Effect[],
  language: Language,
  bonus?: readonly Effect[],
): string => effectsText(withBonus(effects, bonus), language);

/** What an artifact does, where its kind stands beside it already. */
export const cardEffect = (card: Artifact, language: Language): string =>
  'do' in card.effect && !('on' in card.effect)
    ? effectsText(card.effect.do, language)
    : artifactText(card, language);

export const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
