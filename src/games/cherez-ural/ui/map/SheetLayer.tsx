import { memo } from 'react';
import { REGIONS } from '../../content/terms';
import { BLEED, geography } from './geography';

const viewBox = `${BLEED.x} ${BLEED.y} ${BLEED.width} ${BLEED.height}`;
export const sheetBox = {
  viewBox,
  width: BLEED.width,
  height: BLEED.height,
  style: { left: BLEED.x, top: BLEED.y },
} as const;

/** Stroke widths of a region's edge. Overlapping narrower bands look hand-tinted without an expensive blur. */
const TINT_BANDS = [15, 12, 9.2, 6.6, 4.2, 2] as const;

const Drawn = () => (
  <>
    <rect className="map-sea" x={BLEED.x} y={BLEED.y} width={BLEED.width} height={BLEED.height} />
    <path className="map-engraving" d={geography.engraving} />
    <path className="map-graticule" d={geography.graticule} />
    {[1, 2, 3].map((lining) => (
      <use key={lining} href="#map-land" className={`map-lining-${lining}`} />
    ))}
    <path className="map-ice" d={geography.ice} />
    <use href="#map-land" className="map-land" />
    {/* Each clip path has one path and isn't clipped itself; browsers can then clip without a mask. */}
    <g clipPath="url(#map-on-land)">
      {REGIONS.map((region) => (
        <g key={region} className={`map-tint region-${region}`} clipPath={`url(#map-in-${region})`}>
          <path className="map-tint-fill" d={geography.regions[region]} />
          {TINT_BANDS.map((width) => (
            <path
              key={width}
              className="map-tint-band"
              strokeWidth={width}
              d={geography.regions[region] + geography.shores[region]}
            />
          ))}
        </g>
      ))}
    </g>
    <g clipPath="url(#map-on-land)">
      {REGIONS.map((region) => (
        <path key={region} className={`map-border region-${region}`} d={geography.regions[region]} />
      ))}
    </g>
    <path className="map-firs" d={geography.firs} />
    <path className="map-hill-shades" d={geography.shades} />
    <path className="map-hills" d={geography.hills} />
    <path className="map-lakes" d={geography.lakes} />
    <path className="map-thin-rivers" d={geography.thinRivers} />
    <use href="#map-land" className="map-coast" />
    <path className="map-river-casing" d={geography.rivers} />
    <path className="map-river" d={geography.rivers} />
    <path className="map-river-glint" d={geography.rivers} />
    <path className="map-road" d={geography.roads} />
    <path className="map-road-paper" d={geography.roads} />
    <path className="map-portage-halo" d={geography.portages} />
    <path className="map-portage" d={geography.portages} />
    <path className="map-portage-rungs" d={geography.portages} />
  </>
);

/** Only its colours change during play. */
export const SheetLayer = memo(function SheetLayer() {
  const { land } = geography;
  return (
    <svg {...sheetBox} className="map-sheet" aria-hidden="true" focusable="false">
      <defs>
        <path id="map-land" d={land} />
        <clipPath id="map-on-land">
          <path d={land} />
        </clipPath>
        {REGIONS.map((region) => (
          <clipPath key={region} id={`map-in-${region}`}>
            <path d={geography.regions[region]} />
          </clipPath>
        ))}
      </defs>
      <Drawn />
    </svg>
  );
});

/** A second copy of the sheet for the inset. It reuses the land and clips of the first. */
export const SheetAgain = memo(function SheetAgain() {
  return (
    <svg {...sheetBox} className="map-sheet" aria-hidden="true" focusable="false">
      <Drawn />
    </svg>
  );
});
