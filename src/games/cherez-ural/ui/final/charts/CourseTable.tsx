import type { PlayerID } from '../../../content/terms';
import type { Course, GameHistory } from '../../../position/gameHistory';
import { useTable } from '../../context';

type CourseTableProps = {
  readonly history: GameHistory;
  readonly caption: string;
  readonly courses: Readonly<Record<PlayerID, Course>>;
};

/** A course at the end of each season, and after the final scoring. */
export function CourseTable({ history: { seasons, moves }, caption, courses }: CourseTableProps) {
  const { G, t, seat } = useTable();
  const rows = [
    { name: t('lookBack.charts.start'), at: 0 },
    ...seasons.map(({ round, phase }, index) => ({
      name: `${t('terms.round', { round })}, ${t(`terms.phase.${phase}`)}`,
      at: Math.min(seasons[index + 1]?.from ?? moves, moves) - (index === seasons.length - 1 ? 1 : 0),
    })),
    { name: t('lookBack.charts.scoring'), at: moves },
  ];
  return (
    <table className="chart-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('lookBack.charts.endOf')}</th>
          {G.turnOrder.map((playerID) => (
            <th key={playerID} scope="col">
              {seat(playerID).name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, at }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {G.turnOrder.map((playerID) => (
              <td key={playerID}>{courses[playerID][at]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
