import { memo, useState } from 'react';
import { BoardArea } from '../board/BoardArea';
import { Header } from '../header/Header';
import { Follows } from '../parts/afterPaint';
import { PlayerRow } from '../phone/PlayerRow';
import { Sheet, type Tab } from '../phone/Sheet';
import type { LayoutProps } from './DeskLayout';

/** Below 1100 px: the map above, everything else on a sheet that comes up from below. */
export const PhoneLayout = memo(function PhoneLayout({ shell, replay, onSeeScore }: LayoutProps) {
  const [tab, setTab] = useState<Tab>('hand');
  return (
    <>
      <Follows>
        <Header shell={shell} />
        <PlayerRow onPress={() => setTab('players')} />
      </Follows>
      <main className="board-area">
        <BoardArea touch />
      </main>
      <Sheet replay={replay} tab={tab} onTab={setTab} onSeeScore={onSeeScore} />
    </>
  );
});
