import { createAlmanac } from '../../../../table/cards/AlmanacPages';
import type { G } from '../../rules/state/state';
import { translator } from '../../text/table/en';
import { contentOfGame } from '../../view-model/contentIndex';
import { WordsContext } from '../context';
import '../table.css';
import './almanac.css';
import { sayer } from '../../text/almanac/en';
import { BoardFacts } from './BoardFacts';
import { CARDS } from './Cards';
import { Legend } from './Legend';

export const Almanac = createAlmanac({
  className: 'kilia',
  cards: CARDS,
  Board: BoardFacts,
  Legend,
  contentOf: (G: G | null) => contentOfGame(G ?? { content: null }),
  translator,
  sayer,
  WordsContext,
});
