import { memo, type ReactNode } from 'react';

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

type RoundTrackProps = {
  readonly label: string;
  readonly rounds: number;
  /** Null after the end of the game */
  readonly round: number | null;
  /** Phases of a round with their icons. Must be the same array until a phase changes. */
  readonly phases: readonly { readonly name: string; readonly sign: ReactNode }[];
  /** Index of the current phase; -1 if there is none. */
  readonly phase: number;
};

/** Shows the rounds and their phases; a marker is on the current one. */
export const RoundTrack = memo(function RoundTrack(props: RoundTrackProps) {
  const { label, rounds, round: now, phases, phase } = props;
  return (
    <ol className="rounds" aria-label={label}>
      {Array.from({ length: rounds }, (_, index) => index + 1).map((round) => {
        const isPast = now === null || round < now;
        const isNow = round === now;
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
                className={`centred round-cell${isNow && index === phase ? ' round-cell-now' : ''}${isNow && index < phase ? ' round-cell-past' : ''}`}
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
