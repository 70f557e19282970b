import { useEffect } from 'react';
import type { AlmanacProps } from '../../../../game-api/module';
import { createAlmanac } from '../../../../table/cards/AlmanacPages';
import { content as builtIn } from '../../content/index';
import { contentOf } from '../../rules/content-pack/contentOf';
import type { G } from '../../rules/state/state';
import { translator } from '../../text/table/en';
import { WordsContext } from '../context';
import { mountIconSheet } from '../icons/sheet';
import '../table.css';
import './almanac.css';
import { sayer } from '../../text/almanac/en';
import { CARDS } from './Cards';
import { Lands } from './Lands';
import { Legend } from './Legend';

const Pages = createAlmanac({
  className: 'terramara',
  cards: CARDS,
  Board: Lands,
  Legend,
  contentOf: (G: G | null) => (G === null ? builtIn : contentOf(G)),
  translator,
  sayer,
  WordsContext,
});

export function Almanac(props: AlmanacProps<G>) {
  useEffect(() => {
    // Icons are optional, because the words cover everything.
    mountIconSheet().catch(() => undefined);
  }, []);
  return <Pages {...props} />;
}
