import './map.css';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { board } from '../../content/board';
import type { SpaceId } from '../../content/terms';
import { Controls } from './Controls';
import { geography } from './geography';
import { NamesLayer } from './NamesLayer';
import { Overview } from './Overview';
import { PathLines, PathPills } from './PathLayer';
import { MarkersLayer, PiecesLayer } from './PiecesLayer';
import { SheetLayer, sheetBox } from './SheetLayer';
import { NameSlip, SpaceNames, SpaceSigns } from './SpacesLayer';
import { BadgesLayer, SpaceButtons, TargetRings } from './TargetsLayer';
import { TraysLayer } from './TraysLayer';
import type { BoardMapProps } from './types';
import { useView } from './useView';
import { glyphScale, isPhone } from './view';
import { MAP_WORDS } from './words';

/** Villages are named once glyphs have shrunk so far against the sheet. */
const VILLAGES_FROM = 0.752;
const HOME_SPACE = 'moscow';

/** The board. Fills its container, knows no rules: it draws what it is given and says what was chosen. */
export function BoardMap(props: BoardMapProps) {
  const { language, season, pieces, chits, markers, targets, path, selectedPiece, focusedSpace } = props;
  const container = useRef<HTMLDivElement>(null);
  const selected = pieces.find((piece) => piece.id === selectedPiece);
  const startAt = selected ?? pieces.find((piece) => piece.acting) ?? pieces[0];
  const { size, view, moving, handlers, zoomIn, zoomOut, fit, show, lookAt } = useView(
    container,
    geography.spaces[startAt?.at ?? HOME_SPACE],
  );
  const [hovered, setHovered] = useState<SpaceId | null>(null);
  const unexplored = useMemo<ReadonlySet<SpaceId>>(() => new Set(props.unexplored), [props.unexplored]);

  const showFocus = useRef(show);
  useEffect(() => {
    showFocus.current = show;
  });
  useEffect(() => {
    if (focusedSpace !== undefined) showFocus.current(geography.spaces[focusedSpace]);
  }, [focusedSpace]);

  const hover = (space: SpaceId | null) => {
    setHovered(space);
    props.onHover(space);
  };
  const glyphs = view === null ? 1 : glyphScale(view.scale, size);
  const villages = glyphs <= VILLAGES_FROM;
  const slip = hovered === null ? undefined : board.space[hovered];
  const player = path?.player ?? selected?.player;
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
          <svg {...sheetBox} className="map-top" aria-hidden="true" focusable="false">
            <NamesLayer language={language} />
            {path === undefined ? null : <PathLines path={path} />}
            <TargetRings targets={targets} focused={focusedSpace} player={player} />
            <SpaceSigns unexplored={unexplored} />
            <TraysLayer chits={chits} language={language} />
            <SpaceNames language={language} villages={villages} />
            <MarkersLayer markers={markers} />
            <BadgesLayer targets={targets} language={language} focused={focusedSpace} player={player} />
            {path === undefined ? null : <PathPills path={path} language={language} />}
            {slip?.kind === 'village' && !villages ? <NameSlip space={slip} language={language} /> : null}
          </svg>
          <svg {...sheetBox} className="map-touch">
            <title>{words.map}</title>
            <SpaceButtons
              targets={targets}
              onSpace={props.onSpace}
              onHover={hover}
              onReach={(space) => show(geography.spaces[space])}
              spaceLabel={props.spaceLabel}
            />
            <PiecesLayer pieces={pieces} selected={selectedPiece} onPiece={props.onPiece} />
          </svg>
        </div>
      )}
      {phone ? null : <div className="map-frame" aria-hidden="true" />}
      {phone && view !== null ? (
        <Overview view={view} size={size} label={words.overview} onView={lookAt} />
      ) : null}
      <Controls language={language} actions={{ zoomIn, zoomOut, fit }} />
    </div>
  );
}
