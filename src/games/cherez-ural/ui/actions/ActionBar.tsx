import { Suspense } from 'react';
import { ActionButton } from '../../../../table/controls/ActionButton';
import { TurnBar } from '../../../../table/frame/bar/TurnBar';
import { later } from '../../../../table/loading/later';
import { useSelected, useTable } from '../context';
import { GLYPHS } from '../icons/glyphs';
import { EndTurn, FreeActions, MainActions, WorkerButtons } from './ActionButtons';
import { NextStep } from './Hint';
import { Primary } from './Primary';

const PlacingChips = later(async () => (await import('./PlacingChips')).PlacingChips);

export function Actions() {
  return (
    <TurnBar hint={<NextStep />} primary={<Primary />}>
      <PhaseButtons />
    </TurnBar>
  );
}

export function PhaseButtons() {
  const { legal, ctx, run, t, G } = useTable();
  const { use } = useSelected();
  if (use === 'placing')
    return (
      <Suspense>
        <PlacingChips />
      </Suspense>
    );
  if (use === 'factory') {
    return (
      <ActionButton
        testId="factory-stay"
        glyph={GLYPHS.factory}
        label={t(G.factoryAt === null ? 'table.action.noFactory' : 'table.action.factoryStays')}
        reason={legal.placeFactory.includes(null) ? null : t('kit.notNow')}
        onPress={() => run([{ move: 'placeFactory', args: [null] }])}
      />
    );
  }
  if (ctx.phase !== 'winter1' && ctx.phase !== 'summer' && ctx.phase !== 'winter2') return null;
  if (legal.activateWorker.length > 0) {
    return (
      <>
        <WorkerButtons />
        <span className="gap gap-end" />
        <EndTurn />
      </>
    );
  }
  return (
    <>
      <MainActions />
      <span className="divider" />
      <FreeActions />
      <span className="gap gap-end" />
      <EndTurn />
    </>
  );
}
