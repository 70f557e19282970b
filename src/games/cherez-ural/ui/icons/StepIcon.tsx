import { Glyph } from '../../../../table/controls/Glyph';
import { isOneOf } from '../../../../table/log/isOneOf';
import { GOODS, TRACKS } from '../../content/terms';
import { GLYPHS } from './glyphs';
import { type GameIconName, ICONS } from './icons';
import { ExportMark, GameIcon, GoldIcon, GoodIcon, TravelTokenIcon, WorkerGlyph } from './index';

const isSign = (icon: string): icon is GameIconName => icon in ICONS;
const isGlyph = (icon: string): icon is keyof typeof GLYPHS => icon in GLYPHS;

export function StepIcon({ icon, size }: { readonly icon: string; readonly size: number }) {
  if (isOneOf(GOODS, icon)) return <GoodIcon good={icon} size={size} />;
  if (isOneOf(TRACKS, icon)) return <ExportMark track={icon} size={size} />;
  if (icon === 'gold') return <GoldIcon size={size} />;
  if (icon === 'token') return <TravelTokenIcon size={size} />;
  if (icon === 'return') return <Glyph name="restart" size={size} />;
  if (icon === 'order') return <Glyph name="players" size={size} />;
  if (icon === 'situation') return <Glyph name="info" size={size} />;
  if (icon === 'turnedUp') return <Glyph name="eye" size={size} />;
  if (isGlyph(icon)) return <Glyph name={GLYPHS[icon]} size={size} />;
  if (isSign(icon)) return <GameIcon name={icon} size={size} />;
  return <WorkerGlyph worker={icon as `w${string}`} size={size} />;
}
