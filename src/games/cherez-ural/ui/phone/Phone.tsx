import { PhoneLayout } from '../../../../table/frame/PhoneLayout';
import type { LayoutProps, PhoneParts } from '../../../../table/frame/parts';
import { LOG_SHAPE } from '../../position/logShape';
import { Prices, Tracks, useLitRow } from '../board/Cartouche';
import { useTable } from '../context';
import { GoldInRow } from '../gold/gold';
import { TurnTab } from './TurnTab';

const PricesTab = () => (
  <div className="drawer-prices">
    <Prices lit={useLitRow()} />
    <Tracks />
  </div>
);

function HandName() {
  const { t, G, viewer } = useTable();
  return t('table.sheet.hand', { cards: viewer === null ? 0 : G.players[viewer].hand.length });
}

const PARTS: PhoneParts = {
  Figure: GoldInRow,
  Turn: TurnTab,
  HandName,
  PlayersName: () => useTable().t('table.sheet.players'),
  tabs: [
    { id: 'prices', glyph: 'prices', Name: () => useTable().t('table.sheet.prices'), Content: PricesTab },
  ],
  logShape: LOG_SHAPE,
};

/** The table below 1240 px. */
export const Phone = (props: LayoutProps) => <PhoneLayout {...props} own={PARTS} />;
