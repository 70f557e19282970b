import { memo, type ReactNode } from 'react';

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

type RoundTrackProps = {
  readonly label: string;
  readonly rounds: number;
  /** The round that is played, from 1. */
  readonly round: number;
  readonly isOver: boolean;
  /** The parts of a round, each with its sign; the same list as before while they are the same. */
  readonly phases: readonly { readonly name: string; readonly sign: ReactNode }[];
  /** The part that is played, as its index; -1: none. */
  readonly phase: number;
};

/** The rounds with their parts; the marker is on the one that is played. */
export const RoundTrack = memo(function RoundTrack(props: RoundTrackProps) {
  const { label, rounds, round: played, isOver, phases, phase } = props;
  return (
    <ol className="rounds" aria-label={label}>
      {Array.from({ length: rounds }, (_, index) => index + 1).map((round) => {
        const isPast = isOver || round < played;
        const isNow = !isOver && round === played;
        return (
          <li
            key={round}
            className={`round ${isPast ? 'round-past' : isNow ? 'round-now' : 'round-next'}`}
            aria-current={isNow ? 'step' : undefined}
          >
            <span className="round-number">{NUMERALS[round - 1] ?? round}</span>
            {phases.map(({ name, sign }, index) => (
              <span
                key={name}
                className={`round-cell${isNow && index === phase ? ' round-cell-now' : ''}${isNow && index < phase ? ' round-cell-past' : ''}`}
              >
                {sign}
              </span>
            ))}
          </li>
        );
      })}
    </ol>
  );
});
