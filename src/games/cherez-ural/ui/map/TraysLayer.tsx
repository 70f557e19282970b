import { memo } from 'react';
import { board, type Space } from '../../content/board';
import { GoodShape, SIGNS } from '../icons';
import { geography } from './geography';
import { centred, glyphAt } from './glyph';
import type { ChitFace, MapChit, MapLanguage } from './types';

const CHIT = 16.5;
const STEP = CHIT + 1.5;
const HALF = CHIT / 2;
/** A tray further from its space than this gets a lead line. */
const LEAD_FROM = 11;

/** Up to four pelts as on the printed chit: sables first. */
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

function Face({ face, spot }: { readonly face: ChitFace; readonly spot: MapChit['spot'] }) {
  const sign = spot === 'exploration' ? SIGNS.explore : SIGNS.hunt;
  if (face.kind === 'harvestUp' || face.kind === 'huntDown') {
    const down = face.kind === 'huntDown';
    return (
      <g className={down ? 'map-chit down' : 'map-chit up'}>
        <rect x={-HALF} y={-HALF} width={CHIT} height={CHIT} rx="2" />
        {down ? (
          <g className="map-chit-sign" transform="scale(.52)">
            {SIGNS.hunt}
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
        <rect x={-HALF} y={-HALF} width={CHIT} height={CHIT} rx="2" />
        <circle r="4.8" fill="none" />
        <path d="M-3.4 3.4L3.4-3.4" />
      </g>
    );
  return (
    <g className={face.kind === 'harvestDown' ? 'map-chit down' : 'map-chit empty'}>
      <rect x={-HALF} y={-HALF} width={CHIT} height={CHIT} rx="2" />
      <g className="map-chit-sign" transform="scale(.52)">
        {sign}
      </g>
    </g>
  );
}

type Spot = { readonly spot: MapChit['spot']; readonly face: ChitFace; readonly disc: boolean };

function Tray({
  space,
  spots,
  language,
}: {
  readonly space: Space;
  readonly spots: readonly Spot[];
  readonly language: MapLanguage;
}) {
  const place = geography.text[language].tray[space.id];
  const width = spots.length * STEP + 2.5;
  return (
    <g className={`map-tray region-${space.region}`} style={glyphAt(place.pivot)}>
      <g transform={centred(place)}>
        <rect
          className="map-tray-paper"
          x={-width / 2}
          y={-HALF - 2}
          width={width}
          height={CHIT + 4}
          rx="3"
        />
        {spots.map(({ spot, face, disc }, i) => (
          <g key={spot} transform={`translate(${(i - (spots.length - 1) / 2) * STEP} 0)`}>
            <Face face={face} spot={spot} />
            {disc ? <circle className="map-disc" r="3.6" cx="5" cy="-5" /> : null}
          </g>
        ))}
      </g>
    </g>
  );
}

const EMPTY: ChitFace = { kind: 'empty' };

/** Exploration left, hunting right, with a dashed line to the space where that is far. */
export const TraysLayer = memo(function TraysLayer({
  chits,
  language,
}: {
  readonly chits: readonly MapChit[];
  readonly language: MapLanguage;
}) {
  const trays = board.spaces.flatMap((space) => {
    const at = (spot: MapChit['spot']): Spot => {
      const chit = chits.find((c) => c.at === space.id && c.spot === spot);
      return { spot, face: chit?.face ?? EMPTY, disc: chit?.disc ?? false };
    };
    const spots = [
      ...(space.explorationSpot ? [at('exploration')] : []),
      ...(space.huntingSpot ? [at('hunting')] : []),
    ];
    // A chit may come to lie on a city that has no printed spot for it: show it rather than lose it.
    return geography.text[language].tray[space.id] === undefined || spots.length === 0
      ? []
      : [{ space, spots }];
  });
  return (
    <g>
      {trays.map(({ space }) => {
        const [x, y] = geography.spaces[space.id];
        const [px, py] = geography.text[language].tray[space.id].pivot;
        return Math.hypot(px - x, py - y) > LEAD_FROM ? (
          <path key={space.id} className={`map-lead region-${space.region}`} d={`M${x} ${y}L${px} ${py}`} />
        ) : null;
      })}
      {trays.map(({ space, spots }) => (
        <Tray key={space.id} space={space} spots={spots} language={language} />
      ))}
    </g>
  );
});
