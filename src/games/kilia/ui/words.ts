/** What a card's face needs of the table: its words and the content they speak of. Apart from the table, so that what
 *  only reads words is not drawn anew with each move; the almanac has no table at all. */
import { createContext, useContext } from 'react';
import type { Table } from '../position/table';

export type Words = Pick<Table, 'content' | 'language' | 't'>;

export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('useWords is used outside the table and the almanac');
  return words;
}
