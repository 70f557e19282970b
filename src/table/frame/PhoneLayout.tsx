import { memo, useState } from 'react';
import { OpenTabContext } from '../context';
import { Deferred } from '../rendering/deferred';
import { CoachSlot } from './CoachSlot';
import { Drawer } from './Drawer';
import type { LayoutProps, PhoneParts } from './parts';
import { PlayerRow } from './players/PlayerRow';

type PhoneLayoutProps = LayoutProps & { readonly own: PhoneParts };

/**
 * Layout below 1240 px: the board above a sheet that rises from below. In landscape windows the sheet is beside the
 * board (`phone-side.css`).
 */
export const PhoneLayout = memo(function PhoneLayout(props: PhoneLayoutProps) {
  const { shell, replay, onSeeScore, own } = props;
  const [tab, setTab] = useState('hand');
  const parts = { ...props.parts, ...own };
  const { Header, Board, Figure } = parts;
  const isReplay = replay !== null;
  return (
    <>
      <Deferred isOff={isReplay}>
        <Header shell={shell} />
        <PlayerRow Figure={Figure} onPress={() => setTab('players')} />
      </Deferred>
      <CoachSlot />
      <main className="board-area">
        <Deferred isOff={isReplay}>
          <Board touch />
        </Deferred>
      </main>
      <OpenTabContext value={setTab}>
        <Drawer replay={replay} tab={tab} onTab={setTab} onSeeScore={onSeeScore} parts={parts} />
      </OpenTabContext>
    </>
  );
});
