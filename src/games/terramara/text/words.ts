/** Phrases shared by cards, refusals, moves and the log. */
import type { Language } from '../../../language/language';
import { RESOURCES, type Resources, type RowNumber } from '../content/terms';
import type { LootDue } from '../rules/facts';
import { placeOf } from '../rules/spaces';
import { isTermKey, termsIn } from './catalogue/en/terms';

/** Only lands and their rounds have Roman numerals, I to VI. */
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];
export const rowName = (row: RowNumber): string => ROMAN[row - 1] ?? String(row);

type Joint = 'comma' | 'colon' | 'and' | 'or' | 'plus';

export const join = (items: readonly string[], language: Language, joint: Joint): string =>
  items.reduce((a, b) => (a === '' ? b : termsIn(language)(`terms.list.${joint}`, { a, b })), '');

/** Returns each kind of resource with its number: "2 cattle", "1 log". */
export const resourceWords = (resources: Resources, language: Language): readonly string[] =>
  RESOURCES.flatMap((kind) => {
    const count = resources[kind] ?? 0;
    return count === 0 ? [] : [termsIn(language)(`terms.pieces.${kind}`, { count })];
  });

/** Formats resources: "2 cattle, 1 log". None gives "nothing". */
export function resourcesPhrase(resources: Resources, language: Language): string {
  const items = resourceWords(resources, language);
  return items.length === 0 ? termsIn(language)('terms.nothing') : join(items, language, 'comma');
}

export const vpPhrase = (count: number, language: Language): string =>
  termsIn(language)('terms.vp', { count });

/** Says why a player gives so much to a raider: "7 resources: 1 for each full 5, at the raider’s military level". */
export function lootWhy({ owned, each, levels }: LootDue, language: Language): string {
  const t = termsIn(language);
  const level =
    levels === 0
      ? t('terms.loot.same')
      : t(levels > 0 ? 'terms.loot.above' : 'terms.loot.below', { count: Math.abs(levels) });
  return t('terms.loot.why', { count: owned, each, level });
}

/** Returns the name of a space. Returns an unknown id unchanged. */
export function spaceName(id: string, language: Language): string {
  const t = termsIn(language);
  const place = placeOf(id);
  if (place === null) return id;
  if (place.kind === 'territory')
    return t(`terms.space.${place.side}`, { row: rowName(place.row), place: place.index + 1 });
  if (place.kind === 'trail') return t('terms.space.trail', { row: rowName(place.row) });
  const key = `terms.space.${id}`;
  return isTermKey(key) ? t(key) : id;
}

const ROAD_WORD = { j: 'junction', b: 'bonusTile', o: 'outpost' } as const;

/** Returns what an id of the road means and its row; null for the start, the way, the camp and unknown ids. */
export function readStop(
  id: string,
): { readonly kind: keyof typeof ROAD_WORD; readonly row: RowNumber } | null {
  const [, kind, row] = /^([jbo])([1-4])$/.exec(id) ?? [];
  return kind === 'j' || kind === 'b' || kind === 'o' ? { kind, row: Number(row) } : null;
}

/** Returns the name of a space of the road. Returns an unknown id unchanged. */
export function roadName(id: string, language: Language): string {
  const t = termsIn(language);
  const stop = readStop(id);
  if (stop !== null) return t(`terms.road.${ROAD_WORD[stop.kind]}`, { row: rowName(stop.row) });
  const key = `terms.road.${id}`;
  return isTermKey(key) ? t(key) : id;
}
