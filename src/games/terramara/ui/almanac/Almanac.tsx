import { useEffect, useMemo } from 'react';
import type { AlmanacProps } from '../../../../game-api/module';
import { AlmanacPages } from '../../../../table/cards/AlmanacPages';
import { content as builtIn } from '../../content/index';
import { contentOf } from '../../rules/contentOf';
import type { G } from '../../rules/state';
import { translator } from '../../text/tableWords/index';
import { laySigns } from '../signs/sheet';
import { type Words, WordsContext } from '../words';
import '../table.css';
import './almanac.css';
import { Cards } from './Cards';
import { Lands } from './Lands';
import { Legend } from './Legend';
import { sayer } from './words/index';

const PAGES = { cards: Cards, board: Lands, legend: Legend } as const;

/** All cards and tiles of the game, and the legend of its signs. */
export function Almanac({ section, G, language }: AlmanacProps<G>) {
  const words = useMemo(
    (): Words => ({ content: G === null ? builtIn : contentOf(G), language, t: translator(language) }),
    [G, language],
  );
  useEffect(() => {
    // Without signs the words still say everything.
    laySigns().catch(() => undefined);
  }, []);
  const say = sayer(language);
  return (
    <WordsContext value={words}>
      <AlmanacPages
        section={section}
        pages={PAGES}
        titleOf={(name) => say(`section.${name}`)}
        words={words}
        className="terramara"
      />
    </WordsContext>
  );
}
