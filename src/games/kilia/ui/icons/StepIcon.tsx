import { Glyph } from '../../../../table/controls/Glyph';
import { isOneOf } from '../../../../table/log/isOneOf';
import { GOODS, ZONES } from '../../content/terms';
import { CoinIcon, Flag, GameIcon, GoodIcon, ZoneIcon } from './index';

const SIGNS = ['contract', 'newContract', 'sprat', 'wheel', 'merchant', 'cards'] as const;
const GENERAL = ['check', 'hint'] as const;

export function StepIcon({ icon, size }: { readonly icon: string; readonly size: number }) {
  if (isOneOf(GOODS, icon)) return <GoodIcon good={icon} size={size} />;
  if (isOneOf(ZONES, icon)) return <ZoneIcon zone={icon} size={size} />;
  if (isOneOf(SIGNS, icon)) return <GameIcon name={icon} size={size} />;
  if (icon === 'coin') return <CoinIcon size={size} />;
  if (icon === 'points') return <Flag size={size} />;
  return <Glyph name={isOneOf(GENERAL, icon) ? icon : 'plus'} size={size} />;
}
