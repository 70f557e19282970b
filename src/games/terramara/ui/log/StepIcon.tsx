import { Glyph } from '../../../../table/controls/Glyph';
import { isOneOf } from '../../../../table/log/isOneOf';
import { Sign, type SignName } from '../signs/Sign';

const GENERAL = ['pin', 'plus'] as const;

/** The sign of a line of the log by its name; what the kit does not draw is one of the game's sheet. */
export function StepIcon({ icon, size }: { readonly icon: string; readonly size: number }) {
  return isOneOf(GENERAL, icon) ? (
    <Glyph name={icon} size={size} />
  ) : (
    <Sign name={icon as SignName} size={size + 2} />
  );
}
