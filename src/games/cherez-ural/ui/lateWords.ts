import { lateSayer, type SayLate } from '../text/late/en';
import { useWords } from './context';

/** Texts of dialogs and the final screen, in the language of the table. */
export const useLateWords = (): SayLate => lateSayer(useWords().language);
