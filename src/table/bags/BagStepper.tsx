import { Stepper } from '../controls/Stepper';
import type { Side } from './bags';
import type { ChosenBags } from './useBags';

type BagStepperProps<Kind extends string> = {
  readonly bags: ChosenBags<Kind>;
  readonly side: Side;
  readonly kind: Kind;
  readonly testId: string;
  /** What is counted, for the buttons' names. */
  readonly label: string;
  /** Off for a reason besides the list, such as that the kind is chosen on the other side. */
  readonly isOff?: boolean;
};

/** How many pieces of one kind go out or come in. */
export function BagStepper<Kind extends string>(props: BagStepperProps<Kind>) {
  const { bags, side, kind, testId, label, isOff = false } = props;
  const { chosen, setChosen, canAdd, withPieces } = bags;
  const count = chosen[side][kind] ?? 0;
  return (
    <Stepper
      testId={testId}
      label={label}
      value={count}
      canLess={count > 0}
      canMore={!isOff && canAdd(chosen, side, kind)}
      onChange={(value) => setChosen(withPieces(chosen, side, kind, value))}
    />
  );
}
