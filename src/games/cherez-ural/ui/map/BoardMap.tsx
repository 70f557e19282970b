import './map.css';
import { useCallback, useMemo, useState } from 'react';
import { BoardWindow } from '../../../../table/board/BoardWindow';
import { later } from '../../../../table/loading/later';
import { SPACES, type SpaceId } from '../../content/terms';
import { useWords } from '../context';
import { pointOf, SHEET } from './geography';
import { Layers } from './Layers';
import { INSET_GLYPHS, isInPart, partOf, standingAt } from './layout';
import { SheetAgain, SheetLayer } from './SheetLayer';
import type { BoardMapProps } from './types';

const MapOverview = later(async () => (await import('./MapOverview')).MapOverview);

const HOME_SPACE = 'moscow';
const OUTSIDE_INSET = SPACES.filter((space) => !isInPart(space)).map(pointOf);

/** The board's map. It fills its container, contains no rules, and reports choices through callbacks. */
export function BoardMap(props: BoardMapProps) {
  const { language, season, pieces, selectedPiece, focusedSpace, onHover, onRoutes } = props;
  const { t } = useWords();
  const part = useMemo(() => partOf(language), [language]);
  const selected = pieces.find((piece) => piece.id === selectedPiece);
  const startAt = selected ?? pieces.find((piece) => piece.acting) ?? pieces[0];
  const [hovered, setHovered] = useState<SpaceId | null>(null);
  const hover = useCallback(
    (space: SpaceId | null) => {
      setHovered(space);
      onHover(space);
    },
    [onHover],
  );
  const shared = { board: props, hovered, onHover: hover };
  return (
    <BoardWindow
      sheet={SHEET}
      startAt={pointOf(startAt?.at ?? HOME_SPACE)}
      actsAt={selected === undefined ? undefined : pointOf(selected.at)}
      chosenAt={focusedSpace === undefined ? undefined : pointOf(focusedSpace)}
      Overview={MapOverview}
      frame={<div className="map-frame" aria-hidden="true" />}
      data={{ 'data-season': season }}
      routes={{ name: t('table.routes'), open: onRoutes }}
      inset={{
        part,
        name: t('table.south'),
        glyphs: INSET_GLYPHS,
        isNeeded: (glyphs) => !standingAt(language, glyphs).isWhole(isInPart),
        points: OUTSIDE_INSET,
        draw: () => (
          <>
            <SheetAgain />
            <Layers {...shared} where="inset" glyphs={INSET_GLYPHS} />
          </>
        ),
      }}
      draw={(glyphs, { reach, hasInset, covered }) => (
        <>
          <SheetLayer />
          <Layers
            {...shared}
            where={hasInset ? 'around' : 'sheet'}
            glyphs={glyphs}
            onReach={reach}
            covered={covered}
          />
        </>
      )}
    />
  );
}
