import { useEffect, useMemo, useState } from 'react';
import { ALMANAC_SECTIONS } from '../../../../game-api/lookUp';
import type { AlmanacProps } from '../../../../game-api/module';
import { WordsContext as KitWordsContext } from '../../../../table/context';
import { content as builtIn } from '../../content/index';
import { contentOf } from '../../rules/contentOf';
import type { G } from '../../rules/state';
import { translator } from '../../text/translate';
import { type Words, WordsContext } from '../words';
import '../../../../table/css/table.css';
import '../table.css';
import '../map/map.css';
import './almanac.css';
import { BoardFacts } from './BoardFacts';
import { Cards } from './Cards';
import { Legend } from './Legend';
import { sayer } from './words';

const PARTS = { cards: Cards, board: BoardFacts, legend: Legend } as const;

/** All cards of the game, the board's facts and the legend. */
export function Almanac({ section, G, language }: AlmanacProps<G>) {
  const [shown, setShown] = useState(section);
  const words = useMemo(
    // The house does not know the game's state; this is the game's own almanac.
    (): Words => ({ content: G === null ? builtIn : contentOf(G), language, t: translator(language) }),
    [G, language],
  );
  useEffect(() => setShown(section), [section]);
  const say = sayer(language);
  const Part = PARTS[shown];
  return (
    <KitWordsContext value={words}>
      <WordsContext value={words}>
        <div className="table almanac cherez-ural" lang={language} data-testid="almanac-content">
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
