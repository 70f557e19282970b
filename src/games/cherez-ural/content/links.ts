import type { PriceRow } from './board';
import type { BusinessId, Good, SpaceId, Track, WorkerId } from './terms';

/** Names of things on the table that link to related things (`src/game-api/links.ts`). */
export type Link =
  | `card:${BusinessId}`
  /** Sources of the goods that a card needs. */
  | `need:${BusinessId}`
  | `space:${SpaceId}`
  | `good:${Good}`
  | `chit:${'exploration' | 'hunting'}.${SpaceId}`
  | `marker:${'factory' | 'noEntry' | 'pilgrimage'}.${SpaceId}`
  | `piece:${WorkerId}`
  | `row:${PriceRow}`
  | `track:${Track}`;
