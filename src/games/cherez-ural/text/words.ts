/** Short phrases shared by cards, refusals and the log. */

import type { Language } from '../../../language/language';
import { spaceOf } from '../content/board';
import { GOODS, type Good, type Goods } from '../content/terms';
import { isSpace } from '../rules/spaces';
import { translator } from './table/en/index';

/** Returns a place's name without the board's addition in brackets. Returns an unknown id unchanged. */
export function placeName(id: string, language: Language): string {
  return isSpace(id) ? spaceOf(id).name[language].replace(/\s*\([^)]*\)\s*/g, '') : id;
}

type Joint = 'comma' | 'andTwo' | 'andLast' | 'orTwo' | 'orLast' | 'orElse' | 'semicolon' | 'nextSentence';

function join(items: readonly string[], language: Language, joint: Joint): string {
  const t = translator(language);
  return items.reduce((a, b) => (a === '' ? b : t(`terms.list.${joint}`, { a, b })), '');
}

function joinLast(items: readonly string[], language: Language, two: Joint, last: Joint): string {
  if (items.length <= 2) return join(items, language, two);
  return join([join(items.slice(0, -1), language, 'comma'), ...items.slice(-1)], language, last);
}

/** Returns "a", "a and b" or "a, b and c"; "nothing" for an empty list. */
export const listAnd = (items: readonly string[], language: Language): string =>
  items.length === 0 ? translator(language)('terms.nothing') : joinLast(items, language, 'andTwo', 'andLast');

export const listOr = (items: readonly string[], language: Language): string =>
  joinLast(items, language, 'orTwo', 'orLast');

/** Returns "a and b, or c": a choice between items that contain lists. */
export const listOrElse = (items: readonly string[], language: Language): string =>
  join(items, language, 'orElse');

export const listComma = (items: readonly string[], language: Language): string =>
  join(items, language, 'comma');

export const listSemicolon = (items: readonly string[], language: Language): string =>
  join(items, language, 'semicolon');

export const sentences = (items: readonly string[], language: Language): string =>
  join(items, language, 'nextSentence');

export const pieces = (good: Good, count: number, language: Language): string =>
  translator(language)(`terms.pieces.${good}`, { count });

/** Returns "3 furs", "1 sable": one phrase per kind present, in the rulebook's order. */
export const goodsItems = (goods: Goods, language: Language): string[] =>
  GOODS.flatMap((good) => {
    const count = goods[good] ?? 0;
    return count === 0 ? [] : [pieces(good, count, language)];
  });

export const goodsPhrase = (goods: Goods, language: Language): string =>
  listAnd(goodsItems(goods, language), language);

export const goldPhrase = (count: number, language: Language): string =>
  translator(language)('terms.gold', { count });
