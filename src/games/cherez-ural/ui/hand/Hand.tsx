import { memo, useMemo } from 'react';
import { HandStrip } from '../../../../table/cards/HandStrip';
import type { BusinessId } from '../../content/terms';
import { cardState, readyIn } from '../../position/cardState';
import { isOpen } from '../../rules/contentOf';
import { foresee } from '../../rules/foresee';
import { usePointed, useTable } from '../context';
import { HandCard } from './HandCard';

const NONE: ReadonlySet<BusinessId> = new Set();

/** The viewer's business cards, those that are done among them, in the order of their numbers. */
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
  const { hand, completed } = G.players[viewer];
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
