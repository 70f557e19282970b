import type { PlayerScore } from '../../game-api/module';
import { amountText } from '../../language/amount';
import { signed } from '../../language/signed';
import { itemAt } from '../../rules-kit/indexed';
import { useSeats, useWords } from '../context';
import { stackBar } from './stackBar';
import { scoreSayer } from './words/en';

type RankingProps = {
  readonly title: string;
  /** Text about the winner's lead; null if nobody else played. */
  readonly lead: string | null;
  /** By rank; all have the same parts. */
  readonly byPlace: readonly PlayerScore[];
  readonly winners: readonly string[];
  readonly note: (playerID: string) => string;
};

/** Games without score colours get one dark bar. */
const coloursOf = (source: string) => ({
  background: `var(--source-${source}, #33363f)`,
  color: `var(--on-source-${source}, #fffdf6)`,
});

/**
 * Shows ranks, names and totals, each with a bar of score sources. Spending is left of zero. A game's CSS sets
 * `--source-NAME`, and `--on-source-NAME` for dark text on it.
 */
export function Ranking({ title, lead, byPlace, winners, note }: RankingProps) {
  const say = scoreSayer(useWords().language);
  const { player, mark, score } = useSeats();
  const bars = byPlace.map(({ parts }) => stackBar(parts));
  const least = Math.min(0, ...bars.flatMap((bar) => bar.map(({ from }) => from)));
  const most = Math.max(1, ...bars.flatMap((bar) => bar.map(({ to }) => to)));
  const at = (amount: number) => ((amount - least) / (most - least)) * 100;
  return (
    <section className="final-panel ranking">
      <div className="final-head">
        <h2 data-testid="final-title">{title}</h2>
        <p>{lead}</p>
        <ul className="legend">
          {itemAt(byPlace, 0).parts.map(({ id, name }) => (
            <li key={id}>
              <span className="swatch" style={coloursOf(id)} />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <ol className="places">
        {byPlace.map(({ playerID, total, parts }, index) => (
          <li key={playerID} className="place" data-testid={`place-${index + 1}`}>
            <span className="place-number">{index + 1}</span>
            {mark(playerID, 24)}
            <div className="place-who">
              <strong>{player(playerID).name}</strong>
              {winners.includes(playerID) && <span className="winner">{say('final.winner')}</span>}
              <p>{note(playerID)}</p>
            </div>
            <div className="stack">
              <span className="stack-zero" style={{ left: `${at(0)}%` }} />
              {itemAt(bars, index).map(({ id, name, from, to, amount }) => (
                <span
                  key={id}
                  className="stack-part"
                  style={{ ...coloursOf(id), left: `${at(from)}%`, width: `${at(to) - at(from)}%` }}
                  title={`${name} ${signed(amount)}`}
                >
                  <span>{amountText(amount)}</span>
                </span>
              ))}
            </div>
            {/* The bar's numbers for screen readers */}
            <ul className="visually-hidden">
              {parts.map(({ id, name, amount }) => (
                <li key={id}>
                  {name}: {amountText(amount)}
                </li>
              ))}
            </ul>
            <span className="place-score" data-testid={`final-gold-${playerID}`}>
              {score(total, 24)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
