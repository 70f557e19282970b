import { memo } from 'react';
import { entryOf } from '../../../../rules-kit/indexed';
import { CardFace } from '../../../../table/cards/CardFace';
import { Glyph } from '../../../../table/controls/Glyph';
import type { BusinessId } from '../../content/terms';
import { businessIcons } from '../../text/cardIcons';
import { businessText } from '../../text/cardText';
import { useWords } from '../context';
import { Emblem, FAMILY } from './families';
import { IconRow } from './IconRow';

export const BusinessFace = memo(function BusinessFace({ id }: { readonly id: BusinessId }) {
  const { content, language, t } = useWords();
  const card = entryOf(content.businesses, id);
  const text = businessText(card, language);
  const icons = businessIcons(card);
  const ours = ['destination', 'cost', 'effects'].some(
    (field) => !card.known.some((known) => known === field),
  );
  return (
    <CardFace
      colour={FAMILY[card.family].colour}
      kind={text.family}
      set={card.set ?? '–'}
      note={ours ? t('table.card.ours') : null}
    >
      <Emblem family={card.family} />
      <h3 className="face-title">{text.title}</h3>
      <p className="face-place">
        <Glyph name="pin" size={16} />
        {text.destination ?? t('table.card.anySpace')}
      </p>
      <div className="face-field">
        <IconRow icons={icons.cost} size={20} />
        {icons.cost.length > 0 && <Glyph name="arrow" size={18} />}
        <IconRow icons={icons.reward} size={20} />
      </div>
      <p className="face-text">
        {text.timing !== null && <strong>{text.timing} </strong>}
        {text.sentence}
      </p>
    </CardFace>
  );
});
