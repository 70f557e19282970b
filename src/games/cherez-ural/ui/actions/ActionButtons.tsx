import type { ComponentProps } from 'react';
import { ActionButton } from '../../../../table/controls/ActionButton';
import { workerOf } from '../../rules/state/state';
import { offReasons } from '../../view-model/offReasons';
import type { OpenDialog } from '../../view-model/selection';
import { usePick, useSelected, useTable } from '../context';
import { GLYPHS } from '../icons/glyphs';
import { TravelTokenIcon } from '../icons/index';
import { PlayerShield } from '../parts/PlayerShield';

const TOKEN = <TravelTokenIcon size={17} />;

type StepProps = Pick<ComponentProps<typeof ActionButton>, 'reason' | 'pressed' | 'onPress'> & {
  readonly move: string;
  readonly name: 'trade' | 'gather' | 'explore' | 'hunt' | 'token' | 'handOver' | 'business';
  /** Screen-reader label if the visible label is too short. */
  readonly spoken?: string;
  readonly hint?: string;
};

function Step({ move, name, spoken, hint, ...more }: StepProps) {
  const { t } = useTable();
  const label = t(`table.action.${name}`);
  return (
    <ActionButton
      {...more}
      testId={`move-${move}`}
      {...(name === 'token' ? { sign: TOKEN } : { glyph: GLYPHS[name] })}
      label={label}
      spoken={spoken ?? label}
      hint={hint ?? t(`table.hint.${name}`)}
    />
  );
}

function useSteps() {
  const table = useTable();
  const { use } = useSelected();
  const pick = usePick();
  const open = (dialog: OpenDialog) => pick({ do: 'open', dialog });
  return { ...table, use, pick, open, reasons: offReasons(table) };
}

/** Travel is done on the map. */
export function MainActions() {
  const { legal, run, t, use, pick, open, reasons } = useSteps();
  return (
    <>
      <Step move="trade" name="trade" reason={reasons.trade} onPress={() => open({ kind: 'trade' })} />
      <Step
        move="gatherInformation"
        name="gather"
        spoken={t('terms.move.gatherInformation')}
        reason={reasons.gatherInformation}
        onPress={() => run([{ move: 'gatherInformation', args: [] }])}
      />
      <Step
        move="explore"
        name="explore"
        reason={reasons.explore}
        pressed={legal.explore.length > 0 ? use === 'explore' : undefined}
        onPress={() => pick({ do: 'setMode', mode: use === 'explore' ? 'travel' : 'explore' })}
      />
      <Step move="hunt" name="hunt" reason={reasons.hunt} onPress={() => open({ kind: 'hunt' })} />
    </>
  );
}

/** Free actions, allowed any number of times in addition to the main action. */
export function FreeActions() {
  const { legal, t, use, pick, open, reasons } = useSteps();
  const ready = [...legal.completeBusiness.keys()];
  return (
    <>
      <Step
        move="useTravelToken"
        name="token"
        spoken={t('terms.move.useTravelToken')}
        reason={reasons.useTravelToken}
        pressed={legal.useTravelToken.length > 0 ? use === 'token' : undefined}
        onPress={() => pick({ do: 'setMode', mode: use === 'token' ? 'travel' : 'token' })}
      />
      <Step
        move="handOver"
        name="handOver"
        reason={reasons.handOver}
        onPress={() => open({ kind: 'handOver' })}
      />
      <Step
        move="completeBusiness"
        name="business"
        hint={ready.length > 1 ? t('table.hint.businessInHand') : undefined}
        reason={reasons.completeBusiness}
        onPress={() => ready[0] !== undefined && open({ kind: 'business', card: ready[0] })}
      />
    </>
  );
}

/** Placed apart from the other buttons, so that a misclick doesn't end the turn. */
export function EndTurn() {
  const { legal, run, t, reasons } = useSteps();
  return (
    <ActionButton
      testId="end-turn"
      look="end"
      glyph={legal.endTurn ? 'next' : 'lock'}
      label={t('table.action.endTurn')}
      reason={reasons.endTurn}
      hint={t('kit.history.endsUndo.turn')}
      onPress={() => run([{ move: 'endTurn', args: [] }])}
    />
  );
}

/** Chooses the acting worker (R8.4) without the map: a player without gold may have no space to press. */
export function WorkerButtons() {
  const { G, legal, run, seat, workerName, spaceName, t } = useTable();
  return (
    <div className="flex gap-8 placing">
      {legal.activateWorker.map((worker) => {
        const { owner, at } = workerOf(G, worker);
        return (
          <ActionButton
            key={worker}
            testId={`activate-${worker}`}
            sign={<PlayerShield colour={seat(owner).colour} worker={worker} size={18} />}
            label={workerName(worker)}
            spoken={t('table.workerAt', {
              worker: workerName(worker),
              place: at === null ? t('table.notPlaced') : spaceName(at),
            })}
            reason={null}
            onPress={() => run([{ move: 'activateWorker', args: [worker] }])}
          />
        );
      })}
    </div>
  );
}
