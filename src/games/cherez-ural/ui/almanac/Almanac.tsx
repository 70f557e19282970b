import { createAlmanac } from '../../../../table/cards/AlmanacPages';
import { content as builtIn } from '../../content/index';
import { contentOf } from '../../rules/content-pack/contentOf';
import type { G } from '../../rules/state/state';
import { sayer } from '../../text/almanac/en';
import { translator } from '../../text/table/en/index';
import { type Words, WordsContext } from '../context';
import '../table.css';
import '../map/map.css';
import './almanac.css';
import { BoardFacts } from './BoardFacts';
import { CARDS } from './Cards';
import type { CherezUralCard } from './cardList';
import { Legend } from './Legend';

export const Almanac = createAlmanac<G, Words, CherezUralCard>({
  className: 'cherez-ural',
  cards: CARDS,
  Board: BoardFacts,
  Legend,
  sayer,
  WordsContext,
  wordsOf: (G, language) => ({
    content: G === null ? builtIn : contentOf(G),
    language,
    t: translator(language),
  }),
});
