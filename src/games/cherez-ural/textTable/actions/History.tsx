import { useText } from '../context';

/** Undo, redo, restart turn, a hint; what is not possible says why when it is pressed. */
export function History() {
  const { history, askForHint, refuse, t } = useText();
  const blocked = t(`table.history.blocked.${history.undoBlocked ?? 'turnStart'}`);
  const buttons = [
    {
      id: 'undo',
      label: t('table.history.undo'),
      press: history.undo,
      off: history.canUndo ? null : blocked,
    },
    {
      id: 'redo',
      label: t('table.history.redo'),
      press: history.redo,
      off: history.canRedo ? null : t('table.history.nothingToRedo'),
    },
    {
      id: 'restart-turn',
      label: t('table.history.restart'),
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
          {t('table.askHint')}
        </button>
      )}
    </p>
  );
}
