import { type ReactNode, useState } from 'react';
import { BoardArea } from '../board/BoardArea';
import { Header } from '../header/Header';
import { PlayerRow } from '../phone/PlayerRow';
import { Sheet, type Tab } from '../phone/Sheet';

type LayoutProps = { readonly shell: ReactNode; readonly onSeeScore: (() => void) | null };

/** Below 1100 px: the map above, everything else on a sheet that comes up from below. */
export function PhoneLayout({ shell, onSeeScore }: LayoutProps) {
  const [tab, setTab] = useState<Tab>('hand');
  return (
    <>
      <Header shell={shell} />
      <PlayerRow onPress={() => setTab('players')} />
      <main className="board-area">
        <BoardArea touch />
      </main>
      <Sheet tab={tab} onTab={setTab} onSeeScore={onSeeScore} />
    </>
  );
}
