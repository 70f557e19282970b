import { Suspense } from 'react';
import { useSelected, useTable } from '../context';
import { ActionButton } from '../parts/ActionButton';
import { later } from '../parts/later';
import { Actions, EndTurn, FreeActions } from './ActionButtons';
import { AskForHint } from './AskForHint';
import { Hint } from './Hint';
import { HistoryButtons } from './HistoryButtons';
import { Primary } from './Primary';
import { WorkerButtons } from './WorkerButtons';

const PlacingChips = later(async () => (await import('./PlacingChips')).PlacingChips);

/** The bar under the map: what to do next, and everything that can be done. */
export function ActionBar() {
  const { t } = useTable();
  return (
    <section className="bar" aria-label={t('table.bar')}>
      <Hint />
      <div className="buttons">
        <HistoryButtons />
        <AskForHint />
        <span className="divider" />
        <Primary />
        <PhaseButtons />
      </div>
    </section>
  );
}

/** The buttons that the phase has: setting out, the factory, or a turn's actions. */
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
        glyph="factory"
        label={t(G.factoryAt === null ? 'table.action.noFactory' : 'table.action.factoryStays')}
        reason={legal.placeFactory.includes(null) ? null : t('table.hint.notNow')}
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
      <Actions />
      <span className="divider" />
      <FreeActions />
      <span className="gap gap-end" />
      <EndTurn />
    </>
  );
}
