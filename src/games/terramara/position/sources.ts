import { cardName } from '../text/explain';
import { spaceName } from '../text/words';
import type { Table } from './table';

/** What an effect comes from, by name: a space, a card, a tile, the leader, the river. */
export function sourceName(
  source: string,
  { G, t, content, language }: Pick<Table, 'G' | 't' | 'content' | 'language'>,
): string {
  if (content.bonusTiles.some(({ id }) => id === source)) return t('table.source.bonusTile');
  if (content.startCards.some(({ id }) => id === source)) return t('table.source.startCard');
  if (source === 'river') return t('table.river');
  const card = cardName(G, source, language);
  return card === source ? spaceName(source, language) : card;
}
