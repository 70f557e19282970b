import { useNotice } from '../../../../table/context';
import { DrawerPrimary } from '../../../../table/frame/TurnBar';
import { SCROLLED_BY_KEYS } from '../../../../table/scrolls';
import { SEASONS } from '../../position/table';
import { PhaseButtons } from '../actions/ActionBar';
import { EndTurn, FreeActions, MainActions } from '../actions/ActionButtons';
import { Legs, NextStep, Ways } from '../actions/Hint';
import { Primary } from '../actions/Primary';
import { WorkerButtons } from '../actions/WorkerButtons';
import { usePointed, useSelected, useTable } from '../context';
import { Hand } from '../hand/Hand';
import { SheetHead } from './SheetHead';

/** The turn on the phone's sheet: who acts, what to do next, all that can be done, the hand. */
export function TurnTab() {
  const { ctx, legal } = useTable();
  const { use } = useSelected();
  const { picked } = usePointed();
  const notice = useNotice();
  const inSeason = SEASONS.includes(ctx.phase);
  return (
    <>
      {inSeason && <SheetHead />}
      {picked !== null && use === 'travel' && notice === null ? (
        <div className="drawer-legs" {...SCROLLED_BY_KEYS}>
          <Ways />
          <Legs choice={picked.choice} />
        </div>
      ) : (
        <NextStep />
      )}
      <DrawerPrimary>
        <Primary />
      </DrawerPrimary>
      {inSeason ? (
        <>
          <div className="drawer-actions">
            {legal.activateWorker.length > 0 ? <WorkerButtons /> : <MainActions />}
            <span className="divider" />
            <EndTurn />
          </div>
          {/* Always there: a row that came and went would move the step above it from under the finger. */}
          <div className="drawer-free">
            <FreeActions />
          </div>
        </>
      ) : (
        <div className="drawer-free">
          <PhaseButtons />
        </div>
      )}
      <Hand />
    </>
  );
}
