import { memo } from 'react';
import { glyphAt } from '../../../../table/board/glyph';
import { saysSame } from '../../../../table/painting/kept';
import { board, type Space } from '../../content/board';
import { CHIT, ChitShape } from './ChitShape';
import { centred, geography } from './geography';
import type { ChitFace, MapChit, MapLanguage } from './types';

const STEP = CHIT + 1.5;
/** A tray further from its space than this gets a lead line. */
const LEAD_FROM = 11;

type Spot = { readonly spot: MapChit['spot']; readonly face: ChitFace; readonly disc: boolean };

const Tray = memo(function Tray({
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
          y={-CHIT / 2 - 2}
          width={width}
          height={CHIT + 4}
          rx="3"
        />
        {spots.map(({ spot, face, disc }, i) => (
          <g key={spot} transform={`translate(${(i - (spots.length - 1) / 2) * STEP} 0)`}>
            <ChitShape face={face} spot={spot} />
            {disc ? <circle className="map-disc" r="3.6" cx="5" cy="-5" /> : null}
          </g>
        ))}
      </g>
    </g>
  );
}, saysSame);

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
