import { useTable } from '../context';
import { ActionButton } from '../parts/ActionButton';

/** Asks for the best moves that a bot sees; absent at tables that give no hints. */
export function AskForHint() {
  const { askForHint, t } = useTable();
  if (askForHint === null) return null;
  return (
    <ActionButton
      testId="ask-hint"
      look="icon"
      glyph="hint"
      label={null}
      spoken={t('table.askHint')}
      hint={t('table.askHint')}
      reason={null}
      onPress={askForHint}
    />
  );
}
