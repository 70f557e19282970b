import { useEffect } from 'react';
import type { AlmanacProps } from '../../../../game-api/module';
import { createAlmanac } from '../../../../table/cards/AlmanacPages';
import { content as builtIn } from '../../content/index';
import { contentOf } from '../../rules/content-pack/contentOf';
import type { G } from '../../rules/state/state';
import { translator } from '../../text/table/en';
import { type Words, WordsContext } from '../context';
import { mountIconSheet } from '../icons/sheet';
import '../table.css';
import './almanac.css';
import { CARDS } from './Cards';
import type { TerramaraCard } from './cardList';
import { Lands } from './Lands';
import { Legend } from './Legend';
import { sayer } from '../../text/almanac/en';

const Pages = createAlmanac<G, Words, TerramaraCard>({
  className: 'terramara',
  cards: CARDS,
  Board: Lands,
  Legend,
  sayer,
  WordsContext,
  wordsOf: (G, language) => ({
    content: G === null ? builtIn : contentOf(G),
    language,
    t: translator(language),
  }),
});

export function Almanac(props: AlmanacProps<G>) {
  useEffect(() => {
    // Icons are optional, because the words cover everything.
    mountIconSheet().catch(() => undefined);
  }, []);
  return <Pages {...props} />;
}
