import { type ComponentType, memo } from 'react';
import { useSeats, useWords } from '../context';
import { Change } from '../controls/Change';
import { Tip } from '../controls/Tip';
import type { ScoreChange } from './ledger';

type Changes<Source extends string> = {
  readonly changes: readonly ScoreChange<Source>[];
  readonly sourceName: (source: Source) => string;
};

type ScoreButtonProps = {
  readonly playerID: string;
  readonly amount: number;
  /** The last changes (`LastChanges`), asked for when they are to be shown. */
  readonly Last: ComponentType<{ readonly playerID: string }>;
  readonly onOpen: (playerID: string) => void;
};

/** A player's score. Pointed at it tells its last changes, pressed all of them. */
export const ScoreButton = memo(function ScoreButton({ playerID, amount, Last, onOpen }: ScoreButtonProps) {
  const { t } = useWords();
  const { score } = useSeats();
  return (
    <Tip text={<Last playerID={playerID} />} side="left">
      <button
        type="button"
        className="player-score"
        data-testid={`gold-${playerID}`}
        aria-haspopup="dialog"
        onClick={() => onOpen(playerID)}
      >
        {score(amount, 17)}
        <span className="visually-hidden">{t('kit.ledger.hint')}</span>
      </button>
    </Tip>
  );
});

/** What the last move won or cost, with its source, for a moment beside the figure; `move` tells one from the next. */
export function ScoreFlag<Source extends string>(
  props: Changes<Source> & { readonly playerID: string; readonly move: number },
) {
  const { playerID, move, changes, sourceName } = props;
  if (changes.length === 0) return null;
  return (
    <span key={move} className="score-flag" aria-hidden="true" data-testid={`gold-flag-${playerID}`}>
      {changes.map(({ source, amount }) => (
        <span key={source}>
          <Change amount={amount} /> {sourceName(source)}
        </span>
      ))}
    </span>
  );
}
