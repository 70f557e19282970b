import { Stepper } from '../controls/Stepper';
import type { Side } from './resources';
import type { ChosenResources } from './useResources';

type BagStepperProps<Kind extends string> = {
  readonly bags: ChosenResources<Kind>;
  readonly side: Side;
  readonly kind: Kind;
  readonly testId: string;
  /** Name of the counted pieces, for the buttons' accessible names */
  readonly label: string;
  /**
   * Disables the stepper for a reason that `list` does not cover, such as a kind that is already chosen on the other
   * side.
   */
  readonly isOff?: boolean;
  /** Adds a button for as many pieces as possible. */
  readonly hasMost?: boolean;
};

/** Returns the choice with as many more pieces of a kind as the list allows. */
function withMost<Kind extends string>(bags: ChosenResources<Kind>, side: Side, kind: Kind) {
  let most = bags.chosen;
  while (bags.canAdd(most, side, kind)) most = bags.withPieces(most, side, kind, (most[side][kind] ?? 0) + 1);
  return most;
}

export function ResourceStepper<Kind extends string>(props: BagStepperProps<Kind>) {
  const { bags, side, kind, testId, label, isOff = false, hasMost = false } = props;
  const { chosen, setChosen, canAdd, withPieces } = bags;
  const count = chosen[side][kind] ?? 0;
  return (
    <Stepper
      testId={testId}
      label={label}
      value={count}
      canLess={count > 0}
      canMore={!isOff && canAdd(chosen, side, kind)}
      onMost={hasMost ? () => setChosen(withMost(bags, side, kind)) : undefined}
      onChange={(value) => setChosen(withPieces(chosen, side, kind, value))}
    />
  );
}
