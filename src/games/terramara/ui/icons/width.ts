import { RESOURCES } from '../../content/terms';
import type { Effect } from '../../content/vocabulary';

const TOKEN = 19;
const NUMBER = 9;

function widthOfOne(effect: Effect): number {
  if ('gain' in effect) {
    const counts = RESOURCES.map((kind) => effect.gain[kind] ?? 0);
    return counts.reduce((sum, count) => sum + (count > 2 ? TOKEN + NUMBER : count * TOKEN), 0);
  }
  if ('gainAny' in effect)
    return TOKEN + (effect.gainAny.count > 1 ? NUMBER : 0) + (effect.gainAny.different === true ? 8 : 0);
  if ('convert' in effect) return 25 + (effect.convert > 1 ? NUMBER : 0);
  if ('swap' in effect) return 25 + (effect.swap > 1 ? NUMBER : 0);
  if ('choose' in effect) return effect.choose.reduce((sum, option) => sum + widthOf(option) + 8, 0);
  if ('exchange' in effect)
    return TOKEN + 15 + (effect.exchange.times > 1 ? 18 : 0) + widthOf(effect.exchange.get);
  return 'vp' in effect || 'warrior' in effect ? 22 : 28;
}

/** Estimates the width of effects' icons on a space, in px. */
export const widthOf = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + widthOfOne(effect) + 4, 0);
