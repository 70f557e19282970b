import { type ReactNode, useState } from 'react';
import { itemAt } from '../../rules-kit/indexed';
import { type Intent, useTurn } from '../context';
import { Dialog } from './Dialog';
import { MoveFoot } from './MoveFoot';

export type Option<Move extends Intent> = {
  readonly key: string;
  readonly label: ReactNode;
  readonly intent: Move;
};

type ChoiceDialogProps<Move extends Intent> = {
  readonly testId: string;
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly emblem?: ReactNode;
  /** Shown beside the options, such as the card's face */
  readonly beside?: ReactNode;
  readonly question: string;
  readonly options: readonly Option<Move>[];
  readonly confirm: string;
  /** Shows the supply after a move. */
  readonly outcome: (intent: Move) => ReactNode;
  readonly onClose: () => void;
};

/**
 * Lets the player choose one of a few ways to make a move and shows the outcome of each. A single way only needs
 * confirmation.
 */
export function ChoiceDialog<Move extends Intent>(props: ChoiceDialogProps<Move>) {
  const { testId, beside, question, options, confirm, outcome, onClose, ...head } = props;
  const { run } = useTurn();
  const [chosen, setChosen] = useState(0);
  const option = itemAt(options, Math.min(chosen, options.length - 1));
  return (
    <Dialog
      {...head}
      testId={testId}
      size={beside === undefined ? 'middle' : 'wide'}
      onClose={onClose}
      foot={
        <MoveFoot confirm={confirm} reason={null} onConfirm={() => run([option.intent])} onCancel={onClose} />
      }
    >
      <div className={beside === undefined ? 'choice' : 'choice choice-beside'}>
        {beside}
        <div className="choice-main">
          {options.length > 1 && (
            <fieldset className="options">
              <legend>{question}</legend>
              {options.map(({ key, label }, index) => (
                <label
                  key={key}
                  data-action={`option-${key}`}
                  className={index === chosen ? 'option option-chosen' : 'option'}
                >
                  <input
                    type="radio"
                    name={testId}
                    checked={index === chosen}
                    data-testid={`option-${key}`}
                    onChange={() => setChosen(index)}
                  />
                  {label}
                </label>
              ))}
            </fieldset>
          )}
          {outcome(option.intent)}
        </div>
      </div>
    </Dialog>
  );
}
