import { Change } from '../controls/Change';
import type { ScoreChange } from './ledger';

type LastChangesProps<Source extends string> = {
  readonly changes: readonly ScoreChange<Source>[];
  readonly changeText: (amount: number) => string;
  readonly sourceName: (source: Source) => string;
};

export function LastChanges<Source extends string>({
  changes,
  changeText,
  sourceName,
}: LastChangesProps<Source>) {
  return (
    <ul className="score-last">
      {changes.map(({ source, amount }, index) => (
        <li key={`${index}${source}`}>
          <Change amount={amount} text={changeText(amount)} /> {sourceName(source)}
        </li>
      ))}
    </ul>
  );
}
