import { TurnBar } from '../../../../table/frame/bar/TurnBar';
import { useSelected } from '../context';
import { EndTurn, FreeActions, StepButtons } from './Buttons';
import { NextStep } from './NextStep';
import { Primary } from './Primary';

/** The bar under the council board: the next step, and all available actions. */
export function Actions() {
  const { plan } = useSelected();
  const isTurn =
    plan.kind !== 'wait' && plan.kind !== 'over' && plan.kind !== 'colour' && plan.kind !== 'windows';
  return (
    <TurnBar hint={<NextStep />} primary={<Primary />}>
      <StepButtons />
      {isTurn && (
        <>
          <span className="divider" />
          <FreeActions />
          <span className="gap gap-end" />
          <EndTurn />
        </>
      )}
    </TurnBar>
  );
}
