import './map.css';
import { useCallback, useState } from 'react';
import { BoardWindow } from '../../../../table/board/BoardWindow';
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
  const { season, pieces, selectedPiece, focusedSpace, onHover } = props;
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
  return (
    <BoardWindow
      sheet={SHEET}
      startAt={geography.spaces[startAt?.at ?? HOME_SPACE]}
      actsAt={selected === undefined ? undefined : geography.spaces[selected.at]}
      chosenAt={focusedSpace === undefined ? undefined : geography.spaces[focusedSpace]}
      Overview={MapOverview}
      frame={<div className="map-frame" aria-hidden="true" />}
      data={{ 'data-season': season }}
      draw={(glyphs, reach) => (
        <>
          <SheetLayer />
          <Layers board={props} hovered={hovered} glyphs={glyphs} onHover={hover} onReach={reach} />
        </>
      )}
    />
  );
}
