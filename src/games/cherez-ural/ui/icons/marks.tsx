import { iconOf } from '../../../../table/controls/Icon';
import type { Track } from '../../content/terms';
import { TRACK_COLOURS } from './palette';

const BODIES: Readonly<Record<Track, string>> = {
  westEurope: 'M0-10.6L11.2 9H-11.2z',
  middleEast: 'M0-11L9.6-5.5V5.5L0 11-9.6 5.5V-5.5z',
  china: 'M0-11.4L11.4 0 0 11.4-11.4 0z',
};
const ANCHOR_SHIFT: Readonly<Record<Track, number>> = { westEurope: 2.6, middleEast: 0, china: 0 };

/** The three export marks: a triangle, a hexagon and a diamond, each with an anchor. */
export function ExportMarkShape({ track }: { readonly track: Track }) {
  const colour = TRACK_COLOURS[track];
  return (
    <g>
      <path d={BODIES[track]} fill="#FFFEFA" stroke={colour} strokeWidth="2.4" strokeLinejoin="round" />
      <g
        transform={`translate(0 ${ANCHOR_SHIFT[track]})`}
        fill="none"
        stroke={colour}
        strokeWidth="1.7"
        strokeLinecap="round"
      >
        <circle cy="-4.3" r="1.4" strokeWidth="1.3" />
        <path d="M0-2.8V4.6M-2.4-.9H2.4M-4.2 1.2C-3.8 4 -1.6 4.8 0 4.8S3.8 4 4.2 1.2" />
      </g>
    </g>
  );
}

export const ExportMark = iconOf(ExportMarkShape, 26);

const PRICE_SHAPES: Readonly<Record<string, string>> = {
  '★': 'M0-10.5L2.7-3.4 10.3-3 4.4 1.8 6.4 9.2 0 5-6.4 9.2-4.4 1.8-10.3-3-2.7-3.4z',
  '◆': 'M0-10L8 0 0 10-8 0z',
  '▼': 'M-9-7H9L0 9z',
};

/** The printed marks of the special price rows. Unknown marks are drawn as a ring. */
export function PriceMarkShape({ mark }: { readonly mark: string }) {
  const shape = PRICE_SHAPES[mark];
  if (shape !== undefined) return <path d={shape} fill="currentColor" />;
  if (mark === '※')
    return (
      <g stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" fill="currentColor">
        <path d="M-7.5-7.5L7.5 7.5M7.5-7.5L-7.5 7.5" />
        <g stroke="none">
          <circle cy="-7" r="2" />
          <circle cy="7" r="2" />
          <circle cx="-7" r="2" />
          <circle cx="7" r="2" />
        </g>
      </g>
    );
  if (mark === '∬')
    return (
      <path
        d="M-8 7.4C-6.6 10-4.6 9-4.3 6L-3-6C-2.7-9-.7-10 .7-7.4M-.7 7.4C.7 10 2.7 9 3 6L4.3-6C4.6-9 6.6-10 8-7.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.1"
        strokeLinecap="round"
      />
    );
  return <circle r="7" fill="none" stroke="currentColor" strokeWidth="2.4" />;
}

export const PriceMark = iconOf(PriceMarkShape, 24, 12);
