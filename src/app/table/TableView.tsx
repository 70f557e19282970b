/** A table of any game, from any source: the present position or an earlier one (`?move=N`). */
import { type ComponentType, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { TableProps } from '../../house/module';
import type { TableSource } from '../../house/source';
import { ReplayBar } from '../replay/ReplayBar';
import { useShown } from '../replay/useShown';
import { useSettings } from '../settings';

type TableViewProps = {
  readonly source: TableSource;
  readonly menu: React.ReactNode;
  /** Asks for a hint in the present position; absent where none are given. */
  readonly onHint?: (() => void) | null;
  /** Goes on from an earlier position as a copy; absent where that is not possible. */
  readonly onPlayOn?: ((moves: number) => void) | null;
  readonly onPlayAgain: () => void;
  readonly onLeave: () => void;
};

const NO_HISTORY: TableProps['history'] = {
  canUndo: false,
  canRedo: false,
  undoBlocked: null,
  undo: () => {},
  redo: () => {},
  restartTurn: () => {},
};

export function TableView({
  source,
  menu,
  onHint = null,
  onPlayOn = null,
  onPlayAgain,
  onLeave,
}: TableViewProps) {
  const { t, language } = useSettings();
  const snapshot = useSyncExternalStore(source.subscribe, source.current);
  const { shown, show, asked } = useShown();
  const [Table, setTable] = useState<ComponentType<TableProps> | null>(null);
  useEffect(() => {
    void source.module.loadTable().then((loaded) => setTable(() => loaded));
  }, [source]);
  const history = useMemo(
    (): TableProps['history'] => ({
      canUndo: snapshot.canUndo,
      canRedo: snapshot.canRedo,
      undoBlocked: snapshot.undoBlocked,
      undo: () => source.undo(),
      redo: () => source.redo(),
      restartTurn: () => source.restartTurn(),
    }),
    [source, snapshot],
  );
  if (Table === null)
    return (
      <main className="sheet" aria-busy="true">
        <p>{t('table.loading')}</p>
      </main>
    );
  const { timeline } = snapshot;
  if (shown !== null && !(Number.isInteger(shown) && shown >= 0 && shown <= timeline.moves))
    return (
      <main className="sheet" data-testid="no-such-move">
        <h1>{t('replay.noMove', { move: asked ?? '' })}</h1>
        <p>{t('replay.moves', { moves: timeline.moves })}</p>
        <button type="button" className="button primary" onClick={() => show(null)}>
          {t('replay.toPresent')}
        </button>
      </main>
    );
  const position = shown === null ? snapshot : timeline.at(shown);
  return (
    <Table
      G={position.G}
      ctx={position.ctx}
      log={position.log}
      notes={snapshot.notes}
      viewer={snapshot.viewer}
      seats={source.seats}
      legalMoves={shown === null ? snapshot.legalMoves : []}
      language={language}
      play={(move, ...args) => source.play(move, args, language)}
      timeline={timeline}
      shown={shown}
      onShow={show}
      replay={
        shown === null ? null : (
          <ReplayBar shown={shown} moves={timeline.moves} show={show} onPlayOn={onPlayOn} />
        )
      }
      history={shown === null ? history : NO_HISTORY}
      onHint={shown === null ? onHint : null}
      shell={
        <>
          <button
            type="button"
            className="button"
            data-testid="open-replay"
            onClick={() => show(timeline.moves)}
          >
            {t('replay.open')}
          </button>
          {menu}
        </>
      }
      onPlayAgain={onPlayAgain}
      onLeave={onLeave}
    />
  );
}
