import './map.css';
import { type CSSProperties, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { SpaceId } from '../../content/terms';
import { later } from '../parts/later';
import { Controls } from './Controls';
import { geography, type Point } from './geography';
import { Layers } from './Layers';
import { SheetLayer } from './SheetLayer';
import type { BoardMapProps } from './types';
import { useView } from './useView';
import { glyphScale, isPhone } from './view';
import { MAP_WORDS } from './words';

const Overview = later(async () => (await import('./Overview')).Overview);

const HOME_SPACE = 'moscow';

/** The board. Fills its container, knows no rules: it draws what it is given and says what was chosen. */
export function BoardMap(props: BoardMapProps) {
  const { language, season, pieces, selectedPiece, focusedSpace, onHover } = props;
  const container = useRef<HTMLDivElement>(null);
  const selected = pieces.find((piece) => piece.id === selectedPiece);
  const startAt = selected ?? pieces.find((piece) => piece.acting) ?? pieces[0];
  const { size, view, moving, handlers, zoomIn, zoomOut, fit, show, lookAt } = useView(
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
  const glyphs = restScale === null ? 1 : glyphScale(restScale, size);
  const phone = isPhone(size);
  const words = MAP_WORDS[language];

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={container}
      className={`board-map${moving ? ' moving' : ''}${phone ? ' phone' : ''}`}
      data-season={season}
      lang={language}
      role="group"
      aria-label={words.map}
      aria-description={words.help}
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
          <Overview view={view} size={size} label={words.overview} onView={lookAt} />
        </Suspense>
      ) : null}
      <Controls language={language} actions={{ zoomIn, zoomOut, fit }} />
    </div>
  );
}
