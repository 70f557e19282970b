import type { ReactNode } from 'react';
import { type Intent, useTurn } from '../context';
import { Dialog } from '../dialogs/Dialog';
import { MoveFoot } from '../dialogs/MoveFoot';
import { ResourceStepper } from './ResourceStepper';
import type { ResourcePair } from './resources';
import { useResources } from './useResources';

type BagDialogProps<Kind extends string> = {
  readonly testId: string;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly emblem?: ReactNode;
  readonly kinds: readonly Kind[];
  /** Every legal choice. The same array is passed until the position changes. */
  readonly list: readonly ResourcePair<Kind>[];
  /** The choice shown at first, which one press confirms. Omitted: nothing is chosen. */
  readonly suggested?: ResourcePair<Kind>;
  /** One row for each kind: icon and name, the stock, and the stepper's label. */
  readonly rows: readonly {
    readonly kind: Kind;
    readonly sign: ReactNode;
    readonly has: string;
    readonly label: string;
  }[];
  /** Prefix of the steppers' test ids */
  readonly name: string;
  readonly intentOf: (choice: ResourcePair<Kind>) => Intent;
  /** Returns why this choice is illegal. Called only for choices that are not in `list`. */
  readonly refusal: (choice: ResourcePair<Kind>) => string | null;
  readonly confirm: (choice: ResourcePair<Kind>) => ReactNode;
  /** Content at the left of the footer */
  readonly aside?: ReactNode;
  /** Shows the supply after this choice. */
  readonly outcome: (choice: ResourcePair<Kind>) => ReactNode;
  /** Omitted if the player must choose before doing anything else */
  readonly onCancel?: () => void;
};

/**
 * Lets the player choose pieces to give away: a payment, a return to the supply, or a discard. It shows one stepper per
 * kind and accepts the combinations in `list`.
 */
export function ResourceDialog<Kind extends string>(props: BagDialogProps<Kind>) {
  const { kinds, list, suggested, rows, name, ...others } = props;
  const { intentOf, refusal, confirm, aside, outcome, onCancel, ...head } = others;
  const { run } = useTurn();
  const bags = useResources(kinds, list, suggested);
  const { chosen, isListed } = bags;
  return (
    <Dialog
      {...head}
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
            <ResourceStepper bags={bags} side="out" kind={kind} testId={`${name}-${kind}`} label={label} />
          </div>
        ))}
        <div className="bag-outcome">{outcome(chosen)}</div>
      </div>
    </Dialog>
  );
}
