/** Content packs: values of cards that players bring with them, laid over those that are built in. */
import type { BaseIssue } from 'valibot';
import { ContentPackError } from './contentLibrary';

/** A card of a game: `known` names the fields that are known from the published game. */
export type PackedCard = { readonly known: readonly string[] };

/** What does not fit a schema of cards, first thing first: `p20.effects.0.amount: what was expected`.
 *  @param groups the fields of the file that hold cards by their ids: a card is named without them. */
export function whereAndWhat(issue: BaseIssue<unknown>, groups: readonly string[]): string {
  const path = issue.path?.map(({ key }) => String(key)) ?? [];
  const where = groups.includes(path[0]) ? path.slice(1) : path;
  return `${where.join('.') || 'the file'}: ${issue.message}`;
}

/** Lays changes over cards; what is said the same as it is may be said.
 *  @throws ContentPackError where a card is unknown, or a field is known from the published game and would change. */
export function layOverCards<Card extends PackedCard>(
  kind: string,
  cards: Readonly<Record<string, Card>>,
  changes: Readonly<Record<string, Partial<Card>>> = {},
): Readonly<Record<string, Card>> {
  const laid: Record<string, Card> = { ...cards };
  for (const [id, change] of Object.entries(changes)) {
    const card = cards[id];
    if (card === undefined)
      throw new ContentPackError(
        `Content pack: ${kind} has no card ${id}; its cards are ${Object.keys(cards).join(', ')}.`,
      );
    const before: Readonly<Record<string, unknown>> = { ...card };
    for (const [field, value] of Object.entries(change)) {
      if (card.known.includes(field) && JSON.stringify(value) !== JSON.stringify(before[field]))
        throw new ContentPackError(
          `Content pack: ${id}.${field} is known from the published game and can't be replaced.`,
        );
    }
    laid[id] = { ...card, ...change };
  }
  return laid;
}
