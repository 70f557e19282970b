import { memo } from 'react';
import { REGIONS } from '../../content/terms';
import { BLEED, geography } from './geography';
import { line, ROUND, WayLines } from './lines';

const viewBox = `${BLEED.x} ${BLEED.y} ${BLEED.width} ${BLEED.height}`;
export const sheetBox = {
  viewBox,
  width: BLEED.width,
  height: BLEED.height,
  style: { left: BLEED.x, top: BLEED.y },
} as const;

/** Stroke widths of a region's edge. Overlapping narrower bands look hand-tinted without an expensive blur. */
const TINT_BANDS = [15, 12, 9.2, 6.6, 4.2, 2] as const;
/** Widths of the bands of lighter sea along the shore */
const LININGS = [16, 10.5, 5.5] as const;

const Drawn = () => (
  <>
    <rect {...BLEED} fill="var(--m-sea)" />
    <path {...line('coast', 0.6)} strokeOpacity=".22" d={geography.engraving} />
    <path {...line('coast', 0.5)} strokeOpacity=".28" d={geography.graticule} />
    {LININGS.map((width, lining) => (
      <use
        key={width}
        href="#map-land"
        stroke={`var(--m-lining-${lining + 1})`}
        strokeWidth={width}
        strokeLinejoin="round"
      />
    ))}
    <path {...line('ice', 1.3)} strokeLinecap="round" strokeOpacity=".85" d={geography.ice} />
    <use href="#map-land" fill="var(--m-land)" />
    {/* Each clip path has one path and isn't clipped itself; browsers can then clip without a mask. */}
    <g clipPath="url(#map-on-land)">
      {REGIONS.map((region) => (
        <g key={region} className={`region-${region}`} clipPath={`url(#map-in-${region})`}>
          <path fill="var(--m-tint)" fillOpacity="var(--m-fill)" d={geography.regions[region]} />
          {TINT_BANDS.map((width) => (
            <path
              key={width}
              stroke="var(--m-tint)"
              strokeOpacity="var(--m-edge)"
              strokeLinejoin="round"
              strokeWidth={width}
              d={geography.regions[region] + geography.shores[region]}
            />
          ))}
        </g>
      ))}
    </g>
    <g clipPath="url(#map-on-land)">
      {REGIONS.map((region) => (
        <path
          key={region}
          className={`region-${region}`}
          {...line('tint', 1, [6, 2.4, 1, 2.4])}
          strokeOpacity=".75"
          d={geography.regions[region]}
        />
      ))}
    </g>
    <path fill="var(--m-firs)" fillOpacity=".6" d={geography.firs} />
    <path fill="var(--m-hills)" fillOpacity=".3" d={geography.shades} />
    <path {...line('hills', 0.8)} strokeLinejoin="round" strokeOpacity=".9" d={geography.hills} />
    <path {...line('river-casing', 0.5)} fill="var(--m-lake)" d={geography.lakes} />
    <path {...line('thin-river', 1.05)} {...ROUND} d={geography.thinRivers} />
    <use {...line('coast', 0.9)} strokeLinejoin="round" href="#map-land" />
    <WayLines way="river" d={geography.rivers} />
    <WayLines way="road" d={geography.roads} />
    <WayLines way="portage" d={geography.portages} />
  </>
);

/** Only its colours change during play. */
export const SheetLayer = memo(function SheetLayer() {
  const { land } = geography;
  return (
    <svg {...sheetBox} className="map-sheet" fill="none" aria-hidden="true" focusable="false">
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
    <svg {...sheetBox} className="map-sheet" fill="none" aria-hidden="true" focusable="false">
      <Drawn />
    </svg>
  );
});
