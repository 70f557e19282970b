import type { Language } from '../../language/language';
import { useWords } from '../context';
import { useIsTableMounted } from '../rendering/MountAfter';

/**
 * Shows a card's name in the other language. Layout of the first text in another script takes as long as the rest of a
 * dialog. A dialog that opens together with the table therefore shows it only when the table is complete.
 */
export function SecondName({ name }: { readonly name: Readonly<Record<Language, string>> }) {
  const { language } = useWords();
  const isPutUp = useIsTableMounted();
  const other = language === 'ja' ? 'en' : 'ja';
  return (
    <p className="face-second" lang={other}>
      {isPutUp ? name[other] : '\u00a0'}
    </p>
  );
}
