import { Glyph } from '../../../../table/controls/Glyph';
import { isOneOf } from '../../../../table/log/isOneOf';
import { Sign, type SignName } from '../icons/Icon';

const GENERAL = ['pin', 'plus'] as const;

/** Renders the named icon of a log line, from the kit or from the game's sheet. */
export function StepIcon({ icon, size }: { readonly icon: string; readonly size: number }) {
  return isOneOf(GENERAL, icon) ? (
    <Glyph name={icon} size={size} />
  ) : (
    <Sign name={icon as SignName} size={size + 2} />
  );
}
