import { memo } from 'react';
import { glyphAt } from '../../../../table/board/glyph';
import { geography } from './geography';
import { HALO, px } from './lines';
import { REGION_NAME } from './sizes';
import type { MapLanguage } from './types';

const { size, tracking, leading } = REGION_NAME;

/**
 * Names of seas, rivers and regions. Decorative and hidden from screen readers, because each space's label includes its
 * region.
 */
export const NamesLayer = memo(function NamesLayer({ language }: { readonly language: MapLanguage }) {
  const text = geography.text[language];
  const isJapanese = language === 'ja';
  return (
    <g className="map-names">
      {text.regions.map(({ region, lines, x, y }) => (
        <text
          key={region}
          className={`region-${region}`}
          {...HALO}
          fill="var(--m-label)"
          fillOpacity=".62"
          fontWeight="700"
          textAnchor="middle"
          strokeWidth="2.4"
          strokeOpacity=".7"
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
              textAnchor="middle"
              fill={`var(--m-${kind}-name)`}
              fontStyle={isJapanese ? undefined : 'italic'}
              {...(kind === 'river' ? HALO : { letterSpacing: isJapanese ? '.3em' : '.12em' })}
              style={kind === 'river' ? { fontSize: px(12), strokeWidth: px(2) } : { fontSize: px(15.5) }}
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
