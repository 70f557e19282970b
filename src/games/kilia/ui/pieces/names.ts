/** Names of the cards that the table moves (`data-piece`) */
import type { ActionId, ContractId } from '../../content/terms';
import type { ZoneCard } from '../../rules/state/state';

/** Sprats in a zone are all alike, so they have no name. */
export const pieceOf = (card: ActionId | ZoneCard): string | undefined =>
  card === 'sprat' ? undefined : `card-${card}`;

export const contractPiece = (id: ContractId): string => `contract-${id}`;
