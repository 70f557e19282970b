import type { Language } from '../../language/language';
import { useWords } from '../context';
import { useIsPutUp } from '../painting/Stands';

/** A card's name in the other language. The first words in another script take as long to lay out as all else in a
 *  dialog: the one that opens with a table has them once the table is put up. */
export function SecondName({ name }: { readonly name: Readonly<Record<Language, string>> }) {
  const { language } = useWords();
  const isPutUp = useIsPutUp();
  const other = language === 'ja' ? 'en' : 'ja';
  return (
    <p className="face-second" lang={other}>
      {isPutUp ? name[other] : '\u00a0'}
    </p>
  );
}
