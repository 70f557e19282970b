import { memo, Suspense, useMemo } from 'react';
import type { Box } from '../../../../table/board/crowd';
import { Spots } from '../../../../table/board/Spots';
import type { Point } from '../../../../table/board/view';
import { useWords } from '../../../../table/context';
import { later } from '../../../../table/loading/later';
import { useStable } from '../../../../table/rendering/useStable';
import { spaceOf } from '../../content/board';
import type { SpaceId } from '../../content/terms';
import { costBox, pointOf, spacesInOrder } from './geography';
import { LinksLayer } from './LinksLayer';
import {
  costsUnder,
  digitsOf,
  isInPart,
  type Laid,
  layoutOf,
  namesClearOf,
  type Pill,
  partOf,
  pillsOf,
} from './layout';
import { NamesLayer } from './NamesLayer';
import { PiecesLayer } from './PiecesLayer';
import { sheetBox } from './SheetLayer';
import { SpaceIcons, SpaceNames } from './SpacesLayer';
import { DISC } from './sizes';
import { TargetsLayer } from './TargetsLayer';
import { TiesLayer, TraysLayer } from './TraysLayer';
import type { BoardMapProps, MapLanguage } from './types';

const ChitTurn = later(async () => (await import('./lateLayers')).ChitTurn);
// A game begins without markers.
const MarkersLayer = later(async () => (await import('./lateLayers')).MarkersLayer);
const NameSlip = later(async () => (await import('./lateLayers')).NameSlip);
const WaysBadge = later(async () => (await import('./lateLayers')).WaysBadge);
const PathLines = later(async () => (await import('./lateLayers')).PathLines);
const PathPills = later(async () => (await import('./lateLayers')).PathPills);

const SPACES: readonly SpaceId[] = spacesInOrder.map(({ id }) => id);
const NOWHERE: readonly Box[] = [];
const NO_PILLS: readonly Pill[] = [];
const radiusOf = (): number => DISC / 2 - 2;

/** The part of the map that these layers cover: the whole sheet, the sheet without the inset's part, or the inset. */
export type Where = 'sheet' | 'around' | 'inset';

type LayersProps = {
  /** The map's props as one object, so that scrolling the map rerenders nothing here. */
  readonly board: BoardMapProps;
  readonly where: Where;
  readonly hovered: SpaceId | null;
  readonly glyphs: number;
  readonly onHover: (space: SpaceId | null) => void;
  readonly onReach?: (point: Point) => void;
  /** Parts of the sheet below the overview or the buttons */
  readonly covered?: readonly Box[];
};

const isHere = (where: Where, space: SpaceId): boolean =>
  where === 'sheet' || isInPart(space) === (where === 'inset');

type Given = {
  readonly language: MapLanguage;
  readonly glyphs: number;
  readonly where: Where;
  readonly standing: Laid['pieces'];
  readonly marked: BoardMapProps['markers'];
  readonly chosen: BoardMapProps['targets'];
};

function shownHere({ language, glyphs, where, standing, marked, chosen }: Given) {
  const here = <Item extends { readonly at: SpaceId }>(items: readonly Item[]) =>
    items.filter(({ at }) => isHere(where, at));
  const only = (ids: ReadonlySet<SpaceId>) => new Set([...ids].filter((id) => isHere(where, id)));
  const [markers, targets] = [here(marked), here(chosen)];
  const layout = layoutOf({ language, pieces: standing, markers, targets }, glyphs);
  return {
    layout,
    markers,
    targets,
    targetSpaces: new Set(chosen.map(({ at }) => at)),
    names: only(layout.names),
    trays: only(layout.trays),
    spots: SPACES.filter((id) => isHere(where, id)),
  };
}

/** Everything that changes during play, from the names up to the pieces. */
export const Layers = memo(function Layers(props: LayersProps) {
  const { where, hovered, glyphs, onHover, onReach, covered = NOWHERE } = props;
  const { language, path, turned, selectedPiece, focusedSpace, onSpace, onPiece, spaceLabel, ...all } =
    props.board;
  const { t } = useWords();
  const unexplored = useMemo<ReadonlySet<SpaceId>>(() => new Set(all.unexplored), [all.unexplored]);
  const pieces = useMemo(() => all.pieces.filter(({ at }) => isHere(where, at)), [all.pieces, where]);
  const standing = useStable(pieces.map(({ id, at, acting }) => ({ id, at, acting })));
  const { markers: marked, targets: chosen } = all;
  const {
    layout,
    names: placedNames,
    trays,
    markers,
    targets,
    targetSpaces,
    spots,
  } = useMemo(
    () => shownHere({ language, glyphs, where, standing, marked, chosen }),
    [language, glyphs, where, standing, marked, chosen],
  );
  const clear = useStable(useMemo(() => namesClearOf(covered, layout), [covered, layout]));
  const names = useMemo(() => new Set(clear.filter((id) => placedNames.has(id))), [clear, placedNames]);
  const pills = useMemo(
    () =>
      path === undefined
        ? NO_PILLS
        : pillsOf(
            path.legs.filter(({ to }) => isHere(where, to)),
            layout,
          ),
    [path, where, layout],
  );
  const hiddenCosts = useStable([...layout.crowded, ...costsUnder(pills, layout)]);
  const tagOf = (space: SpaceId) => {
    const target = targets.find(({ at }) => at === space);
    return target === undefined || layout.crowded.includes(space)
      ? undefined
      : costBox(space, digitsOf(target), language);
  };
  const player = path?.player ?? all.pieces.find((piece) => piece.id === selectedPiece)?.player;
  const slip = hovered === null || !isHere(where, hovered) ? undefined : spaceOf(hovered);
  const open = targets.find(({ at, ways }) => at === focusedSpace && ways.length > 1);
  return (
    <>
      <svg {...sheetBox} className="map-top" aria-hidden="true" focusable="false">
        <NamesLayer language={language} />
        <Suspense>{path === undefined ? null : <PathLines path={path} />}</Suspense>
        <TiesLayer language={language} shown={trays} />
        <SpaceIcons unexplored={unexplored} />
        <TargetsLayer
          targets={targets}
          unexplored={unexplored}
          language={language}
          hidden={hiddenCosts}
          focused={focusedSpace}
          player={player}
        />
        <TraysLayer chits={all.chits} language={language} shown={trays} />
        <SpaceNames language={language} glyphs={glyphs} shown={names} />
        <Suspense>
          {markers.length === 0 ? null : <MarkersLayer markers={markers} layout={layout} />}
        </Suspense>
        <Suspense>{path === undefined ? null : <PathPills pills={pills} player={path.player} />}</Suspense>
        <Suspense>{open === undefined ? null : <WaysBadge target={open} layout={layout} />}</Suspense>
        <Suspense>
          {slip === undefined || names.has(slip.id) ? null : (
            <NameSlip space={slip} language={language} layout={layout} />
          )}
        </Suspense>
        {where === 'around' ? <InsetPart language={language} /> : null}
      </svg>
      <svg {...sheetBox} className="map-touch">
        <title>{t('kit.board.map')}</title>
        <LinksLayer
          chits={all.chits}
          markers={markers}
          layout={layout}
          trays={trays}
          names={names}
          language={language}
        />
        <Spots
          spots={spots}
          targets={targetSpaces}
          pointOf={pointOf}
          radiusOf={radiusOf}
          tagOf={tagOf}
          labelOf={spaceLabel}
          hovered={hovered}
          onSpot={onSpace}
          onHover={onHover}
          onReach={(space) => onReach?.(pointOf(space))}
        />
        <PiecesLayer pieces={pieces} layout={layout} selected={selectedPiece} onPiece={onPiece} />
        <Suspense>
          {turned === undefined || !isHere(where, turned.at) ? null : (
            <ChitTurn key={turned.move} turned={turned} />
          )}
        </Suspense>
      </svg>
    </>
  );
});

function InsetPart({ language }: Pick<BoardMapProps, 'language'>) {
  const { x, y, w, h } = partOf(language);
  return <rect className="map-inset-part" x={x - w / 2} y={y - h / 2} width={w} height={h} />;
}
