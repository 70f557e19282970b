import { useTurn, useWords } from '../context';
import { IconAction } from '../controls/IconAction';

/** Asks for the best moves that a bot sees; absent at tables that give no hints. */
export function AskForHint() {
  const { t } = useWords();
  const { askForHint } = useTurn();
  if (askForHint === null) return null;
  return (
    <IconAction testId="ask-hint" glyph="hint" says={t('kit.askHint')} reason={null} onPress={askForHint} />
  );
}
