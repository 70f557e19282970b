import { SEAT_LEVELS } from '../../../bots/levels';
import type { useSettings } from '../../settings';

/** Returns a bot level's name in the page's language, or the level's id if this page has no name for it. */
export function levelText(level: string, t: ReturnType<typeof useSettings>['t']): string {
  const known = SEAT_LEVELS.find((name) => name === level);
  return known === undefined ? level : t(`setup.level.${known}`);
}
