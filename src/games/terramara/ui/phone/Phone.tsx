import { useMediaQuery } from '../../../../table/controls/useMediaQuery';
import { DrawerPrimary } from '../../../../table/frame/bar/TurnBar';
import { PhoneLayout } from '../../../../table/frame/PhoneLayout';
import type { LayoutProps, PhoneParts } from '../../../../table/frame/parts';
import { TABLET } from '../../../../table/frame/widths';
import { LOG_SHAPE } from '../../view-model/logShape';
import { ARTIFACTS_TAB, CardActions, EndTurn, FreeActions } from '../actions/ActionBar';
import { NextStep } from '../actions/NextStep';
import { Primary } from '../actions/Primary';
import { RowCards } from '../board/CardRow';
import { Log, useTable } from '../context';
import { OwnBoard, Workers } from '../hand/OwnBoard';
import { PointsInRow } from '../score/ledger';
import { TracksTab } from './TracksTab';

/** The turn's tab in the phone's sheet: workers, next step, actions, own board, and the log where it fits. */
function TurnTab() {
  const { viewer } = useTable();
  const isTablet = useMediaQuery(TABLET);
  return (
    <>
      <NextStep />
      <DrawerPrimary>
        <Primary />
      </DrawerPrimary>
      {viewer !== null && (
        <>
          <Workers playerID={viewer} />
          <div className="drawer-actions">
            <FreeActions />
            <CardActions />
            <EndTurn />
          </div>
        </>
      )}
      <OwnBoard />
      {isTablet && <Log />}
    </>
  );
}

const PARTS: PhoneParts = {
  Figure: PointsInRow,
  Turn: TurnTab,
  HandName: () => useTable().t('table.sheet.hut'),
  PlayersName: () => useTable().t('table.sheet.players'),
  tabs: [
    { id: ARTIFACTS_TAB, glyph: 'cards', Name: () => useTable().t('table.sheet.works'), Content: RowCards },
    { id: 'tracks', glyph: 'map', Name: () => useTable().t('table.sheet.tracks'), Content: TracksTab },
  ],
  logShape: LOG_SHAPE,
};

/** The layout for windows narrower than 1240 px. */
export const Phone = (props: LayoutProps) => <PhoneLayout {...props} own={PARTS} />;
