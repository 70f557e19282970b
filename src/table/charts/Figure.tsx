import type { ReactNode } from 'react';
import { usePlayers, useSeats, useWords } from '../context';
import { scoreSayer } from '../score/words/en';

type FigureProps = {
  readonly caption: ReactNode;
  readonly chart: ReactNode;
  readonly table: ReactNode;
  readonly aside?: ReactNode;
};

/** A chart with its caption. The data can also be shown as a table. */
export function Figure({ caption, chart, table, aside }: FigureProps) {
  const say = scoreSayer(useWords().language);
  return (
    <figure className="final-panel chart-figure">
      <figcaption>
        {caption}
        {aside}
      </figcaption>
      {chart}
      <details className="chart-details">
        <summary>{say('final.asTable')}</summary>
        <div className="chart-scroll">{table}</div>
      </details>
    </figure>
  );
}

/** Key of the chart: icon, dash pattern and name of each player */
export function PlayerKey() {
  const { ids } = usePlayers();
  const { player, mark } = useSeats();
  return (
    <ul className="chart-key">
      {ids.map((playerID) => {
        const { name, colour } = player(playerID);
        return (
          <li key={playerID}>
            {mark(playerID, 14)}
            <svg width="34" height="8" aria-hidden="true">
              <path className={`chart-line player-${colour}`} d="M0 4H34" />
            </svg>
            {name}
          </li>
        );
      })}
    </ul>
  );
}
