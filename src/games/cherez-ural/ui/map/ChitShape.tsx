import { GoodShape, ICONS } from '../icons';
import { CHIT } from './sizes';
import type { ChitFace, MapChit } from './types';

const { edge: EDGE } = CHIT;
const HALF = EDGE / 2;

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

/** Paper and edge of a chit, and its sign's colour */
const PAPER = {
  empty: { fill: 'none', stroke: 'var(--line2)', strokeDasharray: '2.4 1.6' },
  down: { fill: '#8b6a3c', stroke: '#4c3716' },
  up: { fill: '#fffcf1', stroke: '#6e5d40' },
  barred: { fill: '#3b352c', stroke: '#14110d' },
} as const;
const SIGN = { empty: 'color-mix(in srgb, var(--line2) 75%, transparent)', down: '#fdf4dd' } as const;

type PaperProps = { readonly look: keyof typeof PAPER };

const Paper = ({ look }: PaperProps) => (
  <rect x={-HALF} y={-HALF} width={EDGE} height={EDGE} rx="2" {...PAPER[look]} />
);

export function ChitShape({ face, spot }: { readonly face: ChitFace; readonly spot: MapChit['spot'] }) {
  switch (face.kind) {
    case 'harvestUp':
      return (
        <>
          <Paper look="up" />
          <Pips sable={face.sable} fur={face.fur} />
        </>
      );
    case 'noExploration':
      return (
        <>
          <Paper look="barred" />
          <g fill="none" stroke="#f3e8cf" strokeWidth="1.8">
            <circle r="4.8" />
            <path d="M-3.4 3.4L3.4-3.4" />
          </g>
        </>
      );
    default: {
      const look = face.kind === 'empty' ? 'empty' : 'down';
      const isHunt = face.kind === 'huntDown' || spot !== 'exploration';
      return (
        <>
          <Paper look={look} />
          <g color={SIGN[look]} transform="scale(.52)">
            {isHunt ? ICONS.hunt : ICONS.explore}
          </g>
        </>
      );
    }
  }
}
