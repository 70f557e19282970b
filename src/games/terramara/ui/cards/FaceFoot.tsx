import { useWords } from '../context';

/** The footer of a card, which notes that its values differ from the published game. */
export function FaceFoot() {
  const { t } = useWords();
  return (
    <p className="face-foot">
      <span>{t('table.ours')}</span>
    </p>
  );
}
