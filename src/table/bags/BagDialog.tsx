import type { ReactNode } from 'react';
import { type Intent, useTurn } from '../context';
import { Dialog } from '../dialogs/Dialog';
import { MoveFoot } from '../dialogs/MoveFoot';
import { BagStepper } from './BagStepper';
import type { TwoBags } from './bags';
import { useBags } from './useBags';

type BagDialogProps<Kind extends string> = {
  readonly testId: string;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly emblem?: ReactNode;
  readonly kinds: readonly Kind[];
  /** Every legal choice; must stay the same between positions. */
  readonly list: readonly TwoBags<Kind>[];
  /** The kinds that have a row: sign and name, what is there of it, and what its stepper counts. */
  readonly rows: readonly {
    readonly kind: Kind;
    readonly sign: ReactNode;
    readonly has: string;
    readonly label: string;
  }[];
  /** Start of the steppers' test ids. */
  readonly name: string;
  readonly intentOf: (choice: TwoBags<Kind>) => Intent;
  /** Why the choice can't be made as it is; asked only for one that is not listed. */
  readonly refusal: (choice: TwoBags<Kind>) => string | null;
  readonly confirm: (choice: TwoBags<Kind>) => ReactNode;
  /** At the left of the foot. */
  readonly aside?: ReactNode;
  /** What the choice leaves. */
  readonly outcome: (choice: TwoBags<Kind>) => ReactNode;
  /** Absent: nothing else is possible before it is made. */
  readonly onCancel?: () => void;
};

/** Which pieces go out: a payment, a return to the supply, a discard. One stepper for each kind, over a list of legal
 *  bags. */
export function BagDialog<Kind extends string>(props: BagDialogProps<Kind>) {
  const { testId, title, subtitle, emblem, kinds, list, rows, name } = props;
  const { intentOf, refusal, confirm, aside, outcome, onCancel } = props;
  const { run } = useTurn();
  const bags = useBags(kinds, list);
  const { chosen, isListed } = bags;
  return (
    <Dialog
      testId={testId}
      title={title}
      subtitle={subtitle}
      emblem={emblem}
      onClose={onCancel}
      foot={
        <MoveFoot
          confirm={confirm(chosen)}
          reason={isListed(chosen) ? null : refusal(chosen)}
          onConfirm={() => run([intentOf(chosen)])}
          onCancel={onCancel}
        >
          {aside}
        </MoveFoot>
      }
    >
      <div className="bag-rows">
        {rows.map(({ kind, sign, has, label }) => (
          <div key={kind} className="bag-row">
            <span className="bag-kind">{sign}</span>
            <span>{has}</span>
            <BagStepper bags={bags} side="out" kind={kind} testId={`${name}-${kind}`} label={label} />
          </div>
        ))}
        <div className="bag-outcome">{outcome(chosen)}</div>
      </div>
    </Dialog>
  );
}
