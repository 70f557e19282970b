import { useMemo } from 'react';
import type { AlmanacProps } from '../../../../game-api/module';
import { AlmanacPages } from '../../../../table/cards/AlmanacPages';
import { content as builtIn } from '../../content/index';
import { contentOf } from '../../rules/contentOf';
import type { G } from '../../rules/state';
import { translator } from '../../text/translate';
import { type Words, WordsContext } from '../words';
import '../table.css';
import '../map/map.css';
import './almanac.css';
import { BoardFacts } from './BoardFacts';
import { Cards } from './Cards';
import { Legend } from './Legend';
import { sayer } from './words';

const PAGES = { cards: Cards, board: BoardFacts, legend: Legend } as const;

/** All cards of the game, the board's facts and the legend. */
export function Almanac({ section, G, language }: AlmanacProps<G>) {
  const words = useMemo(
    (): Words => ({ content: G === null ? builtIn : contentOf(G), language, t: translator(language) }),
    [G, language],
  );
  const say = sayer(language);
  return (
    <WordsContext value={words}>
      <AlmanacPages
        section={section}
        pages={PAGES}
        titleOf={(name) => say(`section.${name}`)}
        words={words}
        className="cherez-ural"
      />
    </WordsContext>
  );
}
