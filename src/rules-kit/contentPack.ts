/** Content packs: card values that players supply to replace the built-in ones. */
import type { BaseIssue } from 'valibot';
import { ContentPackError } from './contentLibrary';

/** A card of a game. `known` names the fields known from the published game. */
export type PackedCard = { readonly known: readonly string[] };

/**
 * Formats a schema issue, such as `p20.effects.0.amount: expected …`.
 * @param groups fields that hold cards by id; they are left out of the path
 */
export function whereAndWhat(issue: BaseIssue<unknown>, groups: readonly string[]): string {
  const path = issue.path?.map(({ key }) => String(key)) ?? [];
  const where = path[0] !== undefined && groups.includes(path[0]) ? path.slice(1) : path;
  return `${where.join('.') || 'the file'}: ${issue.message}`;
}

/**
 * Applies changes to cards. A change may repeat known values.
 * @throws ContentPackError if a card is unknown, or a known field would change
 */
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
