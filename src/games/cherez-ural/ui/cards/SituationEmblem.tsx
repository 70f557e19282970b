import { Glyph } from '../../../../table/controls/Glyph';
import type { Touches } from '../../view-model/links/situationTouches';
import { ExportMark, GameIcon } from '../icons/index';

export function SituationEmblem({ touches, size }: { readonly touches: Touches; readonly size: number }) {
  if (touches === 'closed') return <Glyph name="lock" size={size} />;
  if (touches === 'chits') return <GameIcon name="explore" size={size} />;
  return <ExportMark track={touches} size={size} />;
}
