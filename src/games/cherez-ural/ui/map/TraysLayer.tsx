import { memo } from 'react';
import { itemAt } from '../../../../rules-kit/indexed';
import { glyphAt } from '../../../../table/board/glyph';
import { arePropsEqual } from '../../../../table/rendering/useStable';
import { board, type Space } from '../../content/board';
import type { SpaceId } from '../../content/terms';
import { ChitShape } from './ChitShape';
import { pointOf, trayOffset } from './geography';
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
  const [x, y] = trayOffset(space.id, language);
  const steps = chitSteps(spots.length);
  const width = spots.length * CHIT.step + 2.5;
  return (
    <g className={`region-${space.region}`} style={glyphAt(pointOf(space.id), [x, y])}>
      <rect
        fill="var(--m-badge)"
        fillOpacity=".85"
        stroke="var(--m-label)"
        strokeWidth=".7"
        strokeOpacity=".6"
        x={-width / 2}
        y={-CHIT.edge / 2 - 2}
        width={width}
        height={CHIT.edge + 4}
        rx="3"
      />
      {spots.map(({ spot, face, disc }, i) => (
        <g key={spot} data-chit={`${space.id} ${i}`} transform={`translate(${itemAt(steps, i)} 0)`}>
          <ChitShape face={face} spot={spot} />
          {disc ? <circle fill="#f6c64b" stroke="#6b4700" r="3.6" cx="5" cy="-5" /> : null}
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

type TiesProps = Pick<TraysProps, 'language' | 'shown'>;

/** Lines that tie each tray to its space. They are below both. */
export const TiesLayer = memo(function TiesLayer({ language, shown }: TiesProps) {
  return (
    <g>
      {board.spaces.map(({ id, region }) => {
        if (!shown.has(id)) return null;
        const [x, y] = trayOffset(id, language);
        return (
          <g key={id} className={`region-${region}`} style={glyphAt(pointOf(id))}>
            <path stroke="var(--m-land)" strokeWidth="3.6" d={`M0 0L${x} ${y}`} />
            <path stroke="var(--m-label)" strokeWidth="1.6" d={`M0 0L${x} ${y}`} />
          </g>
        );
      })}
    </g>
  );
});

/** Exploration spot left, hunting spot right. */
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
      {trays.map(({ space, spots }) => (
        <Tray key={space.id} space={space} spots={spots} language={language} />
      ))}
    </g>
  );
});
