import { GOLD_SOURCES, type GoldSource } from '../../content/terms';
import { finalStanding } from '../../position/finalStanding';
import type { GameResult, Score } from '../../rules/scoring';
import { signed } from '../../text/words';
import { useTable } from '../context';
import { Gold } from '../parts/amounts';
import { PlayerShield } from '../parts/PlayerShield';
import { stackBar } from './stackBar';

/** Places, names and totals, each with a bar of where the gold came from; spending lies left of zero. */
export function Ranking({ result }: { readonly result: GameResult }) {
  const table = useTable();
  const { t, G, seat, workerName } = table;
  const { byPlace, title, lead } = finalStanding(table, result);
  const bars = byPlace.map(({ breakdown }) => stackBar(breakdown));
  const least = Math.min(0, ...bars.flatMap((bar) => bar.map(({ from }) => from)));
  const most = Math.max(1, ...bars.flatMap((bar) => bar.map(({ to }) => to)));
  const at = (gold: number) => ((gold - least) / (most - least)) * 100;
  return (
    <section className="final-panel ranking">
      <div className="final-head">
        <h2 data-testid="final-title">{title}</h2>
        <p>{lead}</p>
        <ul className="legend">
          {GOLD_SOURCES.map((source) => (
            <li key={source}>
              <span className={`swatch source-${source}`} />
              {t(`terms.source.${source}`)}
            </li>
          ))}
        </ul>
      </div>
      <ol className="places">
        {byPlace.map((score, index) => {
          const { name, colour } = seat(score.playerID);
          return (
            <li key={score.playerID} className="place" data-testid={`place-${index + 1}`}>
              <span className="place-number">{index + 1}</span>
              <PlayerShield colour={colour} size={24} />
              <div className="place-who">
                <strong>{name}</strong>
                {result.winner === score.playerID && (
                  <span className="winner">{t('table.final.winner')}</span>
                )}
                <p>{G.players[score.playerID].workers.map(workerName).join(t('table.comma'))}</p>
              </div>
              <div className="stack">
                <span className="stack-zero" style={{ left: `${at(0)}%` }} />
                {bars[index].map(({ source, from, to, amount }) => (
                  <span
                    key={source}
                    className={`stack-part source-${source}`}
                    style={{ left: `${at(from)}%`, width: `${at(to) - at(from)}%` }}
                    title={`${t(`terms.source.${source}`)} ${signed(amount)}`}
                  >
                    <span>{amount < 0 ? signed(amount) : amount}</span>
                  </span>
                ))}
              </div>
              <Breakdown score={score} />
              <span className="place-gold" data-testid={`final-gold-${score.playerID}`}>
                <Gold amount={score.gold} size={24} />
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The same in numbers, for those who do not see the bar. */
function Breakdown({ score }: { readonly score: Score }) {
  const { t } = useTable();
  return (
    <ul className="visually-hidden">
      {GOLD_SOURCES.map((source: GoldSource) => (
        <li key={source}>
          {t(`terms.source.${source}`)}: {score.breakdown[source]}
        </li>
      ))}
    </ul>
  );
}
