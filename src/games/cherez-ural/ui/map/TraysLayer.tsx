import { memo } from 'react';
import { itemAt } from '../../../../rules-kit/indexed';
import { glyphAt } from '../../../../table/board/glyph';
import { Lead } from '../../../../table/board/Lead';
import { arePropsEqual } from '../../../../table/rendering/useStable';
import { board, type Space } from '../../content/board';
import type { SpaceId } from '../../content/terms';
import { ChitShape } from './ChitShape';
import { pointOf, trayPlace } from './geography';
import { chitSteps } from './layout';
import { CHIT } from './sizes';
import type { ChitFace, MapChit, MapLanguage } from './types';

type Spot = { readonly spot: MapChit['spot']; readonly face: ChitFace; readonly disc: boolean };

type TrayProps = {
  readonly space: Space;
  readonly spots: readonly Spot[];
  readonly language: MapLanguage;
};

const Tray = memo(function Tray({ space, spots, language }: TrayProps) {
  const place = trayPlace(space.id, language);
  const steps = chitSteps(spots.length);
  const width = spots.length * CHIT.step + 2.5;
  return (
    <g className={`map-tray region-${space.region}`} style={glyphAt(place.pivot, place.offset)}>
      <rect
        className="map-tray-paper"
        x={-width / 2}
        y={-CHIT.edge / 2 - 2}
        width={width}
        height={CHIT.edge + 4}
        rx="3"
      />
      {spots.map(({ spot, face, disc }, i) => (
        <g key={spot} data-chit={`${space.id} ${i}`} transform={`translate(${itemAt(steps, i)} 0)`}>
          <ChitShape face={face} spot={spot} />
          {disc ? <circle className="map-disc" r="3.6" cx="5" cy="-5" /> : null}
        </g>
      ))}
    </g>
  );
}, arePropsEqual);

const EMPTY: ChitFace = { kind: 'empty' };

type TraysProps = {
  readonly chits: readonly MapChit[];
  readonly language: MapLanguage;
  readonly shown: ReadonlySet<SpaceId>;
};

/** Exploration spot left, hunting spot right. A dashed line leads to the space if it is far away. */
export const TraysLayer = memo(function TraysLayer({ chits, language, shown }: TraysProps) {
  const trays = board.spaces.flatMap((space) => {
    const at = (spot: MapChit['spot']): Spot => {
      const chit = chits.find((c) => c.at === space.id && c.spot === spot);
      return { spot, face: chit?.face ?? EMPTY, disc: chit?.disc ?? false };
    };
    const spots = [
      ...(space.explorationSpot ? [at('exploration')] : []),
      ...(space.huntingSpot ? [at('hunting')] : []),
    ];
    return shown.has(space.id) ? [{ space, spots }] : [];
  });
  return (
    <g>
      {trays.map(({ space }) => (
        <Lead
          key={space.id}
          className={`region-${space.region}`}
          from={pointOf(space.id)}
          to={trayPlace(space.id, language).pivot}
        />
      ))}
      {trays.map(({ space, spots }) => (
        <Tray key={space.id} space={space} spots={spots} language={language} />
      ))}
    </g>
  );
});
