import { iconOf, LINE } from '../../../../table/controls/Icon';
import type { Good } from '../../content/terms';
import { GOOD_COLOURS } from './palette';

/**
 * Outlines of the four goods in a 24 px box. Each shape is different, so that colour is not needed to tell them apart.
 */
const OUTLINES: Readonly<Record<Good, string>> = {
  daily: 'M0-9.4a9.4 9.4 0 1 1 0 18.8a9.4 9.4 0 1 1 0-18.8z',
  chinese: 'M0-9.8L10.6 8.6H-10.6z',
  fur: 'M-8.8-8.8H8.8V8.8H-8.8z',
  sable: 'M0-11L10 0 0 11-10 0z',
};

const HIGHLIGHTS: Readonly<Record<Good, string>> = {
  daily: 'M-5.2-2.6a6 6 0 0 1 4.6-3.3',
  chinese: 'M-4.6 2.8L-.6-4.2',
  fur: 'M-5.4-1.4V-5.4H-1.4',
  sable: 'M-5.4-.6L-.6-6',
};

export function GoodShape({ good, plain = false }: { readonly good: Good; readonly plain?: boolean }) {
  const { fill, edge } = GOOD_COLOURS[good];
  return (
    <g strokeLinejoin="round">
      <path d={OUTLINES[good]} fill="none" stroke="var(--good-rim, transparent)" strokeWidth="4.6" />
      <path d={OUTLINES[good]} fill={fill} stroke={edge} strokeWidth="1.8" />
      {plain ? null : (
        <path {...LINE} d={HIGHLIGHTS[good]} stroke="#FFFFFF" strokeOpacity=".72" strokeWidth="1.9" />
      )}
    </g>
  );
}

export const GoodIcon = iconOf(({ good, size = 16 }: { readonly good: Good; readonly size?: number }) => (
  <GoodShape good={good} plain={size < 10} />
));

/** "Fur or sable": one square, split along the diagonal. */
export const PeltIcon = iconOf(() => (
  <>
    <path d="M-9-9H9L-9 9z" fill={GOOD_COLOURS.fur.fill} />
    <path d="M9-9V9H-9z" fill={GOOD_COLOURS.sable.fill} />
    <path d="M-9 9L9-9" stroke="#FFFDF6" strokeWidth="1.6" />
    <path
      d="M-9-9H9V9H-9z"
      fill="none"
      stroke={GOOD_COLOURS.fur.edge}
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
  </>
));

export const GoldIcon = iconOf(() => (
  <>
    <circle r="10" fill="#E0A21F" stroke="#7A5200" strokeWidth="1.8" />
    <circle r="6.8" fill="#F6C64B" stroke="#9A6A06" strokeWidth="1.2" />
    <path d="M0-4.2V4.2M-2.6-1.8L0-4.4 2.6-1.8" fill="none" stroke="#6B4700" strokeWidth="1.7" />
  </>
));

export const TravelTokenIcon = iconOf(() => (
  <>
    <circle r="10" fill="#3F5C73" stroke="#1E3040" strokeWidth="1.8" />
    <circle r="7.6" fill="none" stroke="#FFFFFF" strokeOpacity=".35" strokeWidth=".9" />
    <path {...LINE} d="M-4.6-4.2L-.4 0-4.6 4.2M.6-4.2L4.8 0 .6 4.2" stroke="#FFFFFF" strokeWidth="2.2" />
  </>
));
