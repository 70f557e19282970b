import { useWords } from '../../context';
import { ActionButton } from '../../controls/ActionButton';
import type { GlyphName } from '../../controls/Glyph';

type SeeScoreProps = { readonly glyph?: GlyphName; readonly onPress: () => void };

export function SeeScore({ glyph, onPress }: SeeScoreProps) {
  const { t } = useWords();
  return (
    <ActionButton
      testId="see-score"
      look="primary"
      glyph={glyph}
      label={t('kit.seeScore')}
      onPress={onPress}
    />
  );
}
