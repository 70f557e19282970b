import { type ReactNode, useState } from 'react';
import { ActionButton } from '../../../../table/controls/ActionButton';
import { Dialog } from '../../../../table/dialogs/Dialog';
import { MoveFoot } from '../../../../table/dialogs/MoveFoot';
import { OptionButton } from '../../../../table/dialogs/OptionButton';
import { RadioGroup } from '../../../../table/dialogs/RadioGroup';
import type { LegalMove } from '../../rules/moves';
import { useTable } from '../context';
import { LookAtBoard } from './LookAtBoard';

export type OneOf = {
  readonly key: string;
  readonly label: ReactNode;
  readonly intent: LegalMove;
  readonly outcome: ReactNode;
};

type OneOfDialogProps = {
  readonly testId: string;
  readonly title: string;
  readonly subtitle: string;
  readonly options: readonly OneOf[];
  readonly canSkip: boolean;
};

/** Chooses one of several options and shows the result. The first press selects, the second confirms. */
export function OneOfDialog({ testId, title, subtitle, options, canSkip }: OneOfDialogProps) {
  const { t, run } = useTable();
  const [chosen, setChosen] = useState<string | null>(null);
  const option = options.find(({ key }) => key === chosen);
  return (
    <Dialog
      testId={testId}
      title={title}
      subtitle={subtitle}
      size={options.length > 6 ? 'wide' : 'middle'}
      foot={
        <MoveFoot
          confirm={t('table.choose')}
          reason={option === undefined ? t('table.pickOne') : null}
          onConfirm={() => option !== undefined && run([option.intent])}
          other={
            canSkip && (
              <ActionButton
                testId="skip"
                label={t('table.skip')}
                onPress={() => run([{ move: 'skip', args: [] }])}
              />
            )
          }
        >
          <LookAtBoard />
        </MoveFoot>
      }
    >
      <RadioGroup className="flex-column grow gap-8 one-of" label={title}>
        {options.map(({ key, label, intent }) => (
          <OptionButton
            key={key}
            testId={`option-${key}`}
            isChosen={key === chosen}
            onPress={() => (key === chosen ? run([intent]) : setChosen(key))}
          >
            {label}
          </OptionButton>
        ))}
      </RadioGroup>
      {option?.outcome}
    </Dialog>
  );
}
