import { useTable } from '../context';
import { IconAction } from '../parts/IconAction';

/** Asks for the best moves that a bot sees; absent at tables that give no hints. */
export function AskForHint() {
  const { askForHint, t } = useTable();
  if (askForHint === null) return null;
  return (
    <IconAction testId="ask-hint" glyph="hint" says={t('table.askHint')} reason={null} onPress={askForHint} />
  );
}
