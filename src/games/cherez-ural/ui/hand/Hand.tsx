import { memo, type ReactNode, useMemo } from 'react';
import { entryOf } from '../../../../rules-kit/indexed';
import { HandStrip } from '../../../../table/cards/HandStrip';
import { SmallCard } from '../../../../table/cards/SmallCard';
import { Glyph } from '../../../../table/controls/Glyph';
import { later } from '../../../../table/loading/later';
import { arePropsEqual } from '../../../../table/rendering/useStable';
import type { Link } from '../../content/links';
import type { BusinessId } from '../../content/terms';
import { isOpen } from '../../rules/content-pack/contentOf';
import { foresee } from '../../rules/foresee';
import { playerOf } from '../../rules/state/state';
import { businessIcons } from '../../text/cardIcons';
import { businessText } from '../../text/cardText';
import { type CardState, cardState, readyIn } from '../../view-model/cardState';
import { waitsKey } from '../../view-model/waitsKey';
import { FAMILY } from '../cards/families';
import { IconRow } from '../cards/IconRow';
import { FaceLinks, usePick, usePointed, useTable, useWords } from '../context';
import { GoodsList } from '../parts/amounts';

const BusinessFace = later(async () => (await import('../cards/BusinessFace')).BusinessFace);

type HandCardProps = { readonly id: BusinessId; readonly state: CardState };

function HandCardFace({ id, state }: HandCardProps) {
  const { content, language, t } = useWords();
  const pick = usePick();
  const card = entryOf(content.businesses, id);
  const text = businessText(card, language);
  const icons = businessIcons(card);
  // Only the full face says that the business stays; there is no room for it here.
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
      link={`card:${id}` satisfies Link}
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

/** A card in the hand: cost, place, reward and state. The full face opens on demand. */
const HandCard = memo(HandCardFace, arePropsEqual);

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

const NONE: ReadonlySet<BusinessId> = new Set();

/** The viewer's business cards, completed ones included, in the order of their ids. */
export const Hand = memo(function Hand() {
  const table = useTable();
  const { G, ctx, viewer, t } = table;
  const { picked } = usePointed();
  const onArrival = useMemo(() => {
    if (viewer === null || picked === null || picked.choice.worker === null) return NONE;
    if (picked.choice.by === 'explore' || picked.choice.by === 'place') return NONE;
    const foresight = foresee(G, ctx, viewer, picked.choice.intents);
    return foresight === null ? NONE : readyIn(foresight, table, picked.choice.worker);
  }, [table, G, ctx, viewer, picked]);
  if (viewer === null) return null;
  const { hand, completed } = playerOf(G, viewer);
  const held = hand.filter(isOpen);
  const done = completed.flatMap(({ card, round }) => (isOpen(card) ? [{ card, round }] : []));
  const cards = [...held.map((card) => ({ card, round: null })), ...done].sort((a, b) =>
    a.card < b.card ? -1 : 1,
  );
  return (
    <HandStrip
      label={t('table.hand.label', { count: held.length })}
      cards={cards.map(({ card, round }) => ({
        id: card,
        card: (
          <HandCard
            id={card}
            state={round === null ? cardState(table, viewer, card, onArrival) : { state: 'done', round }}
          />
        ),
      }))}
      empty={t('table.hand.empty')}
    />
  );
});
