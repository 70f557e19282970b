import { useWords } from '../words';

/** The foot of a face: its values are not those of the published game. */
export function FaceFoot() {
  const { t } = useWords();
  return (
    <p className="face-foot">
      <span>{t('table.ours')}</span>
    </p>
  );
}
