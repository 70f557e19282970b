import type { OverviewOf } from '../../../../table/board/BoardWindow';
import { Overview } from '../../../../table/board/Overview';
import { REGIONS } from '../../content/terms';
import { geography, HOME, SHEET } from './geography';

export function MapOverview(props: OverviewOf) {
  return (
    <Overview sheet={SHEET} {...props}>
      <rect fill="var(--m-sea)" width={HOME.width} height={HOME.height} />
      <path fill="var(--m-land)" d={geography.land} />
      <g clipPath="url(#map-on-land)">
        {REGIONS.map((region) => (
          <path
            key={region}
            className={`region-${region}`}
            fill="var(--m-tint)"
            opacity=".34"
            d={geography.regions[region]}
          />
        ))}
      </g>
      <path fill="none" stroke="var(--m-river-casing)" strokeWidth="4" opacity=".6" d={geography.rivers} />
    </Overview>
  );
}
