import { Fragment, memo, type ReactNode } from 'react';
import { useSeats, useWords } from '../context';
import { arePropsEqual } from '../rendering/useStable';

type TrackProps = {
  readonly label: string;
  /** Icon before the cells; a function of `label`, so memo ignores it. */
  readonly sign: ReactNode;
  /** Last step; the first is 0. */
  readonly end: number;
  /** Id of the track among linked things (`game-api/links`) */
  readonly link?: string;
  /** One marker per player, with its step */
  readonly markers: readonly { readonly playerID: string; readonly at: number }[];
};

export const Track = memo(
  function Track({ label, sign, end, link, markers }: TrackProps) {
    const { t } = useWords();
    const { player, mark } = useSeats();
    return (
      <div className="track" data-link={link}>
        {sign}
        <ol className="track-cells" aria-label={label}>
          {Array.from({ length: end + 1 }, (_, step) => step).map((step) => {
            const here = markers.filter(({ at }) => at === step);
            return (
              <li key={step} className={`track-cell${here.length > 1 ? ' track-cell-shared' : ''}`}>
                {here.length === 0 && <span className="track-step">{step}</span>}
                {here.length > 0 && (
                  <span
                    role="img"
                    aria-label={`${step}: ${here.map(({ playerID }) => player(playerID).name).join(t('kit.comma'))}`}
                    className="track-markers"
                  >
                    {here.map(({ playerID }) => (
                      <Fragment key={playerID}>{mark(playerID, here.length > 1 ? 10 : 13)}</Fragment>
                    ))}
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      </div>
    );
  },
  ({ sign: _before, ...before }, { sign: _now, ...now }) => arePropsEqual(before, now),
);
