import '../css/table.css';
import '../css/almanac.css';
import { type ComponentType, type Context, type ReactNode, useEffect, useMemo, useState } from 'react';
import { ALMANAC_SECTIONS, type AlmanacSection } from '../../game-api/almanac';
import type { AlmanacProps } from '../../game-api/module';
import type { Language } from '../../language/language';
import type { Translate } from '../../language/translator';
import { type Words, WordsContext } from '../context';
import { AlmanacCards, type CardList, type CardWords } from './AlmanacCards';
import type { AlmanacCard } from './almanac';

type Pages<G, GameWords extends Words, Card extends AlmanacCard> = {
  readonly cards: CardList<GameWords, Card>;
  readonly Board: ComponentType;
  readonly Legend: ComponentType;
  /** The almanac's own words. */
  readonly sayer: (language: Language) => CardWords<Card> & Translate<`section.${AlmanacSection}`>;
  /** The words of the game's table, with the cards of the game; null: the built-in ones. */
  readonly wordsOf: (G: G | null, language: Language) => GameWords;
  readonly WordsContext: Context<GameWords | null>;
  /** The game's root class, under which its css lives. */
  readonly className: string;
};

/** A game's almanac: all cards, the board's facts and the legend, a page each. */
export function createAlmanac<G, GameWords extends Words, Card extends AlmanacCard>(
  game: Pages<G, GameWords, Card>,
) {
  const { cards, Board, Legend, sayer, wordsOf, WordsContext: GameWordsContext, className } = game;
  return function Almanac({ section, G, language }: AlmanacProps<G>) {
    const words = useMemo(() => wordsOf(G, language), [G, language]);
    const say = sayer(language);
    const contents = {
      cards: <AlmanacCards list={cards} words={words} say={say} />,
      board: <Board />,
      legend: <Legend />,
    };
    return (
      <GameWordsContext value={words}>
        <AlmanacPages
          section={section}
          contents={contents}
          titleOf={(name) => say(`section.${name}`)}
          words={words}
          className={className}
        />
      </GameWordsContext>
    );
  };
}

type AlmanacPagesProps = {
  /** The page that is asked for. */
  readonly section: AlmanacSection;
  readonly contents: Readonly<Record<AlmanacSection, ReactNode>>;
  readonly titleOf: (section: AlmanacSection) => string;
  readonly words: Words;
  readonly className: string;
};

function AlmanacPages({ section, contents, titleOf, words, className }: AlmanacPagesProps) {
  const [shown, setShown] = useState(section);
  useEffect(() => setShown(section), [section]);
  return (
    <WordsContext value={words}>
      <div className={`table almanac ${className}`} lang={words.language} data-testid="almanac-content">
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
              {titleOf(name)}
            </button>
          ))}
        </div>
        <h2 className="visually-hidden">{titleOf(shown)}</h2>
        {contents[shown]}
      </div>
    </WordsContext>
  );
}
