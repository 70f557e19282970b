import { useEffect, useMemo, useState } from 'react';
import { ALMANAC_SECTIONS } from '../../../../game-api/lookUp';
import type { AlmanacProps } from '../../../../game-api/module';
import { WordsContext as KitWordsContext } from '../../../../table/context';
import { content as builtIn } from '../../content/index';
import { contentOf } from '../../rules/contentOf';
import type { G } from '../../rules/state';
import { translator } from '../../text/tableWords/index';
import { laySigns } from '../signs/sheet';
import { type Words, WordsContext } from '../words';
import '../../../../table/css/table.css';
import '../table.css';
import './almanac.css';
import { Cards } from './Cards';
import { Lands } from './Lands';
import { Legend } from './Legend';
import { sayer } from './words/index';

const PARTS = { cards: Cards, board: Lands, legend: Legend } as const;

/** All cards and tiles of the game, and the legend of its signs. */
export function Almanac({ section, G, language }: AlmanacProps<G>) {
  const [shown, setShown] = useState(section);
  const words = useMemo(
    (): Words => ({ content: G === null ? builtIn : contentOf(G), language, t: translator(language) }),
    [G, language],
  );
  useEffect(() => setShown(section), [section]);
  useEffect(() => {
    // Without signs the words still say everything.
    laySigns().catch(() => undefined);
  }, []);
  const say = sayer(language);
  const Part = PARTS[shown];
  return (
    <KitWordsContext value={words}>
      <WordsContext value={words}>
        <div className="table almanac terramara" lang={language} data-testid="almanac-content">
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
