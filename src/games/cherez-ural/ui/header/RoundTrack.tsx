import { memo } from 'react';
import { ROUNDS } from '../../content/setup';
import { SEASON_PHASES } from '../../content/terms';
import { seasonOf } from '../../position/targets';
import { useTable } from '../context';
import { SeasonIcon } from '../icons/index';
import { useWords } from '../words';

const NUMERALS = ['I', 'II', 'III', 'IV'];

/** Four rounds of winter, summer, winter; the marker stands on the one that is played. */
export function RoundTrack() {
  const { G, ctx } = useTable();
  const now = (SEASON_PHASES as readonly (string | null)[]).indexOf(ctx.phase);
  return <Rounds played={G.round} now={now} over={ctx.gameover !== undefined} />;
}

type RoundsProps = {
  readonly played: number;
  /** The season that is played, as its index; -1: none. */
  readonly now: number;
  readonly over: boolean;
};

const Rounds = memo(function Rounds({ played, now, over }: RoundsProps) {
  const { t } = useWords();
  return (
    <ol className="rounds" aria-label={t('table.roundOf', { round: played })}>
      {Array.from({ length: ROUNDS }, (_, index) => index + 1).map((round) => {
        const past = over || round < played;
        const current = !over && round === played;
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
});
