import { useState } from 'react';
import type { LinkCard } from '../../game-api/links';
import { RuleText } from '../../game-api/lookUp';
import { useWords } from '../context';
import { MOST_LINES } from './link';

type LinkLinesProps = {
  readonly card: LinkCard;
  /** Maximum number of lines per list */
  readonly most?: number;
  /** Whether the rest of a list can be expanded. Only for cards that stay open. */
  readonly opens?: boolean;
};

/** Shows the content of a link card. Also used inside a thing's own tip. */
export function LinkLines({ card: { facts, lists }, most = MOST_LINES, opens = false }: LinkLinesProps) {
  return (
    <div className="link-lines">
      {facts.map((fact) => (
        <p key={fact}>
          <RuleText text={fact} pointerOnly />
        </p>
      ))}
      {lists.map((list) => (
        <Lines key={list.heading} list={list} most={most} opens={opens} />
      ))}
    </div>
  );
}

type LinesProps = Required<Omit<LinkLinesProps, 'card'>> & { readonly list: LinkCard['lists'][number] };

function Lines({ list: { heading, places }, most, opens }: LinesProps) {
  const { t } = useWords();
  const [isWhole, setWhole] = useState(false);
  const more = t('kit.links.more', { count: places.length - most });
  return (
    <div>
      <p className="link-heading">
        <RuleText text={heading} pointerOnly />
      </p>
      <ol>
        {(isWhole ? places : places.slice(0, most)).map(({ link, text }) => (
          <li key={link}>
            <RuleText text={text} pointerOnly />
          </li>
        ))}
      </ol>
      {places.length > most &&
        (opens ? (
          <button
            type="button"
            className="link link-more"
            aria-expanded={isWhole}
            data-testid="link-more"
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t('kit.links.fewer') : more}
          </button>
        ) : (
          <p className="link-more">{more}</p>
        ))}
    </div>
  );
}
