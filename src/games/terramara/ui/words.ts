/** What a card's face needs of the table: its words and the content they speak of; the almanac has no table at all. */
import { createContext, useContext } from 'react';
import { needed } from '../../../table/context';
import type { Table } from '../position/table';

export type Words = Pick<Table, 'content' | 'language' | 't'>;

export const WordsContext = createContext<Words | null>(null);
export const useWords = (): Words => needed(useContext(WordsContext), 'useWords');
