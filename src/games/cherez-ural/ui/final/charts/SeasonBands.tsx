import type { SeasonStart } from '../../../position/gameHistory';
import { useTable } from '../../context';

type SeasonBandsProps = {
  readonly seasons: readonly SeasonStart[];
  readonly moves: number;
  readonly x: (move: number) => number;
  readonly top: number;
  readonly bottom: number;
};

/** The px that a round's name takes. */
const ROUND_LABEL = 30;

/** The rounds with their summers, behind a chart over the moves of the game. */
export function SeasonBands({ seasons, moves, x, top, bottom }: SeasonBandsProps) {
  const { t } = useTable();
  return (
    <g>
      {seasons.map(({ round, phase, from }, index) => {
        const to = seasons[index + 1]?.from ?? moves;
        const middle = (x(from) + x(to)) / 2;
        const roundFrom = seasons[index - 1]?.from ?? 0;
        return (
          <g key={`${round}${phase}`}>
            {phase === 'summer' && (
              <rect
                className="chart-summer"
                x={x(from)}
                y={top}
                width={Math.max(0, x(to) - x(from))}
                height={bottom - top}
              />
            )}
            {phase === 'winter1' && (
              <>
                <line className="chart-round" x1={x(from)} x2={x(from)} y1={top} y2={bottom} />
                <text className="chart-tick" x={x(from) + 4} y={bottom + 15}>
                  {t('lookBack.charts.round', { round })}
                </text>
              </>
            )}
            {phase === 'summer' && middle - x(roundFrom) > ROUND_LABEL && (
              <text className="chart-tick" x={middle} y={bottom + 15} textAnchor="middle">
                ☀
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
