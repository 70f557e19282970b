import { memo } from 'react';
import { geography } from './geography';
import type { MapLanguage } from './types';

/**
 * Names of seas, rivers and regions. Decorative and hidden from screen readers, because each space's label includes its
 * region.
 */
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
      {(['sea', 'river'] as const).flatMap((kind) =>
        text[`${kind}s`].map(({ text: name, d }) => (
          <g key={`${kind} ${name}`}>
            <path id={`map-${kind}-${name}`} d={d} fill="none" />
            <text className={`map-${kind}-name`}>
              <textPath href={`#map-${kind}-${name}`} startOffset="50%">
                {name}
              </textPath>
            </text>
          </g>
        )),
      )}
    </g>
  );
});
