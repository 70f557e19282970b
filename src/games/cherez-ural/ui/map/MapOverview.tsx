import type { OverviewOf } from '../../../../table/board/BoardWindow';
import { Overview } from '../../../../table/board/Overview';
import { REGIONS } from '../../content/terms';
import { geography, HOME, SHEET } from './geography';

export function MapOverview(props: OverviewOf) {
  return (
    <Overview sheet={SHEET} {...props}>
      <rect className="map-sea" width={HOME.width} height={HOME.height} />
      <path className="map-land" d={geography.land} />
      <g clipPath="url(#map-on-land)">
        {REGIONS.map((region) => (
          <path
            key={region}
            className={`map-overview-region region-${region}`}
            d={geography.regions[region]}
          />
        ))}
      </g>
      <path className="map-overview-river" d={geography.rivers} />
    </Overview>
  );
}
