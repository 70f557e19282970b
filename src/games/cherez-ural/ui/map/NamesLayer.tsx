import { memo } from 'react';
import { geography } from './geography';
import type { MapLanguage } from './types';

/** Names of seas, rivers and regions: ornament, hidden from screen readers (each space says its region). */
export const NamesLayer = memo(function NamesLayer({ language }: { readonly language: MapLanguage }) {
  const text = geography.text[language];
  return (
    <g className="map-names">
      {text.regions.map(({ region, lines, size, x, y }) => (
        <text key={region} className={`map-region-name region-${region} map-region-${size}`}>
          {lines.map((line, i) => (
            <tspan key={line} x={x} y={y + (i - (lines.length - 1) / 2) * size * 1.3 + 5}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
      {text.seas.map(({ text: name, d }) => (
        <g key={name}>
          <path id={`map-sea-${name}`} d={d} fill="none" />
          <text className="map-sea-name">
            <textPath href={`#map-sea-${name}`} startOffset="50%">
              {name}
            </textPath>
          </text>
        </g>
      ))}
      {text.rivers.map(({ text: name, d }) => (
        <g key={name}>
          <path id={`map-river-${name}`} d={d} fill="none" />
          <text className="map-river-name">
            <textPath href={`#map-river-${name}`} startOffset="50%">
              {name}
            </textPath>
          </text>
        </g>
      ))}
    </g>
  );
});
