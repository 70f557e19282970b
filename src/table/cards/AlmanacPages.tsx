import '../css/table.css';
import '../css/almanac.css';
import { type ComponentType, useEffect, useState } from 'react';
import { ALMANAC_SECTIONS, type AlmanacSection } from '../../game-api/almanac';
import { type Words, WordsContext } from '../context';

type AlmanacPagesProps = {
  /** The page that is asked for. */
  readonly section: AlmanacSection;
  readonly pages: Readonly<Record<AlmanacSection, ComponentType>>;
  readonly titleOf: (section: AlmanacSection) => string;
  readonly words: Words;
  /** The game's root class, under which its css lives. */
  readonly className: string;
};

/** A game's almanac: all cards, the board's facts and the legend, a page each. */
export function AlmanacPages({ section, pages, titleOf, words, className }: AlmanacPagesProps) {
  const [shown, setShown] = useState(section);
  useEffect(() => setShown(section), [section]);
  const Page = pages[shown];
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
        <Page />
      </div>
    </WordsContext>
  );
}
