import type { PlayerColour } from '../../content/playerColours';
import type { WorkerId } from '../../content/terms';
import { playerColour } from './palette';
import { WorkerGlyphShape } from './workers';

/** 18 × 22 px around the origin; its tip is at (0, 11). */
const OUTLINE = 'M-9-11H9V0C9 5.6 4.4 9 0 11C-4.4 9-9 5.6-9 0z';

/** Plain, two pales, bend, chevron. They distinguish players without colour. */
const DIVISIONS: readonly string[] = [
  '',
  'M-6-11H-2V10L-6 7.4zM2-11H6V7.4L2 10z',
  'M-9-11H-4.4L9 3.2C8.6 5 7.4 6.7 6 7.9L-9-6.2z',
  'M0-2.6L9 5V9.6L0 2-9 9.6V5z',
];

type ShieldProps = { readonly player: PlayerColour; readonly worker?: WorkerId };

export function ShieldShape({ player, worker }: ShieldProps) {
  const { fill, edge, glyph } = playerColour(player);
  const tone = player === 3 ? edge : '#FFFFFF';
  return (
    <g>
      <path d={OUTLINE} fill={fill} stroke={edge} strokeWidth="1.3" strokeLinejoin="round" />
      {DIVISIONS[player] === '' ? null : (
        <path d={DIVISIONS[player]} fill={tone} fillOpacity={worker === undefined ? 0.42 : 0.24} />
      )}
      {worker === undefined ? null : (
        <g transform="translate(0 -1.4) scale(.6)" color={glyph}>
          <WorkerGlyphShape worker={worker} />
        </g>
      )}
    </g>
  );
}
