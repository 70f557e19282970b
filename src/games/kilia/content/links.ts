import type { ActionId, ContractId, Space, Zone } from './terms';

/** Names of things on the table that link to related things (`src/game-api/links.ts`). */
export type Link =
  | `card:${ActionId | ContractId}`
  | `zone:${Zone}`
  | `market:${Space}`
  | 'own:canal'
  | 'own:knowledge';
