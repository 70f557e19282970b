import type { LinkCard } from '../../game-api/links';
import { RuleText } from '../../game-api/lookUp';
import { useWords } from '../context';
import { MOST_LINES } from './link';

type LinkLinesProps = {
  readonly card: LinkCard;
  /** Lines of each list. */
  readonly most?: number;
};

/** What a card says, for a tip that a thing has anyway, too. */
export function LinkLines({ card: { facts, lists }, most = MOST_LINES }: LinkLinesProps) {
  const { t } = useWords();
  return (
    <div className="link-lines">
      {facts.map((fact) => (
        <p key={fact}>
          <RuleText text={fact} pointerOnly />
        </p>
      ))}
      {lists.map(({ heading, places }) => (
        <div key={heading}>
          <p className="link-heading">
            <RuleText text={heading} pointerOnly />
          </p>
          <ol>
            {places.slice(0, most).map(({ link, text }) => (
              <li key={link}>
                <RuleText text={text} pointerOnly />
              </li>
            ))}
          </ol>
          {places.length > most && (
            <p className="link-more">{t('kit.links.more', { count: places.length - most })}</p>
          )}
        </div>
      ))}
    </div>
  );
}
