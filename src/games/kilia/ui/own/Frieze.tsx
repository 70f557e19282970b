import { memo } from 'react';
import { arePropsEqual } from '../../../../table/rendering/useStable';
import type { Heading } from '../../content/terms';
import type { Cell } from '../../content/vocabulary';
import type { PlotView } from '../../view-model/board';
import { useWords } from '../context';
import { Building, EmptyPlot, type HatchLook } from '../pieces/Building';
import { Ship } from '../pieces/Ship';

type FriezeProps = {
  readonly plots: readonly PlotView[];
  readonly ship: number;
  readonly heading: Heading;
  readonly windows: readonly (readonly number[])[];
  /** A building about to be placed, with its strip as it would be. */
  readonly planned?: { readonly space: number; readonly cells: readonly Cell[] };
  /** Called with the space of a plot. Makes empty plots selectable. */
  readonly onPlot?: (space: number) => void;
  readonly sails?: boolean;
  /**
   * Space that the sailing ship has reached; only this plot's hatches are lit. Without it, the ship is at its end
   * of the canal.
   */
  readonly at?: number;
};

const WATER = { fill: 'none', stroke: 'var(--water2)', strokeWidth: 1.6, strokeLinecap: 'round' } as const;
const WAVES = 'q4-3 8 0t8 0';
const AT = [
  [30, 12],
  [96, 26],
  [150, 9],
  [210, 22],
  [262, 12],
  [330, 28],
  [372, 10],
  [430, 20],
  [500, 9],
  [548, 26],
  [610, 13],
  [668, 27],
  [716, 10],
  [772, 22],
] as const;

/** Returns the look of each hatch. Those in the ship's window are lit. */
function hatchLooks(
  cells: readonly Cell[],
  windows: FriezeProps['windows'],
  heading: Heading,
): readonly HatchLook[] {
  const seen = windows.flat().map((cell) => (heading === 'right' ? cell : cells.length - 1 - cell));
  const either = windows.length > 1;
  return cells.map((_, index) => (seen.includes(index) ? (either ? 'offered' : 'lit') : 'dim'));
}

/** The canal's five plots in a row, with the ship below in the same columns. */
export const Frieze = memo(function Frieze(props: FriezeProps) {
  const { plots, ship, heading, windows, planned, onPlot, sails, at } = props;
  const { t, content } = useWords();
  // The ship is at the end that it points away from (R9.3).
  const end = heading === 'right' ? 0 : content.canal.spaces - 1;
  const nameOf = (cell: Cell): string =>
    cell === null
      ? t('canal.emptyCell')
      : cell === 'coin'
        ? t('terms.pieces.coins', { count: 1 })
        : t(`terms.goodLow.${cell}`);
  return (
    <div className="grid min-0 relative frieze">
      <div className="grid gap-5 low frieze-land">
        <span className="frieze-end">{t('terms.end.left')}</span>
        {plots.map((plot) => {
          const isPlanned = planned?.space === plot.space;
          const cells = isPlanned ? planned.cells : plot.cells;
          const words =
            cells === null
              ? t('canal.plotEmpty', { plot: plot.space + 1 })
              : t(plot.isPrinted ? 'canal.printed' : 'canal.plot', {
                  plot: plot.space + 1,
                  cells: cells.map(nameOf).join(t('kit.comma')),
                });
          const face =
            cells === null ? (
              <EmptyPlot space={plot.space} />
            ) : (
              <Building
                cells={cells}
                looks={hatchLooks(cells, at === undefined || at === plot.space ? windows : [], heading)}
                ratio={2.12}
                gable={plot.isPrinted ? 'warehouse' : undefined}
              />
            );
          return onPlot !== undefined && plot.cells === null ? (
            <button
              key={plot.space}
              type="button"
              className={
                isPlanned
                  ? 'flex bare middle min-0 at-bottom ringed plot'
                  : 'flex bare middle min-0 at-bottom plot'
              }
              data-testid={`plot-${plot.space}`}
              aria-pressed={isPlanned}
              aria-label={words}
              onClick={() => onPlot(plot.space)}
            >
              {face}
            </button>
          ) : (
            <div
              key={plot.space}
              className="flex bare middle min-0 at-bottom plot"
              role="img"
              aria-label={words}
            >
              {face}
            </div>
          );
        })}
        <span className="frieze-end">{t('terms.end.right')}</span>
      </div>
      <div className="grid clip gap-5 relative low frieze-water">
        <svg
          className="fill full"
          viewBox="0 0 828 38"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
          {...WATER}
        >
          {AT.map(([x, y]) => (
            <path key={x} d={`M${x} ${y}${WAVES}M${x + 14} ${y + 5}${WAVES}`} />
          ))}
        </svg>
        <div
          className="min-0 relative frieze-ship"
          style={{
            gridColumn: end + 2,
            // All columns have the same width, with a 5 px gap.
            translate: at === undefined ? undefined : `calc((100% + 5px) * ${at - end}) 0`,
          }}
        >
          <Ship ship={ship} heading={heading} windows={windows} sails={sails} />
        </div>
      </div>
    </div>
  );
}, arePropsEqual);
