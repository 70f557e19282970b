import { Change } from '../controls/Change';
import type { ScoreChange } from './ledger';

type Changes<Source extends string> = {
  readonly changes: readonly ScoreChange<Source>[];
  readonly changeText: (amount: number) => string;
  readonly sourceName: (source: Source) => string;
};

/** Shows the score changes of the last move beside the score for a moment. `move` identifies the animation. */
export function ScoreFlag<Source extends string>(
  props: Changes<Source> & { readonly playerID: string; readonly move: number },
) {
  const { playerID, move, changes, changeText, sourceName } = props;
  if (changes.length === 0) return null;
  return (
    <span key={move} className="score-flag" aria-hidden="true" data-testid={`gold-flag-${playerID}`}>
      {changes.map(({ source, amount }) => (
        <span key={source}>
          <Change amount={amount} text={changeText(amount)} /> {sourceName(source)}
        </span>
      ))}
    </span>
  );
}
