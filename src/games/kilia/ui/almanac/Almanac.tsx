import { createAlmanac } from '../../../../table/cards/AlmanacPages';
import type { G } from '../../rules/state/state';
import { translator } from '../../text/table/en';
import { contentOfGame } from '../../view-model/contentIndex';
import { type Words, WordsContext } from '../context';
import '../table.css';
import './almanac.css';
import { BoardFacts } from './BoardFacts';
import { CARDS } from './Cards';
import type { KiliaCard } from './cardList';
import { Legend } from './Legend';
import { sayer } from '../../text/almanac/en';

export const Almanac = createAlmanac<G, Words, KiliaCard>({
  className: 'kilia',
  cards: CARDS,
  Board: BoardFacts,
  Legend,
  sayer,
  WordsContext,
  wordsOf: (G, language) => ({
    content: contentOfGame(G ?? { content: null }),
    language,
    t: translator(language),
  }),
});
