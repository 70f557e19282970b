import { useWords } from '../words';

/** The foot of a face: the card's number, and that its values are ours. */
export function FaceFoot({ id }: { readonly id: string }) {
  const { t } = useWords();
  return (
    <p className="face-foot">
      <span>{id}</span>
      <span>{t('table.ours')}</span>
    </p>
  );
}
