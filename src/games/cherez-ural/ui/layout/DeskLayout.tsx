import { memo, type ReactNode } from 'react';
import { ActionBar } from '../actions/ActionBar';
import { BoardArea } from '../board/BoardArea';
import { Cartouche, rowOf } from '../board/Cartouche';
import { usePointed, useTable } from '../context';
import { Hand } from '../hand/Hand';
import { Header } from '../header/Header';
import { LogOrTalk } from '../log/LogOrTalk';
import { ActionButton } from '../parts/ActionButton';
import { Follows } from '../parts/afterPaint';
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
export const DeskLayout = memo(function DeskLayout({ shell, replay, onSeeScore }: LayoutProps) {
  const { G, t } = useTable();
  return (
    <>
      <Stands from="header">
        <Follows>
          <Header shell={shell} />
        </Follows>
      </Stands>
      <main className="board-area">
        <BoardArea />
        <Stands from="prices">
          <Follows>
            <PricesHere />
          </Follows>
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
        <Follows>
          <Hand />
        </Follows>
      </Stands>
      <Stands from="players">
        <Follows>
          <aside className="side">
            {G.turnOrder.map((playerID) => (
              <PlayerPanel key={playerID} playerID={playerID} />
            ))}
            <LogOrTalk />
          </aside>
        </Follows>
      </Stands>
    </>
  );
});

function PricesHere() {
  const { G, acting } = useTable();
  const { picked } = usePointed();
  const at = picked?.space ?? (acting === null ? null : G.workers[acting].at);
  return <Cartouche lit={rowOf(G, at)} />;
}
