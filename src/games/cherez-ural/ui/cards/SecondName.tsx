import type { Language } from '../../../../language/language';
import { useIsPutUp } from '../parts/Stands';
import { useWords } from '../words';

/** A card's name in the other language. The first words in another script take as long to lay out as all else in a
 *  dialog: the one that opens with a table has them once the table stands. */
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
