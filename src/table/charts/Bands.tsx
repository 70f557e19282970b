/** A stretch of the game, behind a chart over its moves. */
export type Band = {
  readonly key: string;
  /** The position that it begins with, by its number of moves. */
  readonly from: number;
  /** In full, for tables. */
  readonly name: string;
  /** `opens`: a line and the label where it begins; the others have theirs in the middle, where there is room. */
  readonly look: 'opens' | 'tinted' | 'plain';
  /** Empty: none. */
  readonly label: string;
};

type BandsProps = {
  readonly bands: readonly Band[];
  readonly moves: number;
  readonly x: (move: number) => number;
  readonly top: number;
  readonly bottom: number;
};

/** The px that the label of an opening band takes. */
const LABEL = 30;

/** The px that a letter of a label takes at most, and the least between two labels. */
const LETTER = 8;
const LABEL_GAP = 4;

/** Of opening bands that lie close together some have no label: none runs into the one before it. */
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
