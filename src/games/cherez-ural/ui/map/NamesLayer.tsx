import { memo } from 'react';
import { glyphAt } from '../../../../table/board/glyph';
import { geography } from './geography';
import { HALO, NAME } from './lines';
import { REGION_NAME } from './sizes';
import type { MapLanguage } from './types';

const { size, tracking, leading } = REGION_NAME;

/**
 * Names of seas, rivers and regions. Decorative and hidden from screen readers, because each space's label includes its
 * region.
 */
export const NamesLayer = memo(function NamesLayer({ language }: { readonly language: MapLanguage }) {
  const text = geography.text[language];
  return (
    <g className="map-names">
      {text.regions.map(({ region, lines, x, y }) => (
        <text
          key={region}
          {...NAME}
          {...HALO}
          className={`region-${region}`}
          fillOpacity=".62"
          strokeOpacity=".7"
          strokeWidth="2.4"
          style={glyphAt([x, y])}
          fontSize={size}
          letterSpacing={`${tracking}em`}
        >
          {lines.map((line, i) => (
            // Letter spacing also follows the last letter, so the text's centre is half a space to the left.
            <tspan
              key={line}
              x={(tracking * size) / 2}
              y={((i - (lines.length - 1) / 2) * leading + 0.35) * size}
            >
              {line}
            </tspan>
          ))}
        </text>
      ))}
      {(['sea', 'river'] as const).flatMap((kind) =>
        text[`${kind}s`].map(({ text: name, d }) => (
          <g key={`${kind} ${name}`}>
            <path id={`map-${kind}-${name}`} d={d} fill="none" />
            <text
              {...(kind === 'river' && HALO)}
              className={`map-${kind}-name`}
              fill={`var(--m-${kind}-name)`}
            >
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
