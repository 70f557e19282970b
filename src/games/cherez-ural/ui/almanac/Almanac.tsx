import { createAlmanac } from '../../../../table/cards/AlmanacPages';
import { content as builtIn } from '../../content/index';
import { contentOf } from '../../rules/content-pack/contentOf';
import type { G } from '../../rules/state/state';
import { sayer } from '../../text/almanac/en';
import { translator } from '../../text/table/en/index';
import { WordsContext } from '../context';
import '../table.css';
import '../map/map.css';
import './almanac.css';
import { BoardFacts } from './BoardFacts';
import { CARDS } from './Cards';
import { Legend } from './Legend';

export const Almanac = createAlmanac({
  className: 'cherez-ural',
  cards: CARDS,
  Board: BoardFacts,
  Legend,
  contentOf: (G: G | null) => (G === null ? builtIn : contentOf(G)),
  translator,
  sayer,
  WordsContext,
});
