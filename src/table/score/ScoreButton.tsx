import { type ComponentType, memo } from 'react';
import { useSeats, useWords } from '../context';
import { Tip } from '../controls/Tip';

type ScoreButtonProps = {
  readonly playerID: string;
  readonly amount: number;
  /** Shows the last changes (`LastChanges`). A component, so that they are computed only when the tip opens. */
  readonly Last: ComponentType<{ readonly playerID: string }>;
  readonly onOpen: (playerID: string) => void;
};

/** A player's score. Hovering shows its last changes, a click all of them. */
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
        <span className="visually-hidden">{t('kit.scoreHint')}</span>
      </button>
    </Tip>
  );
});
