import { lootFrom } from '../rules/effects';
import type { Choice } from '../rules/state/state';
import { cardName } from '../text/cardText';
import { join, lootWhy, spaceName } from '../text/words';
import type { Table } from './table';

/** Returns a title with the kind and number of things to choose. */
export function askedTitle(choice: Choice, { t, nameOf }: Pick<Table, 't' | 'nameOf'>): string {
  switch (choice.kind) {
    case 'expedition':
      return t('table.ask.expedition', { count: choice.points });
    case 'gain':
    case 'convert':
      return t(`table.ask.${choice.kind}`, { count: choice.count });
    case 'loot':
      return t('table.ask.loot', { count: choice.count, name: nameOf(choice.raider) });
    case 'swap':
    case 'pay':
    case 'choose':
      return t(`table.ask.${choice.kind}`);
  }
}

/** Returns the name of the source of a choice, and why a player must give loot. */
export function askedFrom(choice: Choice, table: Pick<Table, 'G' | 't' | 'content' | 'language'>): string {
  const source = sourceName(choice.source, table);
  if (choice.kind !== 'loot') return source;
  const due = lootFrom(table.G, choice.owner, choice.raider);
  return join([source, lootWhy(due, table.language)], table.language, 'colon');
}

/** Returns the name of an effect's source: a space, card, tile, the leader or the river. */
function sourceName(
  source: string,
  { G, t, content, language }: Pick<Table, 'G' | 't' | 'content' | 'language'>,
): string {
  if (content.bonusTiles.some(({ id }) => id === source)) return t('table.source.bonusTile');
  if (content.startCards.some(({ id }) => id === source)) return t('table.source.startCard');
  if (source === 'river') return t('table.river');
  const card = cardName(G, source, language);
  return card === source ? spaceName(source, language) : card;
}
