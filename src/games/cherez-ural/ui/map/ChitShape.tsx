import { GoodShape, ICONS } from '../icons';
import { CHIT } from './sizes';
import type { ChitFace, MapChit } from './types';

const { edge: EDGE } = CHIT;
const HALF = EDGE / 2;

/** The paper of a chit by its face; `empty` is a place without one. */
const PAPER = {
  up: { fill: '#fffcf1', stroke: '#6e5d40' },
  down: { fill: '#8b6a3c', stroke: '#4c3716' },
  barred: { fill: '#3b352c', stroke: '#14110d' },
  empty: { fill: 'none', stroke: 'var(--line2)', strokeDasharray: '2.4 1.6' },
} as const;
const SIGN = { down: '#fdf4dd', empty: 'color-mix(in srgb, var(--line2) 75%, transparent)' } as const;
const BAR = { stroke: '#f3e8cf', strokeWidth: 1.8 } as const;

const Paper = ({ look }: { readonly look: keyof typeof PAPER }) => (
  <rect {...PAPER[look]} strokeWidth="1" x={-HALF} y={-HALF} width={EDGE} height={EDGE} rx="2" />
);

/** Up to four pelts as on the printed chit, sables first. */
function Pips({ sable, fur }: { readonly sable: number; readonly fur: number }) {
  const goods = [...Array(sable).fill('sable'), ...Array(fur).fill('fur')] as ('sable' | 'fur')[];
  const columns = goods.length > 1 ? 2 : 1;
  const rows = Math.ceil(goods.length / columns);
  return goods.map((good, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 && goods.length % columns === 1 ? 1 : columns;
    const x = ((i % columns) - (inRow - 1) / 2) * 6.6;
    const y = (row - (rows - 1) / 2) * 6.6;
    return (
      <g key={i} transform={`translate(${x} ${y}) scale(.26)`}>
        <GoodShape good={good} plain />
      </g>
    );
  });
}

export function ChitShape({ face, spot }: { readonly face: ChitFace; readonly spot: MapChit['spot'] }) {
  const sign = spot === 'exploration' ? ICONS.explore : ICONS.hunt;
  if (face.kind === 'harvestUp' || face.kind === 'huntDown') {
    const down = face.kind === 'huntDown';
    return (
      <g>
        <Paper look={down ? 'down' : 'up'} />
        {down ? (
          <g color={SIGN.down} transform="scale(.52)">
            {ICONS.hunt}
          </g>
        ) : (
          <Pips sable={face.sable} fur={face.fur} />
        )}
      </g>
    );
  }
  if (face.kind === 'noExploration')
    return (
      <g>
        <Paper look="barred" />
        <circle {...BAR} r="4.8" fill="none" />
        <path {...BAR} d="M-3.4 3.4L3.4-3.4" />
      </g>
    );
  const look = face.kind === 'harvestDown' ? 'down' : 'empty';
  return (
    <g>
      <Paper look={look} />
      <g color={SIGN[look]} transform="scale(.52)">
        {sign}
      </g>
    </g>
  );
}
