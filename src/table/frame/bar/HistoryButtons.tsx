import { useTurn, useWords } from '../../context';
import { IconAction } from '../../controls/IconAction';

/** Buttons for undo, redo and restart turn, with tips that explain why one is disabled */
export function HistoryButtons({ only }: { readonly only?: 'undo' }) {
  const { t } = useWords();
  const { history } = useTurn();
  const blocked = t(`kit.history.blocked.${history.undoBlocked ?? 'turnStart'}`);
  const undo = (
    <IconAction
      testId="undo"
      glyph="undo"
      says={t('kit.history.undo')}
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
        says={t('kit.history.redo')}
        reason={history.canRedo ? null : t('kit.history.nothingToRedo')}
        onPress={history.redo}
      />
      <IconAction
        testId="restart-turn"
        glyph="restart"
        says={t('kit.history.restart')}
        reason={history.canUndo ? null : blocked}
        onPress={history.restartTurn}
      />
    </>
  );
}
