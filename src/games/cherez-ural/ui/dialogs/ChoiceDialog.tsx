import { type ReactNode, useMemo, useState } from 'react';
import type { WorkerId } from '../../content/terms';
import type { Intent } from '../../position/legal';
import { foresee } from '../../rules/foresee';
import { usePick, useTable } from '../context';
import { ActionButton } from '../parts/ActionButton';
import { Frame } from './Frame';
import { Outcome } from './Outcome';

export type Option = { readonly key: string; readonly label: ReactNode; readonly intent: Intent };

type ChoiceDialogProps = {
  readonly testId: string;
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly emblem?: ReactNode;
  /** Beside the options, a card's face for one. */
  readonly beside?: ReactNode;
  readonly worker: WorkerId;
  readonly question: string;
  readonly options: readonly Option[];
  readonly confirm: string;
};

/** One of a few ways to make a move, with what each would leave; a single way is only confirmed. */
export function ChoiceDialog(props: ChoiceDialogProps) {
  const { testId, title, subtitle, emblem, beside, worker, question, options, confirm } = props;
  const { G, ctx, t, viewer, run } = useTable();
  const pick = usePick();
  const [chosen, setChosen] = useState(0);
  const option = options[Math.min(chosen, options.length - 1)];
  const foresight = useMemo(
    () => (viewer === null ? null : foresee(G, ctx, viewer, [option.intent])),
    [G, ctx, viewer, option],
  );
  const close = () => pick({ do: 'close' });
  return (
    <Frame
      testId={testId}
      title={title}
      subtitle={subtitle}
      emblem={emblem}
      size={beside === undefined ? 'middle' : 'wide'}
      onClose={close}
      foot={
        <>
          <span className="gap" />
          <ActionButton testId="cancel" label={t('table.cancel')} reason={null} onPress={close} />
          <ActionButton
            testId="confirm"
            look="primary"
            glyph="check"
            label={confirm}
            reason={null}
            onPress={() => run([option.intent])}
          />
        </>
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
                  className={index === chosen ? 'pick-option pick-option-chosen' : 'pick-option'}
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
          {foresight !== null && <Outcome worker={worker} foresight={foresight} />}
        </div>
      </div>
    </Frame>
  );
}
