import { memo, Suspense, useMemo } from 'react';
import { Spots } from '../../../../table/board/Spots';
import type { Point } from '../../../../table/board/view';
import { useWords } from '../../../../table/context';
import { later } from '../../../../table/painting/later';
import { Stands } from '../../../../table/painting/Stands';
import { board } from '../../content/board';
import type { SpaceId } from '../../content/terms';
import { geography, MARKER_RADIUS, spacesInOrder } from './geography';
import { LinksLayer } from './LinksLayer';
import { NamesLayer } from './NamesLayer';
import { MarkersLayer, PiecesLayer } from './PiecesLayer';
import { sheetBox } from './SheetLayer';
import { hasVillageNames, NameSlip, SpaceNames, SpaceSigns } from './SpacesLayer';
import { BadgesLayer, TargetRings } from './TargetsLayer';
import { TraysLayer } from './TraysLayer';
import type { BoardMapProps } from './types';

const ChitTurn = later(async () => (await import('./ChitTurn')).ChitTurn);
const PathLines = later(async () => (await import('./PathLayer')).PathLines);
const PathPills = later(async () => (await import('./PathLayer')).PathPills);

const SPACES: readonly SpaceId[] = spacesInOrder.map(({ id }) => id);
const pointOf = (space: SpaceId): Point => geography.spaces[space];
const radiusOf = (space: SpaceId): number => MARKER_RADIUS[board.space[space].kind];

type LayersProps = {
  /** The map's props as they came, so that moving the window draws nothing anew. */
  readonly board: BoardMapProps;
  readonly hovered: SpaceId | null;
  readonly glyphs: number;
  readonly onHover: (space: SpaceId | null) => void;
  readonly onReach: (point: Point) => void;
};

/** All that changes during play, from the names up to the pieces. */
export const Layers = memo(function Layers({ board: props, hovered, glyphs, onHover, onReach }: LayersProps) {
  const { language, pieces, chits, markers, targets, path, turned, selectedPiece, focusedSpace } = props;
  const { t } = useWords();
  const unexplored = useMemo<ReadonlySet<SpaceId>>(() => new Set(props.unexplored), [props.unexplored]);
  const chosen = useMemo<ReadonlySet<SpaceId>>(() => new Set(targets.map(({ at }) => at)), [targets]);
  const player = path?.player ?? pieces.find((piece) => piece.id === selectedPiece)?.player;
  const slip = hovered === null ? undefined : board.space[hovered];
  return (
    <>
      <svg {...sheetBox} className="map-top" aria-hidden="true" focusable="false">
        <Stands from="spots">
          <NamesLayer language={language} />
          <Suspense>{path === undefined ? null : <PathLines path={path} />}</Suspense>
          <TargetRings targets={targets} focused={focusedSpace} player={player} />
          <SpaceSigns unexplored={unexplored} />
        </Stands>
        <Stands from="details">
          <TraysLayer chits={chits} language={language} />
        </Stands>
        <Stands from="names">
          <SpaceNames language={language} glyphs={glyphs} />
          <BadgesLayer targets={targets} language={language} focused={focusedSpace} player={player} />
          <MarkersLayer markers={markers} />
        </Stands>
        <Suspense>{path === undefined ? null : <PathPills path={path} language={language} />}</Suspense>
        {slip?.kind === 'village' && !hasVillageNames(glyphs) ? (
          <NameSlip space={slip} language={language} />
        ) : null}
      </svg>
      <svg {...sheetBox} className="map-touch">
        <title>{t('kit.board.map')}</title>
        <Stands from="pieces">
          <LinksLayer chits={chits} markers={markers} language={language} />
          <Spots
            spots={SPACES}
            targets={chosen}
            pointOf={pointOf}
            radiusOf={radiusOf}
            labelOf={props.spaceLabel}
            hovered={hovered}
            onSpot={props.onSpace}
            onHover={onHover}
            onReach={(space) => onReach(pointOf(space))}
          />
          <PiecesLayer pieces={pieces} selected={selectedPiece} onPiece={props.onPiece} />
          <Suspense>{turned === undefined ? null : <ChitTurn key={turned.move} turned={turned} />}</Suspense>
        </Stands>
      </svg>
    </>
  );
});
