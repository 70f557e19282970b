import type { ReactNode } from 'react';
import { useTable } from '../../context';
import { PlayerShield } from '../../parts/PlayerShield';

type FigureProps = {
  readonly caption: string;
  readonly chart: ReactNode;
  /** The same as a table. */
  readonly table: ReactNode;
  readonly aside?: ReactNode;
};

/** A chart with what it says, and the same as a table on demand. */
export function Figure({ caption, chart, table, aside }: FigureProps) {
  const { t } = useTable();
  return (
    <figure className="final-panel chart-figure">
      <figcaption>
        {caption}
        {aside}
      </figcaption>
      {chart}
      <details className="chart-details">
        <summary>{t('lookBack.charts.asTable')}</summary>
        <div className="chart-scroll">{table}</div>
      </details>
    </figure>
  );
}

/** Who is who: shield, dash and name. */
export function PlayerKey() {
  const { G, seat } = useTable();
  return (
    <ul className="chart-key">
      {G.turnOrder.map((playerID) => {
        const { name, colour } = seat(playerID);
        return (
          <li key={playerID}>
            <PlayerShield colour={colour} size={14} />
            <svg width="34" height="8" aria-hidden="true">
              <path className={`chart-line chart-player-${colour}`} d="M0 4H34" />
            </svg>
            {name}
          </li>
        );
      })}
    </ul>
  );
}
