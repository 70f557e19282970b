/** A section of the game that is marked in the background of a chart */
export type Band = {
  readonly key: string;
  /** Number of moves at the start of the section */
  readonly from: number;
  /** Full name, for tables */
  readonly name: string;
  /** `opens` draws a line and puts the label at the start. The others have the label in the middle, if it fits. */
  readonly look: 'opens' | 'tinted' | 'plain';
  /** May be empty */
  readonly label: string;
};

type BandsProps = {
  readonly bands: readonly Band[];
  readonly moves: number;
  readonly x: (move: number) => number;
  readonly top: number;
  readonly bottom: number;
};

/** Minimum width in px from the previous band's start to the middle of a band that shows its label */
const LABEL = 30;

/** Maximum width of a character, and minimum gap between labels, in px */
const LETTER = 8;
const LABEL_GAP = 4;

/** Returns the keys of the opening bands that get a label. A label that would overlap the previous one is left out. */
function labelled(bands: readonly Band[], x: BandsProps['x']): ReadonlySet<string> {
  const keys = new Set<string>();
  let free = Number.NEGATIVE_INFINITY;
  for (const { key, look, from, label } of bands) {
    if (look !== 'opens' || x(from) < free) continue;
    keys.add(key);
    free = x(from) + label.length * LETTER + LABEL_GAP;
  }
  return keys;
}

export function Bands({ bands, moves, x, top, bottom }: BandsProps) {
  const withLabel = labelled(bands, x);
  return (
    <g>
      {bands.map(({ key, from, look, label }, index) => {
        const to = bands[index + 1]?.from ?? moves;
        const middle = (x(from) + x(to)) / 2;
        const before = bands[index - 1]?.from ?? 0;
        return (
          <g key={key}>
            {look === 'tinted' && (
              <rect
                className="chart-tint"
                x={x(from)}
                y={top}
                width={Math.max(0, x(to) - x(from))}
                height={bottom - top}
              />
            )}
            {look === 'opens' && (
              <>
                <line className="chart-round" x1={x(from)} x2={x(from)} y1={top} y2={bottom} />
                {withLabel.has(key) && (
                  <text className="chart-tick" x={x(from) + 4} y={bottom + 15}>
                    {label}
                  </text>
                )}
              </>
            )}
            {look !== 'opens' && label !== '' && middle - x(before) > LABEL && (
              <text className="chart-tick" x={middle} y={bottom + 15} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
