/** Lines of the map that keep their width at every zoom (`--g`), in the colours of map.css. */

export const px = (width: number): string => `calc(${width}px * var(--g))`;

/** Returns the attributes of a line: its colour, width and dashes in px. */
export const line = (colour: string, width: number, dashes?: readonly number[]) => ({
  stroke: `var(--m-${colour})`,
  style: { strokeWidth: px(width), strokeDasharray: dashes?.map(px).join(' ') },
});

export const ROUND = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** The edge of the land's colour around names and signs */
export const HALO = { stroke: 'var(--m-land)', strokeLinejoin: 'round', paintOrder: 'stroke' } as const;

/** The name of a space */
export const NAME = { fill: 'var(--m-label)', fontWeight: 700, textAnchor: 'middle' } as const;

/** Each way is drawn as several lines on top of each other. */
const WAYS = {
  river: [
    { ...line('river-casing', 3.6), ...ROUND },
    { ...line('river', 2.2), ...ROUND },
    { ...line('river-glint', 0.7), ...ROUND },
  ],
  road: [line('road', 4.2, [7, 3]), line('land', 2.1)],
  portage: [line('land', 7.6), line('portage', 5), line('land', 5, [0.9, 2.4])],
} as const;

type WayLinesProps = { readonly way: keyof typeof WAYS; readonly d: string };

export const WayLines = ({ way, d }: WayLinesProps) => (
  <g className={`map-${way}`} fill="none">
    {WAYS[way].map((look, index) => (
      <path key={index} {...look} d={d} />
    ))}
  </g>
);
