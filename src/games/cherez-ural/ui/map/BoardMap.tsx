import { useWords } from '../../../../table/context';
import './map.css';
import { type CSSProperties, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useView } from '../../../../table/board/useView';
import type { Point } from '../../../../table/board/view';
import { glyphScale, isPhone } from '../../../../table/board/view';
import { ZoomControls } from '../../../../table/board/ZoomControls';
import { later } from '../../../../table/painting/later';
import type { SpaceId } from '../../content/terms';
import { geography, SHEET } from './geography';
import { Layers } from './Layers';
import { SheetLayer } from './SheetLayer';
import type { BoardMapProps } from './types';

const MapOverview = later(async () => (await import('./MapOverview')).MapOverview);

const HOME_SPACE = 'moscow';

/** The board. Fills its container, knows no rules: it draws what it is given and says what was chosen. */
export function BoardMap(props: BoardMapProps) {
  const { language, season, pieces, selectedPiece, focusedSpace, onHover } = props;
  const container = useRef<HTMLDivElement>(null);
  const selected = pieces.find((piece) => piece.id === selectedPiece);
  const startAt = selected ?? pieces.find((piece) => piece.acting) ?? pieces[0];
  const { size, view, moving, handlers, zoomIn, zoomOut, fit, show, lookAt } = useView(
    SHEET,
    container,
    geography.spaces[startAt?.at ?? HOME_SPACE],
  );
  const [hovered, setHovered] = useState<SpaceId | null>(null);

  const showNow = useRef(show);
  useEffect(() => {
    showNow.current = show;
  });
  const reach = useCallback((point: Point) => showNow.current(point), []);
  useEffect(() => {
    if (focusedSpace !== undefined) reach(geography.spaces[focusedSpace]);
  }, [focusedSpace, reach]);
  const selectedAt = selected?.at;
  useEffect(() => {
    if (selectedAt !== undefined) reach(geography.spaces[selectedAt]);
  }, [selectedAt, reach]);
  const hover = useCallback(
    (space: SpaceId | null) => {
      setHovered(space);
      onHover(space);
    },
    [onHover],
  );

  // While the map moves it is shifted and stretched as a picture; glyphs find their size again when it rests.
  const [restScale, setRestScale] = useState<number | null>(null);
  if (view !== null && !moving && view.scale !== restScale) setRestScale(view.scale);
  const glyphs = restScale === null ? 1 : glyphScale(SHEET, restScale, size);
  const phone = isPhone(size);
  const { t } = useWords();

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={container}
      className={`board-map${moving ? ' moving' : ''}${phone ? ' phone' : ''}`}
      data-season={season}
      lang={language}
      role="group"
      aria-label={t('kit.board.map')}
      aria-description={t('kit.board.help')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map
      tabIndex={0}
      {...handlers}
    >
      {view === null ? null : (
        <div
          className="map-stage"
          style={
            {
              transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
              '--g': glyphs,
            } as CSSProperties
          }
        >
          <SheetLayer />
          <Layers board={props} hovered={hovered} glyphs={glyphs} onHover={hover} onReach={reach} />
        </div>
      )}
      {phone ? null : <div className="map-frame" aria-hidden="true" />}
      {phone && view !== null ? (
        <Suspense>
          <MapOverview
            view={view}
            size={size}
            clearOf={selectedAt === undefined ? undefined : geography.spaces[selectedAt]}
            onView={lookAt}
          />
        </Suspense>
      ) : null}
      <ZoomControls actions={{ zoomIn, zoomOut, fit }} />
    </div>
  );
}
