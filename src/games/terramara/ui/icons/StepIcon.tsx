import { Glyph } from '../../../../table/controls/Glyph';
import { isOneOf } from '../../../../table/log/isOneOf';
import { GameIcon, type GameIconName } from './Icon';

const GENERAL = ['pin', 'plus'] as const;

/** Renders the named icon of a log line, from the kit or from the game's sheet. */
export function StepIcon({ icon, size }: { readonly icon: string; readonly size: number }) {
  return isOneOf(GENERAL, icon) ? (
    <Glyph name={icon} size={size} />
  ) : (
    <GameIcon name={icon as GameIconName} size={size + 2} />
  );
}
