import { SEAT_LEVELS } from '../../../bots/levels';
import type { useSettings } from '../../settings';

/** A bot's level in words; one that this page does not know by its own name. */
export function levelText(level: string, t: ReturnType<typeof useSettings>['t']): string {
  const known = SEAT_LEVELS.find((name) => name === level);
  return known === undefined ? level : t(`setup.level.${known}`);
}
