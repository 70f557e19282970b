import { ROUNDS } from '../../content/setup';
import { SEASON_PHASES } from '../../content/terms';
import { useTable } from '../context';
import { SeasonIcon } from '../icons/index';
import { seasonOf } from '../targets';

const NUMERALS = ['I', 'II', 'III', 'IV'];

/** Four rounds of winter, summer, winter; the marker stands on the one that is played. */
export function RoundTrack() {
  const { G, ctx, t } = useTable();
  const over = ctx.gameover !== undefined;
  const now = (SEASON_PHASES as readonly (string | null)[]).indexOf(ctx.phase);
  return (
    <ol className="rounds" aria-label={t('table.roundOf', { round: G.round })}>
      {Array.from({ length: ROUNDS }, (_, index) => index + 1).map((round) => {
        const past = over || round < G.round;
        const current = !over && round === G.round;
        return (
          <li
            key={round}
            className={`round ${past ? 'round-past' : current ? 'round-now' : 'round-next'}`}
            aria-current={current ? 'step' : undefined}
          >
            <span className="round-number">{NUMERALS[round - 1]}</span>
            {SEASON_PHASES.map((phase, index) => (
              <span
                key={phase}
                className={`round-cell${current && index === now ? ' round-cell-now' : ''}${current && index < now ? ' round-cell-past' : ''}`}
              >
                <SeasonIcon season={seasonOf(phase)} />
              </span>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
