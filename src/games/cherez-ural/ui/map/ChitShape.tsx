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

export function ChitShape({ face, spot }: { readonly face: ChitFace; readonly spot: MapChit['spot'] }) {
  const sign = spot === 'exploration' ? ICONS.explore : ICONS.hunt;
  if (face.kind === 'harvestUp' || face.kind === 'huntDown') {
    const down = face.kind === 'huntDown';
    return (
      <g className={down ? 'map-chit down' : 'map-chit up'}>
        <rect x={-HALF} y={-HALF} width={EDGE} height={EDGE} rx="2" />
        {down ? (
          <g className="map-chit-sign" transform="scale(.52)">
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
      <g className="map-chit barred">
        <rect x={-HALF} y={-HALF} width={EDGE} height={EDGE} rx="2" />
        <circle r="4.8" fill="none" />
        <path d="M-3.4 3.4L3.4-3.4" />
      </g>
    );
  return (
    <g className={face.kind === 'harvestDown' ? 'map-chit down' : 'map-chit empty'}>
      <rect x={-HALF} y={-HALF} width={EDGE} height={EDGE} rx="2" />
      <g className="map-chit-sign" transform="scale(.52)">
        {sign}
      </g>
    </g>
  );
}
