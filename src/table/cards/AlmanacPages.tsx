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

type AlmanacWords<Content, T> = Omit<Words, 't'> & { readonly content: Content; readonly t: T };

type Pages<G, Content, T extends Words['t'], Card extends AlmanacCard> = {
  readonly cards: CardList<AlmanacWords<Content, T>, Card>;
  readonly Board: ComponentType;
  readonly Legend: ComponentType;
  /** Returns the texts of the almanac. */
  readonly sayer: (language: Language) => CardWords<Card> & Translate<`section.${AlmanacSection}`>;
  /** Returns the cards of a game; null selects the built-in cards. */
  readonly contentOf: (G: G | null) => Content;
  /** Returns the texts of the game's table. */
  readonly translator: (language: Language) => T;
  readonly WordsContext: Context<AlmanacWords<Content, T> | null>;
  /** The game's root class, which scopes its CSS */
  readonly className: string;
};

/** Creates a game's almanac with three pages: cards, board facts and legend. */
export function createAlmanac<G, Content, T extends Words['t'], Card extends AlmanacCard>(
  game: Pages<G, Content, T, Card>,
) {
  const { cards, Board, Legend, sayer, contentOf, translator, className } = game;
  return function Almanac({ section, G, language }: AlmanacProps<G>) {
    const words = useMemo(
      () => ({ content: contentOf(G), language, t: translator(language) }),
      [G, language],
    );
    const say = sayer(language);
    const contents = {
      cards: <AlmanacCards list={cards} words={words} say={say} />,
      board: <Board />,
      legend: <Legend />,
    };
    return (
      <game.WordsContext value={words}>
        <AlmanacPages
          section={section}
          contents={contents}
          titleOf={(name) => say(`section.${name}`)}
          words={words}
          className={className}
        />
      </game.WordsContext>
    );
  };
}

type AlmanacPagesProps = {
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
