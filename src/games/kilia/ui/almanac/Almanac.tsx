import { useEffect, useMemo, useState } from 'react';
import { ALMANAC_SECTIONS } from '../../../../game-api/lookUp';
import type { AlmanacProps } from '../../../../game-api/module';
import { WordsContext as KitWordsContext } from '../../../../table/context';
import { contentOfGame } from '../../position/contentIndex';
import type { G } from '../../rules/state';
import { translator } from '../../text/table/index';
import { type Words, WordsContext } from '../words';
import '../../../../table/css/table.css';
import '../../../../table/css/almanac.css';
import '../table.css';
import './almanac.css';
import { BoardFacts } from './BoardFacts';
import { Cards } from './Cards';
import { Legend } from './Legend';
import { sayer } from './words/index';

const PARTS = { cards: Cards, board: BoardFacts, legend: Legend } as const;

/** All cards of the game, the boards' facts and the legend. */
export function Almanac({ section, G, language }: AlmanacProps<G>) {
  const [shown, setShown] = useState(section);
  const words = useMemo(
    (): Words => ({ content: contentOfGame(G ?? { content: null }), language, t: translator(language) }),
    [G, language],
  );
  useEffect(() => setShown(section), [section]);
  const say = sayer(language);
  const Part = PARTS[shown];
  return (
    <KitWordsContext value={words}>
      <WordsContext value={words}>
        <div className="table almanac kilia" lang={language} data-testid="almanac-content">
          <div className="almanac-tabs" role="tablist">
            {ALMANAC_SECTIONS.map((name) => (
              <button
                key={name}
                type="button"
                role="tab"
                className="almanac-tab"
                aria-selected={name === shown}
                data-testid={`almanac-${name}`}
                onClick={() => setShown(name)}
              >
                {say(`section.${name}`)}
              </button>
            ))}
          </div>
          <h2 className="visually-hidden">{say(`section.${shown}`)}</h2>
          <Part />
        </div>
      </WordsContext>
    </KitWordsContext>
  );
}
