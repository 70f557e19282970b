import { memo, type ReactNode } from 'react';
import { SmallCard } from '../../../../table/cards/SmallCard';
import { Glyph } from '../../../../table/controls/Glyph';
import { saysSame } from '../../../../table/painting/kept';
import { later } from '../../../../table/painting/later';
import type { BusinessId } from '../../content/terms';
import type { CardState } from '../../position/cardState';
import { waitsKey } from '../../position/waitsKey';
import { businessIcons } from '../../text/cardIcons';
import { businessText } from '../../text/cardText';
import { FAMILY } from '../cards/families';
import { IconRow } from '../cards/IconRow';
import { usePick } from '../context';
import { GoodsList } from '../parts/amounts';
import { useWords } from '../words';

const BusinessFace = later(async () => (await import('../cards/BusinessFace')).BusinessFace);
const FaceLinks = later(async () => (await import('../links/Links')).FaceLinks);

type HandCardProps = { readonly id: BusinessId; readonly state: CardState };

function HandCardFace({ id, state }: HandCardProps) {
  const { content, language, t } = useWords();
  const pick = usePick();
  const card = content.businesses[id];
  const text = businessText(card, language);
  const icons = businessIcons(card);
  // That it stays is said on the full face; here there is room for what it brings.
  const reward = icons.reward.filter(({ icon }) => icon !== 'stays');
  const foot = useFoot(state);
  return (
    <SmallCard
      id={id}
      colour={FAMILY[card.family].colour}
      state={state.state}
      title={text.title}
      place={text.destination ?? t('table.card.anySpace')}
      deal={
        <>
          <IconRow icons={icons.cost} size={14} />
          {icons.cost.length > 0 && <Glyph name="arrow" size={13} />}
          <IconRow icons={reward} size={14} />
          <span className="visually-hidden">{text.sentence}</span>
        </>
      }
      foot={foot}
      link={`card:${id}`}
      face={
        <>
          <BusinessFace id={id} />
          {state.state !== 'done' && <FaceLinks link={`card:${id}`} />}
        </>
      }
      onPress={() =>
        pick({ do: 'open', dialog: { kind: state.state === 'ready' ? 'business' : 'face', card: id } })
      }
    />
  );
}

/** A card of the hand: what it asks, where, what for, and how far it is. Its full face shows itself on demand. */
export const HandCard = memo(HandCardFace, saysSame);

function useFoot(state: CardState): ReactNode {
  const { t } = useWords();
  switch (state.state) {
    case 'ready':
    case 'readyOnArrival':
      return (
        <>
          <Glyph name={state.state === 'ready' ? 'check' : 'pin'} size={14} />
          {t(`table.hand.${state.state}`)}
        </>
      );
    case 'needs':
      return (
        <>
          {t('table.hand.needs')} <GoodsList goods={state.goods} size={13} />
        </>
      );
    case 'done':
      return (
        <>
          <Glyph name="check" size={14} />
          {t('table.hand.done', { round: state.round })}
        </>
      );
    case 'waits': {
      const reason = waitsKey(state.reason);
      return reason === null ? null : t(`table.hand.waits.${reason}`);
    }
    case 'idle':
      return null;
  }
}
