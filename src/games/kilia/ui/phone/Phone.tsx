import { DrawerPrimary } from '../../../../table/frame/bar/TurnBar';
import { PhoneLayout } from '../../../../table/frame/PhoneLayout';
import type { LayoutProps, PhoneParts } from '../../../../table/frame/parts';
import { GOODS } from '../../content/terms';
import { LOG_SHAPE } from '../../view-model/logShape';
import { EndTurn, FreeActions, StepButtons } from '../actions/Buttons';
import { NextStep } from '../actions/NextStep';
import { Primary } from '../actions/Primary';
import { Log, usePick, useSelected, useTable } from '../context';
import { Piles } from '../council/Piles';
import { Wheels } from '../council/Wheels';
import { GameIcon, ZoneIcon } from '../icons/index';
import { Canal } from '../own/Canal';
import { Knowledge } from '../own/Knowledge';
import { Market } from '../own/Market';
import { OwnContracts } from '../own/OwnContracts';
import { Coins, GoodAmount, Squares, useZoneWords } from '../own/Supply';
import { PointsInRow } from '../score';

/** Goods, coins and sprats, always visible at the top of the sheet. */
function SupplyRow() {
  const { t, board, below } = useTable();
  const { goods, coins, sprats, newSprats } = board(below);
  return (
    <div className="flex-row rigid spread bold drawer-supply">
      {GOODS.map((good) => (
        <GoodAmount
          key={good}
          good={good}
          amount={goods[good]}
          size={22}
          title={t(`terms.goodLow.${good}`)}
        />
      ))}
      <Coins coins={coins} size={22} />
      {sprats + newSprats > 0 && <GameIcon name="sprat" size={26} title={t('terms.sprat')} />}
    </div>
  );
}

/** The four zones in two columns. */
function Zones() {
  const { t, board, below } = useTable();
  const { plan } = useSelected();
  const pick = usePick();
  const words = useZoneWords();
  return (
    <div className="grid rigid gap-6 drawer-zones">
      {board(below).zones.map((zone) => {
        const isTarget = plan.kind === 'expand' && plan.zone === zone.zone;
        const face = (
          <>
            <ZoneIcon zone={zone.zone} size={19} title={t(`terms.zone.${zone.zone}`)} />
            <Squares zone={zone} isTarget={isTarget} />
            <span className="visually-hidden">{words(zone)}</span>
          </>
        );
        return plan.kind === 'chooseZone' && plan.zones.includes(zone.zone) ? (
          <button
            key={zone.zone}
            type="button"
            className="flex-row spread boxed corner-6 drawer-zone"
            data-testid={`zone-${zone.zone}`}
            onClick={() => pick({ do: 'pick', picks: { card: 'sprat', zone: zone.zone } })}
          >
            {face}
          </button>
        ) : (
          <div
            key={zone.zone}
            className={
              isTarget
                ? 'flex-row spread boxed corner-6 drawer-zone drawer-zone-now'
                : 'flex-row spread boxed corner-6 drawer-zone'
            }
          >
            {face}
          </div>
        );
      })}
    </div>
  );
}

/** The own board without market and knowledge. */
function Board() {
  return (
    <>
      <Zones />
      <Canal />
      <OwnContracts />
    </>
  );
}

function TurnTab() {
  const { ctx } = useTable();
  const { plan } = useSelected();
  const isTurn =
    plan.kind !== 'wait' && plan.kind !== 'over' && plan.kind !== 'colour' && plan.kind !== 'windows';
  return (
    <>
      <SupplyRow />
      <NextStep />
      <DrawerPrimary>
        <Primary />
      </DrawerPrimary>
      <div className="drawer-actions">
        <StepButtons />
        {isTurn && (
          <>
            <FreeActions />
            <EndTurn />
          </>
        )}
      </div>
      {plan.kind === 'merchant' && <Market />}
      {ctx.phase === 'colours' ? <Log /> : <Board />}
    </>
  );
}

function MarketTab() {
  return (
    <>
      <SupplyRow />
      <Market />
      <Knowledge />
      <OwnContracts />
    </>
  );
}

function WheelsTab() {
  return (
    <>
      <Wheels />
      <Piles />
    </>
  );
}

const PARTS: PhoneParts = {
  Hand: Board,
  Figure: PointsInRow,
  Turn: TurnTab,
  HandName: () => useTable().t('sheet.hand'),
  PlayersName: () => useTable().t('sheet.players'),
  tabs: [
    {
      id: 'market',
      glyph: 'cards',
      Name: () => useTable().t('sheet.market'),
      Content: MarketTab,
    },
    {
      id: 'wheels',
      glyph: 'M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM12 2v20M2 12h20M5 5l14 14M19 5 5 19',
      Name: () => useTable().t('sheet.wheels'),
      Content: WheelsTab,
    },
  ],
  logShape: LOG_SHAPE,
};

/** The layout for windows narrower than 1240 px. */
export const Phone = (props: LayoutProps) => <PhoneLayout {...props} own={PARTS} />;
