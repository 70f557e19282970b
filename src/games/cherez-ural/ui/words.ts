/** What a card's face needs of the table: its words and the content they speak of. The almanac has no table. */
import { createContext, useContext } from 'react';
import { type Table, TableContext } from './context';

export type Words = Pick<Table, 'content' | 'language' | 't'>;

export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = useContext(WordsContext);
  const table = useContext(TableContext);
  const found = words ?? table;
  if (found === null) throw new Error('useWords is used outside the table and the almanac');
  return found;
}
