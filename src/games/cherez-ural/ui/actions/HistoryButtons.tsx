import { useTable } from '../context';
import { ActionButton } from '../parts/ActionButton';

/** Undo, redo, restart turn; and why no further. */
export function HistoryButtons({ only }: { readonly only?: 'undo' }) {
  const { history, t } = useTable();
  const blocked = t(`table.history.blocked.${history.undoBlocked ?? 'turnStart'}`);
  const undo = (
    <ActionButton
      testId="undo"
      look="icon"
      glyph="undo"
      label={null}
      spoken={t('table.history.undo')}
      hint={t('table.history.undo')}
      reason={history.canUndo ? null : blocked}
      onPress={history.undo}
    />
  );
  if (only === 'undo') return undo;
  return (
    <>
      {undo}
      <ActionButton
        testId="redo"
        look="icon"
        glyph="redo"
        label={null}
        spoken={t('table.history.redo')}
        hint={t('table.history.redo')}
        reason={history.canRedo ? null : t('table.history.nothingToRedo')}
        onPress={history.redo}
      />
      <ActionButton
        testId="restart-turn"
        look="icon"
        glyph="restart"
        label={null}
        spoken={t('table.history.restart')}
        hint={t('table.history.restart')}
        reason={history.canUndo ? null : blocked}
        onPress={history.restartTurn}
      />
    </>
  );
}
