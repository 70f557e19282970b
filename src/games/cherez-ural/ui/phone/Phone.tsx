import { useNotice } from '../../../../table/context';
import { DrawerPrimary } from '../../../../table/frame/bar/TurnBar';
import { PhoneLayout } from '../../../../table/frame/PhoneLayout';
import type { LayoutProps, OnePlayer, PhoneParts } from '../../../../table/frame/parts';
import { SCROLLED_BY_KEYS } from '../../../../table/scrolls';
import { playerOf, workerOf } from '../../rules/state/state';
import { workerSummary } from '../../rules/workerSummary';
import { LOG_SHAPE } from '../../view-model/logShape';
import { SEASONS } from '../../view-model/table';
import { PhaseButtons } from '../actions/ActionBar';
import { EndTurn, FreeActions, MainActions, WorkerButtons } from '../actions/ActionButtons';
import { IdleArrival, Legs, NextStep, Ways } from '../actions/Hint';
import { Primary } from '../actions/Primary';
import { Prices, Tracks, useLitRow } from '../board/Cartouche';
import { usePointed, useSelected, useTable } from '../context';
import { GoldInRow } from '../gold/gold';
import { Hand } from '../hand/Hand';
import { Load } from '../parts/Load';
import { PlayerShield } from '../parts/PlayerShield';
import { SoloGoal } from '../parts/SoloGoal';

function SheetHead() {
  const { G, t, acting, seat, workerName, spaceName } = useTable();
  const { picked } = usePointed();
  const worker = picked?.choice.worker ?? acting;
  // Keeps its height, because a growing sheet would move the map under the pointer.
  if (worker === null) return <div className="flex-row rigid gap-9 drawer-head" />;
  const { place, goods, capacity } = workerSummary(G, worker);
  const from = place === null ? '' : spaceName(place);
  return (
    <div className="flex-row rigid gap-9 drawer-head">
      <PlayerShield colour={seat(workerOf(G, worker).owner).colour} worker={worker} size={28} />
      <div className="grow narrow drawer-who">
        <h2 className="size-15">{workerName(worker)}</h2>
        <p className="faded size-13">
          {picked === null
            ? from
            : t('table.sheet.going', {
                from,
                place: spaceName(picked.space),
                way: t(`table.by.${picked.choice.by}`),
              })}
        </p>
      </div>
      <Load goods={goods} capacity={capacity} size={17} />
    </div>
  );
}

function TurnTab() {
  const { ctx, legal } = useTable();
  const { use } = useSelected();
  const { picked } = usePointed();
  const notice = useNotice();
  const inSeason = SEASONS.includes(ctx.phase);
  return (
    <>
      {inSeason && <SheetHead />}
      {picked !== null && use === 'travel' && notice === null ? (
        <div className="flex-row rigid gap-6 drawer-legs" {...SCROLLED_BY_KEYS}>
          <Ways />
          <IdleArrival />
          <Legs legs={picked.choice.legs} />
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
          {/* Always present: if this row appeared and disappeared, the step above it would move under the finger. */}
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

const PricesTab = () => (
  <div className="drawer-prices">
    <Prices lit={useLitRow()} />
    <Tracks />
  </div>
);

function HandName() {
  const { t, G, viewer } = useTable();
  return t('table.sheet.hand', { cards: viewer === null ? 0 : playerOf(G, viewer).hand.length });
}

const PARTS: PhoneParts = {
  Figure: ({ playerID }: OnePlayer) => (
    <>
      <GoldInRow playerID={playerID} />
      <SoloGoal playerID={playerID} brief />
    </>
  ),
  Turn: TurnTab,
  HandName,
  PlayersName: () => useTable().t('table.sheet.players'),
  tabs: [
    { id: 'prices', glyph: 'prices', Name: () => useTable().t('table.sheet.prices'), Content: PricesTab },
  ],
  logShape: LOG_SHAPE,
};

/** The table in windows narrower than 1240 px. */
export const Phone = (props: LayoutProps) => <PhoneLayout {...props} own={PARTS} />;
