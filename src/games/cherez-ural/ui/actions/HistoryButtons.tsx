import { useTable } from '../context';
import { IconAction } from '../parts/IconAction';

/** Undo, redo, restart turn; and why no further. */
export function HistoryButtons({ only }: { readonly only?: 'undo' }) {
  const { history, t } = useTable();
  const blocked = t(`table.history.blocked.${history.undoBlocked ?? 'turnStart'}`);
  const undo = (
    <IconAction
      testId="undo"
      glyph="undo"
      says={t('table.history.undo')}
      reason={history.canUndo ? null : blocked}
      onPress={history.undo}
    />
  );
  if (only === 'undo') return undo;
  return (
    <>
      {undo}
      <IconAction
        testId="redo"
        glyph="redo"
        says={t('table.history.redo')}
        reason={history.canRedo ? null : t('table.history.nothingToRedo')}
        onPress={history.redo}
      />
      <IconAction
        testId="restart-turn"
        glyph="restart"
        says={t('table.history.restart')}
        reason={history.canUndo ? null : blocked}
        onPress={history.restartTurn}
      />
    </>
  );
}
