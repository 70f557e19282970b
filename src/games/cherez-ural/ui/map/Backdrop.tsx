import './map.css';
import { useRef } from 'react';
import { useSize } from '../../../../table/board/useSize';
import { glyphScale } from '../../../../table/board/view';
import type { SpaceId } from '../../content/terms';
import { SHEET } from './geography';
import { standingAt } from './layout';
import { NamesLayer } from './NamesLayer';
import { SheetLayer, sheetBox } from './SheetLayer';
import { SpaceIcons, SpaceNames } from './SpacesLayer';
import type { MapLanguage } from './types';

/** The part of the sheet that is always visible, from its top left corner. */
const SHOWN = { left: 20, top: 24, width: 1040, height: 600 } as const;
const NONE: ReadonlySet<SpaceId> = new Set();

/** The map as a decorative picture that fills its container, without pieces or choices. */
export function Backdrop({ language }: { readonly language: MapLanguage }) {
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  const scale = Math.max(size.width / SHOWN.width, size.height / SHOWN.height);
  const glyphs = size.width === 0 ? 1 : glyphScale(SHEET, scale, size);
  const stage = {
    transform: `translate(${SHOWN.left * scale}px, ${SHOWN.top * scale}px) scale(${scale})`,
    '--g': glyphs,
  };
  return (
    <div className="cherez-ural map-backdrop">
      <div className="board-map" data-season="summer" lang={language} ref={place} aria-hidden="true">
        {size.width === 0 ? null : (
          <div className="map-stage" style={stage}>
            <SheetLayer />
            <svg {...sheetBox} className="map-top" aria-hidden="true" focusable="false">
              <NamesLayer language={language} />
              <SpaceIcons unexplored={NONE} />
              <SpaceNames language={language} glyphs={glyphs} shown={standingAt(language, glyphs).names} />
            </svg>
          </div>
        )}
        <div className="map-frame" />
      </div>
    </div>
  );
}
