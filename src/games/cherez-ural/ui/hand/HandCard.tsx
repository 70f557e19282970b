import { type CSSProperties, memo, type ReactNode } from 'react';
import type { BusinessId } from '../../content/terms';
import type { CardState } from '../../position/cardState';
import { waitsKey } from '../../position/waitsKey';
import { businessIcons } from '../../text/cardIcons';
import { businessText } from '../../text/cardText';
import { FAMILY } from '../cards/families';
import { IconRow } from '../cards/IconRow';
import { usePick } from '../context';
import { GoodsList } from '../parts/amounts';
import { Glyph } from '../parts/Glyph';
import { saysSame } from '../parts/kept';
import { later } from '../parts/later';
import { Tip } from '../parts/Tip';
import { useWords } from '../words';

const BusinessFace = later(async () => (await import('../cards/BusinessFace')).BusinessFace);

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
    <Tip text={<BusinessFace id={id} />} wide>
      <button
        type="button"
        className={`card card-${state.state}`}
        style={{ '--family': FAMILY[card.family].colour } as CSSProperties}
        data-testid={`hand-${id}`}
        data-state={state.state}
        onClick={() =>
          pick({ do: 'open', dialog: { kind: state.state === 'ready' ? 'business' : 'face', card: id } })
        }
      >
        <span className={`card-title card-title-${titleSize(text.title)}`}>{text.title}</span>
        <span className="card-place">
          <Glyph name="pin" size={13} />
          <span>{text.destination ?? t('table.card.anySpace')}</span>
        </span>
        <span className="card-deal">
          <IconRow icons={icons.cost} size={14} />
          {icons.cost.length > 0 && <Glyph name="arrow" size={13} />}
          <IconRow icons={reward} size={14} />
          <span className="visually-hidden">{text.sentence}</span>
        </span>
        <span className="card-foot">{foot}</span>
      </button>
    </Tip>
  );
}

/** A card of the hand: what it asks, where, what for, and how far it is. Its full face shows itself on demand. */
export const HandCard = memo(HandCardFace, saysSame);

/** Long titles are set smaller, so that none is cut. A wide letter counts twice. */
function titleSize(title: string): 'plain' | 'long' | 'longer' {
  const width = [...title].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e80 ? 2 : 1), 0);
  return width <= 17 ? 'plain' : width <= 20 ? 'long' : 'longer';
}

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
