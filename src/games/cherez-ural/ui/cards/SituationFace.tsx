import { entryOf } from '../../../../rules-kit/indexed';
import type { SituationId } from '../../content/terms';
import { situationIcons } from '../../text/cardIcons';
import { situationText } from '../../text/cardText';
import { situationTouches } from '../../view-model/links/situationTouches';
import { useWords } from '../context';
import { IconRow } from './IconRow';
import { SituationEmblem } from './SituationEmblem';

type SituationFaceProps = {
  readonly id: SituationId;
  readonly round?: number;
};

export function SituationFace({ id, round }: SituationFaceProps) {
  const { content, language, t } = useWords();
  const card = entryOf(content.situations, id);
  const text = situationText(card, language);
  const icons = situationIcons(card);
  const touches = situationTouches(card);
  return (
    <article className={`chip corner-8 situation-face situation-${touches}`}>
      <div className="flex-row gap-14 situation-head">
        <SituationEmblem touches={touches} size={56} />
        <div className="inked">
          {round !== undefined && <p className="faded semibold">{t('table.situation.ofRound', { round })}</p>}
          <h3 className="face-title">{text.title}</h3>
        </div>
      </div>
      <ul>
        {text.sentences.map((sentence, index) => (
          <li key={sentence}>
            <IconRow icons={icons[index] ?? []} size={20} />
            <p>{sentence}</p>
          </li>
        ))}
      </ul>
    </article>
  );
}
