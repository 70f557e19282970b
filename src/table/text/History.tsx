import { useSay, useTurn, useWords } from '../context';

/** Buttons for undo, redo, restart turn and hint. A disabled one explains itself when it is pressed. */
export function History() {
  const { t } = useWords();
  const { history, askForHint } = useTurn();
  const refuse = useSay();
  const blocked = t(`kit.history.blocked.${history.undoBlocked ?? 'turnStart'}`);
  const buttons = [
    {
      id: 'undo',
      label: t('kit.history.undo'),
      press: history.undo,
      off: history.canUndo ? null : blocked,
    },
    {
      id: 'redo',
      label: t('kit.history.redo'),
      press: history.redo,
      off: history.canRedo ? null : t('kit.history.nothingToRedo'),
    },
    {
      id: 'restart-turn',
      label: t('kit.history.restart'),
      press: history.restartTurn,
      off: history.canUndo ? null : blocked,
    },
  ];
  return (
    <p className="text-row">
      {buttons.map(({ id, label, press, off }) => (
        <button
          key={id}
          type="button"
          data-testid={id}
          aria-disabled={off !== null}
          onClick={() => (off === null ? press() : refuse(off))}
        >
          {label}
        </button>
      ))}
      {askForHint !== null && (
        <button type="button" data-testid="ask-hint" onClick={askForHint}>
          {t('kit.askHint')}
        </button>
      )}
    </p>
  );
}
