import type { ReactNode } from 'react';
import { ActionBar } from '../actions/ActionBar';
import { BoardArea } from '../board/BoardArea';
import { Cartouche, rowOf } from '../board/Cartouche';
import { usePointed, useTable } from '../context';
import { Hand } from '../hand/Hand';
import { Header } from '../header/Header';
import { LogOrTalk } from '../log/LogOrTalk';
import { ActionButton } from '../parts/ActionButton';
import { Stands } from '../parts/Stands';
import { PlayerPanel } from '../players/PlayerPanel';

export type LayoutProps = {
  readonly shell: ReactNode;
  /** Stands in place of the actions while an earlier position is shown. */
  readonly replay: ReactNode;
  /** Back to the score, after the game. */
  readonly onSeeScore: (() => void) | null;
};

/** Everything on one screen, from 1100 px on: map and hand at the left, players and log at the right. */
export function DeskLayout({ shell, replay, onSeeScore }: LayoutProps) {
  const { G, t } = useTable();
  return (
    <>
      <Stands from="header">
        <Header shell={shell} />
      </Stands>
      <main className="board-area">
        <BoardArea />
        <Stands from="prices">
          <PricesHere />
        </Stands>
      </main>
      <Stands from="bar">
        {replay !== null ? (
          <section className="bar bar-replay">{replay}</section>
        ) : onSeeScore === null ? (
          <ActionBar />
        ) : (
          <section className="bar bar-over">
            <ActionButton
              testId="see-score"
              look="primary"
              glyph="prices"
              label={t('table.final.seeScore')}
              reason={null}
              onPress={onSeeScore}
            />
          </section>
        )}
      </Stands>
      <Stands from="hand">
        <Hand />
      </Stands>
      <Stands from="players">
        <aside className="side">
          {G.turnOrder.map((playerID) => (
            <PlayerPanel key={playerID} playerID={playerID} />
          ))}
          <LogOrTalk />
        </aside>
      </Stands>
    </>
  );
}

function PricesHere() {
  const { G, acting } = useTable();
  const { picked } = usePointed();
  const at = picked?.space ?? (acting === null ? null : G.workers[acting].at);
  return <Cartouche lit={rowOf(G, at)} />;
}
