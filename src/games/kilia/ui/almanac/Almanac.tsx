import { useMemo } from 'react';
import type { AlmanacProps } from '../../../../game-api/module';
import { AlmanacPages } from '../../../../table/cards/AlmanacPages';
import { contentOfGame } from '../../position/contentIndex';
import type { G } from '../../rules/state';
import { translator } from '../../text/table/index';
import { type Words, WordsContext } from '../words';
import '../table.css';
import './almanac.css';
import { BoardFacts } from './BoardFacts';
import { Cards } from './Cards';
import { Legend } from './Legend';
import { sayer } from './words/index';

const PAGES = { cards: Cards, board: BoardFacts, legend: Legend } as const;

/** All cards of the game, the boards' facts and the legend. */
export function Almanac({ section, G, language }: AlmanacProps<G>) {
  const words = useMemo(
    (): Words => ({ content: contentOfGame(G ?? { content: null }), language, t: translator(language) }),
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
        className="kilia"
      />
    </WordsContext>
  );
}
